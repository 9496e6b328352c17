import { useQuery } from '@tanstack/react-query'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { proposeTripDay } from '@waymark/contract/trips/trip-day-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import { dayNumber, stopsOfDay } from '@waymark/domain/itinerary'
import { isKept } from '@waymark/domain/stop-edits'
import { atPace, paceNote } from '@waymark/planner/few-stops'
import { useState } from 'react'
import { callApi } from '../../../shared/api/api-client.ts'
import { messageFor } from '../../../shared/api/api-error.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { linesOf, type Proposal, proposeFor } from '../model/day-proposal.ts'
import { Proposals } from './proposals.tsx'
import { useFewStops } from './use-few-stops.ts'

interface DayProposalDialogProps {
  trip: Trip
  /** Its key. */
  day: number
  places: readonly NearbyPlace[]
  onTake: (proposal: Proposal) => void
  onClose: () => void
}

const NOTHING = <p>There is no gap left that a place around here would fit into.</p>

/** Shows a day with the guide's proposals for its free hours. Existing stops stay. */
export function GapsDialog({ trip, day, places, onTake, onClose }: DayProposalDialogProps) {
  useClosedByBack(onClose)
  const { uid } = useSession()
  const { few, isKnown } = useFewStops(trip)
  const stops = stopsOfDay(trip, day)
  const proposed = atPace(proposeFor(trip, places, day, stops), stops, few)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Fill the gaps of day ${dayNumber(trip, day)}`}
      description="By the built-in guide, from places around here that are open then. What you have stays as it is."
    >
      {isKnown && proposed.length === 0 && <div className="mb-3">{NOTHING}</div>}
      {few !== undefined && proposed.length > 0 && <p className="mb-3">{paceNote(few, stops)}</p>}
      {isKnown && <Proposals lines={linesOf(trip, day, proposed, { isAgain: false, uid })} onTake={onTake} />}
    </Dialog>
  )
}

const STAYS = 'What you added yourself, locked, did or booked stays. Nothing changes until you take it.'

/** Shows a day beside a new plan by the server's guide or model; offline, by the local guide. */
export function PlanAgainDialog({ trip, day, places, onTake, onClose }: DayProposalDialogProps) {
  useClosedByBack(onClose)
  const { uid } = useSession()
  const online = useOnline()
  // Accepting a proposal changes the day; the proposals stay those for the original day.
  const [first] = useState(trip)
  const number = dayNumber(first, day)
  const asked = useQuery(
    {
      queryKey: ['day-proposal', trip.id, day],
      queryFn: ({ signal }) => callApi(proposeTripDay, { params: { id: trip.id, day: String(number) } }, { signal }),
      enabled: online,
      staleTime: Infinity,
      gcTime: 0,
      retry: false,
    },
    queryClient,
  )
  const isAway = !online && asked.data === undefined
  const { few } = useFewStops(first)
  const kept = stopsOfDay(first, day).filter(isKept)
  const here = { proposed: atPace(proposeFor(first, places, day, kept), kept, few) }
  const answer = isAway ? { ...here, answeredBy: 'guide' as const } : asked.data
  const by = answer?.answeredBy === 'gemini' ? 'By AI, from places that the guide knows.' : 'By the built-in guide.'
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={`Plan day ${number} again`}
      description={answer === undefined ? STAYS : `${by} ${STAYS}`}
    >
      {answer !== undefined && answer.proposed.length === 0 && <div className="mb-3">{NOTHING}</div>}
      {few !== undefined && answer !== undefined && answer.proposed.length > 0 && (
        <p className="mb-3">{paceNote(few, kept)}</p>
      )}
      {answer !== undefined && (
        <Proposals lines={linesOf(trip, day, answer.proposed, { isAgain: true, uid })} onTake={onTake} />
      )}
      {answer === undefined && asked.isError && (
        <ErrorState
          title="The day could not be planned again"
          description={messageFor(asked.error, 'Please try again.')}
          onRetry={() => void asked.refetch()}
        />
      )}
      {answer === undefined && !asked.isError && (
        <LoadingRegion label={`Planning day ${number} again`}>
          <Skeleton className="h-12" />
          <Skeleton className="mt-3 h-12" />
          <Skeleton className="mt-3 h-12" />
        </LoadingRegion>
      )}
    </Dialog>
  )
}
