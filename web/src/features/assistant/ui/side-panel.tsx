import { Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTrips } from '../../../shared/live/trips.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { send, useCanAsk } from '../data/conversation.ts'
import { POPULAR_DESTINATIONS, TRAVEL_TIPS } from '../model/welcome.ts'

interface AskButtonProps {
  question: string
  children: ReactNode
}

function AskButton({ question, children }: AskButtonProps) {
  const canAsk = useCanAsk()
  return (
    <button
      type="button"
      disabled={!canAsk}
      onClick={() => send(question)}
      className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-control p-2 text-left transition-colors enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-60"
    >
      {children}
    </button>
  )
}

const SHOWN_TRIPS = 3

function RecentSearches() {
  const trips = useTrips(SHOWN_TRIPS)
  if (trips.status === 'loading') {
    return (
      <LoadingRegion label="Loading your trips">
        <Skeleton className="h-14" />
      </LoadingRegion>
    )
  }
  if (trips.status === 'failed') return <p className="text-sm text-muted">Your trips could not be loaded.</p>
  if (trips.data.length === 0) return <p className="text-sm text-muted">Trips that you plan are listed here.</p>
  return (
    <ul className="-mx-2">
      {trips.data.map(({ id, destination, startDate }) => (
        <li key={id}>
          <AskButton question={`Tell me about my trip to ${destination}`}>
            <Clock aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{destination}</span>
              <span className="block text-sm text-muted">{formatDay(startDate)}</span>
            </span>
          </AskButton>
        </li>
      ))}
    </ul>
  )
}

/** Shown beside the conversation on wide screens. */
export function SidePanel() {
  return (
    <aside aria-label="Ideas" className="sticky top-6 grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card>
        <h2 className="mb-3 text-lg">Recent Searches</h2>
        <RecentSearches />
      </Card>
      <Card>
        <h2 className="mb-3 text-lg">Popular Destinations</h2>
        <ul className="-mx-2">
          {POPULAR_DESTINATIONS.map((name) => (
            <li key={name}>
              <AskButton question={`Tell me about ${name}`}>
                <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
                <span className="font-semibold">{name}</span>
              </AskButton>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2 className="mb-3 text-lg">Travel Tips</h2>
        <ul className="grid list-disc gap-2 pl-5 text-[0.9375rem] text-muted marker:text-accent">
          {TRAVEL_TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}
