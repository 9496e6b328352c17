import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { CheckedPlan, PlanFault } from './plan-fault.ts'
import { atlasPlaceOf, visitsOf } from './plan-visits.ts'

const knownVisits = (day: ItineraryDay) =>
  visitsOf(day).flatMap(({ place, where }) => {
    const known = place.status === 'verified' ? atlasPlaceOf(place)?.known : undefined
    return known ? [{ known, where, day: day.day }] : []
  })

/**
 * Checks a day while later days are still missing: places that share a ticket are visited on the same day, as in the
 * guide's plans. Otherwise a later day may visit the other place, when this day cannot be changed any more.
 */
export function checkTicketsOfDay(day: ItineraryDay): PlanFault[] {
  const visits = knownVisits(day)
  return visits.flatMap(({ known: { name, ticketOf }, where }): PlanFault[] =>
    ticketOf === undefined || visits.some(({ known: { id } }) => id === ticketOf)
      ? []
      : [{ rule: 'ticket', where, detail: `${name} is on the ticket of another place, which is not seen on that day` }],
  )
}

/** Checks that places sharing a ticket are visited on the same day, such as the Forum and the Colosseum. */
export function checkTickets({ itinerary }: Pick<CheckedPlan, 'itinerary'>): PlanFault[] {
  const visits = itinerary.dailyItinerary.flatMap(knownVisits)
  return visits.flatMap(({ known, where, day }): PlanFault[] => {
    const holder = visits.find(({ known: { id } }) => id === known.ticketOf)
    if (!holder || holder.day === day) return []
    const detail = `${known.name} is on the ticket of ${holder.known.name}, which is seen on ${holder.where}`
    return [{ rule: 'ticket', where, detail }]
  })
}
