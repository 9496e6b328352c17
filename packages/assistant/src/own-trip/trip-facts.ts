import { hoursOn } from '@waymark/atlas/opening-hours'
import { clockOf } from '@waymark/domain/stop-times'
import { tripTotal } from '@waymark/domain/trip-total'
import { legBetween, wayWords } from '@waymark/planner/travel'
import type { OwnTrip } from '../question.ts'
import { daysOf, entriesOf, isAboutTheWay } from './trip-stops.ts'

/** What the guide answers from, for a language model: each stop with what the atlas knows of it. */
export function tripFacts(trip: OwnTrip): object {
  const entries = entriesOf(trip)
  const { costs } = trip.itinerary
  return {
    ...{ title: trip.title, destination: trip.destination, budget: trip.budget },
    travellers: { adults: trip.adults ?? 1, childAges: trip.childAges ?? [] },
    timeZone: trip.place.timeZone,
    days: daysOf(trip).map(({ day, date, theme, meals, accommodation }) => {
      const own = entries.filter((entry) => entry.day === day)
      return {
        ...{ day, date, theme, meals, accommodation },
        stops: own.map(({ time, begins, ends, title, place, known, countryCode }, index) => {
          const before = own[index - 1]?.place
          const hours = known && hoursOn(known, date, countryCode)
          return {
            ...{ time, title },
            ...(place && { minutes: ends - begins, kind: place.kind, adultCents: place.costCents }),
            ...(place && before && { wayFromBefore: wayWords(legBetween(before, place)) }),
            ...(hours && {
              open:
                hours.map(({ opens, closes }) => `${clockOf(opens)}-${clockOf(closes % 1440)}`).join(', ') || 'closed',
            }),
            ...(known?.bookingNeeded !== undefined && { booking: known.bookingNeeded }),
            ...known?.suitedFor,
          }
        }),
      }
    }),
    ...(costs && { costsInCents: { ...costs, ...tripTotal(costs, trip.budget) } }),
    arrivesAndLeaves: entries.filter(isAboutTheWay).map(({ day, time, title }) => ({ day, time, title })),
  }
}
