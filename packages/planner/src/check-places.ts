import type { PlannedPlace } from '@waymark/contract/trips/itinerary'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import { nameKey } from '@waymark/domain/name-key'
import type { CheckedPlan, PlanFault } from './plan-fault.ts'
import { isWayBack, REACH } from './reach.ts'
import { basesIn, type PlanVisit, visitsOf } from './plan-visits.ts'

const isDayTrip = (place: PlannedPlace): boolean => place.kind === 'day trip'

function checkDistances(visits: readonly PlanVisit[], day: number, base: Point): PlanFault[] {
  if (visits.some(({ place }) => isDayTrip(place))) return []
  const faults: PlanFault[] = []
  let total = 0
  for (const [index, { place, where }] of visits.entries()) {
    const before = visits[index - 1]?.place
    if (!before) continue
    if (isWayBack(base, before, place)) continue
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

/** Whether everything before the return to town is out of town, so that it may go as far as an excursion. */
function isDayOut(visits: readonly PlanVisit[], base: Point): boolean {
  const isOut = ({ place }: PlanVisit) => kmBetween(base, place) > REACH.outOfTown
  return visits.slice(0, visits.findLastIndex(isOut)).every((visit) => visit.place.status === 'general' || isOut(visit))
}

/** Lille and Brussels both have a Grand-Place. */
const NAMESAKE_KM = 20

/** Checks for duplicate places, places out of reach of the base, and legs that are too long. */
export function checkPlaces(plan: CheckedPlan): PlanFault[] {
  const bases = basesIn(plan.place, plan.itinerary)
  const seen: PlanVisit[] = []
  const faults: PlanFault[] = []
  for (const day of plan.itinerary.dailyItinerary) {
    const base = bases.get(day.day) ?? plan.place
    const visits = visitsOf(day)
    faults.push(...checkDistances(visits, day.day, base))
    for (const visit of visits) {
      const { place, where } = visit
      const km = kmBetween(base, place)
      const reach = isDayTrip(place) || isDayOut(visits, base) ? REACH.dayTrip : REACH.place
      if (km > reach) {
        faults.push({ rule: 'out-of-reach', where, detail: `${place.name} is ${Math.round(km)} km from ${base.name}` })
      }
      if (place.status === 'general') continue
      const key = nameKey(place.name)
      const first = seen.find(
        (other) => nameKey(other.place.name) === key && kmBetween(other.place, place) <= NAMESAKE_KM,
      )
      if (first) faults.push({ rule: 'place-twice', where, detail: `${place.name} was visited on ${first.where}` })
      else seen.push(visit)
    }
  }
  return faults
}
