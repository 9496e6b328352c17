import { useCallback, useState } from 'react'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { CategoryButtons } from './category-buttons.tsx'
import { FeaturedStays } from './featured-stays.tsx'
import { ResultsTools } from './results-tools.tsx'
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

/** Going back from a stay restores the open map. */
let wasMapOpen = false

/** The search for stays. Its state is in the URL, so that going back returns to the previous search. */
export function StaysScreen() {
  const { address, go } = useNavigation()
  const query = queryIn(address.search)
  const { location, category, tab } = query
  const [isMapOpen, setMapOpen] = useState(wasMapOpen)

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
      <StaySearchForm
        entered={entered}
        onType={type}
        onSearch={() => {
          const wanted = take()
          if (wanted !== askedFor().location) searchFor(wanted)
        }}
      />
      {/* On phones a row that scrolls sideways. */}
      <div className="fade-ends -mx-4 mt-2.5 flex items-center gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:mt-3 sm:flex-wrap sm:gap-x-4 sm:px-0">
        <StayFilters query={query} onNarrow={narrow} />
        <CategoryButtons chosen={category} onChoose={(chosen) => narrow({ category: chosen })} />
      </div>
      <Tabs
        className="mt-2 sm:mt-3"
        value={tab}
        onValueChange={(value) => {
          const chosen = STAY_TABS.find((name) => name === value)
          if (chosen !== undefined) go(queryPath({ ...askedFor(), location: take(), tab: chosen }), { replace: true })
        }}
      >
        <div className="flex flex-wrap items-center gap-x-2 lg:gap-x-4">
          <TabList compact aria-label="Places to stay">
            <Tab value="results">Search Results</Tab>
            <Tab value="featured">Featured Properties</Tab>
          </TabList>
          {tab === 'results' && (
            <ResultsTools
              query={query}
              onNarrow={narrow}
              isMapOpen={isMapOpen}
              onMapToggle={() => {
                wasMapOpen = !isMapOpen
                setMapOpen(wasMapOpen)
              }}
            />
          )}
        </div>
        <TabPanel value="results" className="!pt-2.5 sm:!pt-4">
          <SearchResults query={query} onNarrow={narrow} isMapOpen={isMapOpen} />
        </TabPanel>
        <TabPanel value="featured">
          <FeaturedStays />
        </TabPanel>
      </Tabs>
    </>
  )
}
