import { type ActivityDate, datesAhead, isDated, placesLeft } from '@waymark/contract/activities/activity-dates'
import type { Activity } from '@waymark/contract/activities/activity'
import type { Trip } from '@waymark/contract/trips/trip'
import { nameKey } from '@waymark/domain/name-key'
import { cityOf } from './filters.ts'

type Located = Pick<Activity, 'location' | 'dates' | 'placesTaken'>
type Days = Pick<Trip, 'destination' | 'place' | 'startDate' | 'endDate'>

interface ForTrip<T> {
  readonly trip: T
  /** Dates with free places during the trip; none for an activity without fixed dates, which any day suits. */
  readonly dates: readonly ActivityDate[]
}

const townKey = (name: string): string => nameKey(name.split(',', 1)[0] ?? '')

const leadsTo = ({ destination, place }: Days, town: string): boolean =>
  [destination, place.name].some((name) => townKey(name) === nameKey(town))

const coming = <T extends Days>(trips: readonly T[], today: string): T[] =>
  trips.filter(({ endDate }) => endDate >= today).toSorted((a, b) => a.startDate.localeCompare(b.startDate))

/** The coming trips to the activity's town during which it takes place, the next one first. */
export const tripsFor = <T extends Days>(activity: Located, trips: readonly T[], today: string): ForTrip<T>[] =>
  coming(trips, today)
    .filter((trip) => leadsTo(trip, cityOf(activity)))
    .map((trip) => ({
      trip,
      dates: datesAhead(activity, trip.startDate > today ? trip.startDate : today).filter(
        (date) => date.startsAt.slice(0, 10) <= trip.endDate && placesLeft(activity, date) > 0,
      ),
    }))
    .filter(({ dates }) => !isDated(activity) || dates.length > 0)

/** The trip for which a day is chosen: the one with that day, else the one that was chosen, else the next one. */
export function tripOn<T extends Pick<Trip, 'id' | 'startDate' | 'endDate'>>(
  trips: readonly T[],
  { day, tripId }: { readonly day: string; readonly tripId: string | undefined },
): T | undefined {
  const chosen = trips.filter(({ id }) => id === tripId)
  const has = ({ startDate, endDate }: T): boolean => startDate <= day && day <= endDate
  return chosen.find(has) ?? trips.find(has) ?? chosen[0] ?? trips[0]
}

/** Those for the next trip first, then those for later ones; otherwise the order is kept. */
export function tripsFirst<A extends Located>(activities: A[], trips: readonly Days[], today: string): A[] {
  const inOrder = coming(trips, today)
  if (inOrder.length === 0) return activities
  const rank = (activity: A): number => {
    const [found] = tripsFor(activity, inOrder, today)
    return found === undefined ? inOrder.length : inOrder.indexOf(found.trip)
  }
  return activities
    .map((activity) => ({ activity, rank: rank(activity) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ activity }) => activity)
}

export interface TownOfTrip<T> {
  readonly city: string
  readonly trip: T
  readonly count: number
}

/** The towns of coming trips that have activities then, the next trip first. */
export function townsOfTrips<T extends Days>(
  activities: readonly Located[],
  trips: readonly T[],
  today: string,
): TownOfTrip<T>[] {
  const towns = new Map<string, TownOfTrip<T>>()
  for (const trip of coming(trips, today)) {
    const fitting = activities.filter((activity) => tripsFor(activity, [trip], today).length > 0)
    const [first] = fitting
    if (first !== undefined && !towns.has(cityOf(first)))
      towns.set(cityOf(first), { city: cityOf(first), trip, count: fitting.length })
  }
  return [...towns.values()]
}
