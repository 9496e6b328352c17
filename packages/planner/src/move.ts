import type { PlannedPlace } from '@waymark/contract/trips/itinerary'
import { MOVE_KIND } from '@waymark/domain/stop-edits'
import { ferryBetween } from '#ferries'
import { kmBetween } from '@waymark/atlas/distance'
import type { DaySlot } from './day-slot.ts'
import { groupedDigits } from './wording.ts'
import { spokenHours } from './time-difference.ts'

/** The entries for a transfer to another base: the way, and the new accommodation. */
export function moveTo({ base }: DaySlot, { from, leaves, arrives }: NonNullable<DaySlot['move']>) {
  const km = kmBetween(from.centre, base.centre)
  const { lat, lng } = base.centre
  const how = ferryBetween(from.centre, base.centre)
    ? 'by ferry, with the ways to and from the ports'
    : 'by train, coach or car; where there is water, ask for the ferry or a short flight'
  const place: PlannedPlace = {
    name: base.name,
    kind: MOVE_KIND,
    status: 'verified',
    lat,
    lng,
    stayMinutes: 30,
    costCents: 0,
  }
  return [
    {
      begins: leaves,
      activity: `Leave ${from.name} for ${base.name}`,
      description: `It is about ${groupedDigits(Math.round(km / 5) * 5)} km as the crow flies, some ${spokenHours(arrives - leaves)} ${how}.`,
    },
    {
      begins: arrives,
      activity: `Arrive in ${base.name}`,
      description: 'Leave your bags where you stay from now on.',
      place,
    },
  ]
}
