import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, dayNumber } from '@waymark/domain/itinerary'
import { MemberMark } from '../../../shared/trips/member-mark.tsx'
import type { Member } from '../../../shared/trips/members.ts'
import { useOthersHere, usePresence } from '../data/presence.ts'
import { useShownDay } from './use-shown-day.ts'

interface OthersHereProps {
  trip: Trip
  uid: string
  members: readonly Member[]
  /** The id of the section of the day with this key. */
  sectionOf: (day: number) => string
}

/** Shows which other members have the trip open and the day they view, and publishes the same for the user. */
export function OthersHere({ trip, uid, members, sectionOf }: OthersHereProps) {
  const day = useShownDay(datesOfDays(trip), sectionOf)
  usePresence(trip.id, uid, day)
  const here = useOthersHere(trip.id, uid)
  const shown = members.filter((member) => here.has(member.uid))
  if (shown.length === 0) return null
  return (
    <ul aria-label="Here right now" className="flex flex-wrap justify-end gap-x-3 gap-y-1 text-sm text-muted">
      {shown.map((member) => {
        const at = dayNumber(trip, here.get(member.uid) ?? null)
        return (
          <li key={member.uid} className="flex items-center gap-1.5">
            <MemberMark member={member} size="small" />
            <span className="max-sm:sr-only">
              <bdi>{member.name}</bdi>
              {at !== null && ','}
            </span>
            {at !== null && <span>day {at}</span>}
          </li>
        )
      })}
    </ul>
  )
}
