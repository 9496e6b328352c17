import type { ItineraryDay, PlannedPlace } from '@waymark/contract/trips/itinerary'
import { destinationOf } from '@waymark/atlas/destinations'
import { kmBetween } from '@waymark/atlas/distance'
import { nameKey } from '@waymark/domain/name-key'
import type { AtlasPlace } from '@waymark/atlas/place'
import { findCity } from '@waymark/atlas/find-city'
import type { CheckedPlan, PlanFault } from './plan-fault.ts'
import { weekdayOf } from './day-slot.ts'
import { REACH } from './reach.ts'

interface Visit {
  readonly place: PlannedPlace
  readonly where: string
}

const isDayTrip = (place: PlannedPlace): boolean => place.kind === 'day trip'

const visitsOf = (day: ItineraryDay): Visit[] =>
  day.activities.flatMap(({ place }, index) =>
    place ? [{ place, where: `day ${day.day}, activity ${index + 1}` }] : [],
  )

function checkDistances(visits: readonly Visit[], day: number): PlanFault[] {
  if (visits.some(({ place }) => isDayTrip(place))) return []
  const faults: PlanFault[] = []
  let total = 0
  for (const [index, { place, where }] of visits.entries()) {
    const before = visits[index - 1]?.place
    if (!before) continue
    const km = kmBetween(before, place)
    total += km
    if (km > REACH.leg) {
      faults.push({ rule: 'too-far-apart', where, detail: `${Math.round(km)} km from ${before.name} to ${place.name}` })
    }
  }
  if (total > REACH.day) {
    faults.push({ rule: 'too-far-apart', where: `day ${day}`, detail: `${Math.round(total)} km between its places` })
  }
  return faults
}

/** Places of the atlas at the destination of a plan, by name. */
function knownPlaces({ place }: CheckedPlan): ReadonlyMap<string, AtlasPlace> {
  const city = findCity(`${place.name}, ${place.countryCode}`)
  const { lat, lng } = place
  const destination = city && destinationOf({ ...city, lat, lng })
  return new Map((destination?.places ?? []).map((known) => [nameKey(known.name), known]))
}

/** No place twice, none out of reach or on its closing day, and days that can be walked or ridden. */
export function checkPlaces(plan: CheckedPlan): PlanFault[] {
  const known = knownPlaces(plan)
  const seen = new Map<string, string>()
  const faults: PlanFault[] = []
  for (const day of plan.itinerary.dailyItinerary) {
    const visits = visitsOf(day)
    faults.push(...checkDistances(visits, day.day))
    for (const { place, where } of visits) {
      const km = kmBetween(plan.place, place)
      if (km > (isDayTrip(place) ? REACH.dayTrip : REACH.place)) {
        faults.push({
          rule: 'out-of-reach',
          where,
          detail: `${place.name} is ${Math.round(km)} km from ${plan.place.name}`,
        })
      }
      if (place.status === 'general') continue
      const key = nameKey(place.name)
      const first = seen.get(key)
      if (first) faults.push({ rule: 'place-twice', where, detail: `${place.name} was visited on ${first}` })
      else seen.set(key, where)
      if (known.get(key)?.closed.includes(weekdayOf(day.date))) {
        faults.push({ rule: 'closed', where, detail: `${place.name} is closed on ${weekdayOf(day.date)}` })
      }
    }
  }
  return faults
}
