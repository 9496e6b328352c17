import type { CheckedPlan, PlanFault } from './plan-fault.ts'
import { atlasPlaceOf, visitsOf } from './plan-visits.ts'

/** Checks that places sharing a ticket are visited on the same day, such as the Forum and the Colosseum. */
export function checkTickets({ itinerary }: Pick<CheckedPlan, 'itinerary'>): PlanFault[] {
  const visits = itinerary.dailyItinerary.flatMap((day) =>
    visitsOf(day).flatMap(({ place, where }) => {
      const known = place.status === 'verified' ? atlasPlaceOf(place)?.known : undefined
      return known ? [{ known, where, day: day.day }] : []
    }),
  )
  return visits.flatMap(({ known, where, day }): PlanFault[] => {
    const holder = visits.find(({ known: { id } }) => id === known.ticketOf)
    if (!holder || holder.day === day) return []
    const detail = `${known.name} is on the ticket of ${holder.known.name}, which is seen on ${holder.where}`
    return [{ rule: 'ticket', where, detail }]
  })
}
