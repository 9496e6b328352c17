import { Button } from '../../../ui/button.tsx'
import { Compass } from '../../../ui/compass.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { StayQuery } from '../model/stay-search.ts'
import { NearNames } from './near-names.tsx'

/** Changes that remove each filter. */
const LOOSENED = [
  ['Any dates', { checkIn: '', checkOut: '' }],
  ['Any number of guests', { guests: '', children: '' }],
  ['Any price', { minPrice: '', maxPrice: '' }],
  ['All categories', { category: 'all' }],
] as const satisfies readonly (readonly [string, Partial<StayQuery>])[]

const narrows = (query: StayQuery, loosened: Partial<StayQuery>): boolean =>
  Object.entries(loosened).some(([name, value]) => query[name as keyof StayQuery] !== value)

interface NoStaysProps {
  query: StayQuery
  onNarrow: (changes: Partial<StayQuery>) => void
}

/** For a search without results: removing a filter, and towns with similar names. */
export function NoStays({ query, onNarrow }: NoStaysProps) {
  const loosened = LOOSENED.filter(([, changes]) => narrows(query, changes))
  return (
    <EmptyState
      title="No accommodations found"
      description="Try adjusting your search criteria or browse our featured properties."
      illustration={<Compass className="mx-auto w-28" />}
      action={
        <>
          {loosened.length > 0 && (
            <ul aria-label="Search again with" className="mb-5 flex flex-wrap justify-center gap-2">
              {loosened.map(([label, changes]) => (
                <li key={label}>
                  <Button variant="secondary" onClick={() => onNarrow(changes)}>
                    {label}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {query.location !== '' && <NearNames typed={query.location} />}
          <Button variant="secondary" className="mt-2" onClick={() => onNarrow({ tab: 'featured' })}>
            See featured properties
          </Button>
        </>
      }
    />
  )
}
