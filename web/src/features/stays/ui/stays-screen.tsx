import { useCallback } from 'react'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { CategoryButtons } from './category-buttons.tsx'
import { FeaturedStays } from './featured-stays.tsx'
import { SearchResults } from './search-results.tsx'
import { prefetchFeaturedStays } from '../data/use-featured-stays.ts'
import { prefetchStaySearch } from '../data/use-stay-search.ts'
import { StayFilters } from './stay-filters.tsx'
import { StaySearchForm } from './stay-search-form.tsx'
import { useTypedSearch } from './use-typed-search.ts'
import { isSameTyping, queryIn, queryPath, STAY_TABS, type StayQuery } from '../model/stay-search.ts'

export function prefetch({ search }: Pick<Location, 'search'>): Promise<void> {
  const query = queryIn(search)
  return query.tab === 'featured' ? prefetchFeaturedStays() : prefetchStaySearch(query)
}

/** From the URL itself, because rendered state may lag behind. */
const askedFor = () => queryIn(window.location.search)

/** The search for stays. Its state is in the URL, so that going back returns to the previous search. */
export function StaysScreen() {
  const { address, go } = useNavigation()
  const query = queryIn(address.search)
  const { location, category, tab } = query

  const searchFor = useCallback(
    (wanted: string) => {
      const asked = askedFor()
      go(queryPath({ ...asked, location: wanted, tab: 'results' }), {
        replace: isSameTyping(asked.location, wanted),
      })
    },
    [go],
  )
  const { entered, type, take } = useTypedSearch(location, searchFor)

  const narrow = (changes: Partial<StayQuery>) => {
    const asked = askedFor()
    const path = queryPath({ ...asked, location: take(), tab: 'results', ...changes })
    go(path, { replace: path === queryPath(asked) })
  }

  return (
    <>
      <PageHeader
        compact
        title="Find Perfect Place To Stay"
        description="Hotels, apartments, villas and cabins, with the whole price before you book."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:gap-4">
        <StaySearchForm
          entered={entered}
          onType={type}
          onSearch={() => {
            const wanted = take()
            if (wanted !== askedFor().location) searchFor(wanted)
          }}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:gap-y-3">
          <CategoryButtons chosen={category} onChoose={(chosen) => narrow({ category: chosen })} />
          <StayFilters query={query} onNarrow={narrow} />
        </div>
      </div>
      <Tabs
        className="mt-3 sm:mt-5"
        value={tab}
        onValueChange={(value) => {
          const chosen = STAY_TABS.find((name) => name === value)
          if (chosen !== undefined) go(queryPath({ ...askedFor(), location: take(), tab: chosen }), { replace: true })
        }}
      >
        <TabList aria-label="Places to stay">
          <Tab value="results">Search Results</Tab>
          <Tab value="featured">Featured Properties</Tab>
        </TabList>
        <TabPanel value="results">
          <SearchResults query={query} onNarrow={narrow} />
        </TabPanel>
        <TabPanel value="featured">
          <FeaturedStays />
        </TabPanel>
      </Tabs>
    </>
  )
}
