import { nameKey } from '@waymark/domain/name-key'
import { findGoal } from '@waymark/atlas/find-goal'
import { hoursOn } from '@waymark/atlas/opening-hours'
import { countryOf } from '@waymark/atlas/countries'
import { pricesIn } from './country-prices.ts'
import type { CheckedPlan, PlanFault } from './plan-fault.ts'
import type { PlanInput } from './plan-input.ts'
import { visitsOf } from './plan-visits.ts'
import { suitedSight } from './suited-sight.ts'
import { wishesOf } from './wishes.ts'

/**
 * Checks that a sight named as destination is visited, unless it is closed on all days or does not suit the travellers.
 */
export function checkNamedSight(request: PlanInput, { itinerary }: CheckedPlan): PlanFault[] {
  const sight = findGoal(request.destination)?.sight
  if (!sight) return []
  const { countryCode } = sight
  const place = suitedSight(sight, pricesIn(countryOf(countryCode)), wishesOf(request))
  if (!place) return []
  const key = nameKey(place.name)
  const isSeen = itinerary.dailyItinerary.some((day) =>
    visitsOf(day).some((visit) => nameKey(visit.place.name) === key),
  )
  const isOpen = itinerary.dailyItinerary.some(({ date }) => hoursOn(place, date, countryCode)?.length !== 0)
  if (isSeen || !isOpen) return []
  return [{ rule: 'named-sight', where: 'plan', detail: `${place.name} was asked for and is not visited` }]
}
