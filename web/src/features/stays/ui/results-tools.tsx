import { countOf } from '@waymark/domain/wording'
import { STAY_SORTS } from '@waymark/contract/stays/stay-calls'
import { ArrowDownUp, MapIcon } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { useStaySearch } from '../data/use-stay-search.ts'
import { SORT_NAMES, type StayQuery } from '../model/stay-search.ts'

interface ResultsToolsProps {
  query: StayQuery
  onNarrow: (changes: Partial<StayQuery>) => void
  isMapOpen: boolean
  onMapToggle: () => void
}

/** Beside the tabs: how many stays were found, their order, and their map. On phones the count is a line below. */
export function ResultsTools({ query, onNarrow, isMapOpen, onMapToggle }: ResultsToolsProps) {
  const { stays = [], hasNextPage } = useStaySearch(query)
  return (
    <>
      <output className="ml-auto text-muted max-lg:text-sm max-sm:order-1 max-sm:min-h-5 max-sm:basis-full">
        {stays.length > 0 && countOf(stays.length, 'accommodation')}
        {stays.length > 0 && hasNextPage && ', and more'}
      </output>
      {/* An icon on phones, so that it fits beside the tabs. */}
      <span className={classNames('relative', query.sort !== '' && 'text-accent-ink')}>
        <ArrowDownUp aria-hidden="true" className="pointer-events-none absolute inset-0 z-10 m-auto size-5 sm:hidden" />
        <NativeSelect
          aria-label="Sort by"
          value={query.sort}
          asIcon
          className="sm:!w-auto"
          onChange={({ target }) => onNarrow({ sort: STAY_SORTS.find((sort) => sort === target.value) ?? '' })}
        >
          <option value="">Recommended</option>
          {STAY_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </NativeSelect>
      </span>
      <Button
        variant={isMapOpen ? 'soft' : 'secondary'}
        aria-expanded={isMapOpen}
        className="max-lg:size-11 max-lg:px-0"
        onClick={onMapToggle}
      >
        <MapIcon aria-hidden="true" className="max-lg:!size-5" />
        <span className="max-lg:sr-only">Map</span>
      </Button>
    </>
  )
}
