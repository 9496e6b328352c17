import { Backpack } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PACK_AT_ONCE, PACKING_LISTS_PATH, packForTripPath, packingScreenPath } from '../../../config/paths.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Card } from '../../../ui/card.tsx'
import type { ComingPacking } from '../model/coming-packing.ts'
import { PackedLine } from './packed-line.tsx'

/** More would push the form out of a phone's window. */
const MOST_SHOWN = 3

const WHOLE_CARD =
  '-ml-0.5 line-clamp-2 pl-0.5 [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card'

function ComingCard({ id, title, startDate, endDate, list }: ComingPacking) {
  return (
    <Card className="relative h-full !p-4 transition-shadow hover:shadow-lifted">
      <h3 dir="auto" className="text-base">
        <Link
          to={list === undefined ? packForTripPath(id) : packingScreenPath(list.id)}
          state={list === undefined ? PACK_AT_ONCE : undefined}
          className={WHOLE_CARD}
        >
          {title}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm text-muted">{formatDayRange(startDate, endDate)}</p>
      {list === undefined ? (
        <p className="mt-3 flex items-center gap-2 text-sm font-semibold text-accent-ink">
          <Backpack aria-hidden="true" className="size-4" />
          Make a packing list
        </p>
      ) : (
        <PackedLine list={list} />
      )}
    </Card>
  )
}

/** The lists of the next trips, and trips that have none yet. */
export function ComingPackingCards({ coming }: { coming: readonly ComingPacking[] }) {
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="coming-packing" className="mb-8">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="coming-packing" className="text-xl">
          Your next trips
        </h2>
        {coming.length > MOST_SHOWN && (
          <Link to={PACKING_LISTS_PATH} className="inline-flex min-h-11 items-center font-semibold text-accent-ink">
            See all
          </Link>
        )}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {coming.slice(0, MOST_SHOWN).map((one) => (
          <li key={one.id}>
            <ComingCard {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
