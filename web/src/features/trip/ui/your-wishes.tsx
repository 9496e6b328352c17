import type { Trip } from '@waymark/contract/trips/trip'
import { countWishes, wishNotesIn } from '@waymark/planner/wish-notes'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const WishNotes = lazyPart(async () => (await import('./wish-notes.tsx')).WishNotes)

type Wished = Pick<Trip, 'preferences' | 'childAges' | 'itinerary'>

/** Whether something was wished, and the plan says what has become of it. */
export const saysOfWishes = ({ preferences, itinerary }: Wished): boolean =>
  preferences !== '' && wishNotesIn(itinerary.tips).length > 0

/** '3 of 4 wishes heeded'. */
function summaryOf({ heeded, all }: ReturnType<typeof countWishes>): string {
  const wishes = all === 1 ? 'wish' : 'wishes'
  return heeded === all && all > 1 ? `All ${all} wishes heeded` : `${heeded} of ${all} ${wishes} heeded`
}

/** What the plan has made of the traveller's wishes, on a press; nothing where it does not say. */
export function YourWishes({ trip }: { trip: Wished }) {
  const [isOpen, setOpen] = useState(false)
  const notes = wishNotesIn(trip.itinerary.tips)
  if (!saysOfWishes(trip)) return null
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="-ml-1 mr-34 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control px-1 font-semibold text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-5 transition-transform group-open:rotate-90" />
        {summaryOf(countWishes(notes))}
      </summary>
      {isOpen && <WishNotes trip={trip} notes={notes} />}
    </details>
  )
}
