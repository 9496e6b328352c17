import { legBetween, wayWords } from '@waymark/planner/travel'
import { bullet } from '../reply.ts'
import type { OwnTrip } from '../question.ts'
import type { OnTrip } from './on-trip.ts'
import { dayOfTrip, daysOf, quoted, stopsNamed, stopsOf, type TripStop } from './trip-stops.ts'

/** Ways between the stops of a day, as the page of the trip shows them. */
export function waysBetween({ trip, days }: OnTrip): string[] {
  const shown = days ?? daysOf(trip)
  const stops = stopsOf(trip)
  const perDay = shown.map((day) => {
    const own = stops.filter((stop) => stop.day === day.day)
    const legs = own.slice(1).flatMap((to, index) => {
      const from = own[index]
      return from ? [{ from, to, leg: legBetween(from.place, to.place) }] : []
    })
    const walked = legs.filter(({ leg }) => leg.isWalked)
    const minutes = walked.reduce((sum, { leg }) => sum + leg.minutes, 0)
    const km = walked.reduce((sum, { leg }) => sum + leg.km, 0)
    return { day, legs, walked, minutes, km }
  })
  const isOneDay = perDay.length === 1
  return [
    `Ways between the stops of ${quoted(trip)}:`,
    ...perDay.flatMap(({ day, legs, walked, minutes, km }) => [
      `${isOneDay ? 'On ' : ''}${dayOfTrip(day)}: ${legs.length === 0 ? 'no way from stop to stop' : walked.length === 0 ? 'nothing on foot' : `${minutes} minutes on foot, ${km.toFixed(1)} km`}.`,
      ...(isOneDay ? legs.map(({ from, to, leg }) => bullet(`${from.title} to ${to.title}: ${wayWords(leg)}`)) : []),
    ]),
    'Estimated by the distance. Walking inside the stops, and from and to where you sleep, comes on top.',
  ].map((line) => line.charAt(0).toUpperCase() + line.slice(1))
}

/** The stops that a way leads from and to: 'from the Colosseum to the Pantheon'. */
export function endsOfWay(trip: OwnTrip, words: string): readonly [TripStop, TripStop] | undefined {
  const [, start = '', goal = ''] = /\b(?:from|between) (.{3,60}?) (?:to|and) (.{3,60})/.exec(words) ?? []
  const [from] = stopsNamed(trip, start)
  const [to] = stopsNamed(trip, goal)
  return from?.place && to?.place && from !== to ? [from, to] : undefined
}

export function wayFromTo({ trip, words }: OnTrip): string[] {
  const [from, to] = endsOfWay(trip, words) ?? []
  if (!from?.place || !to?.place) return []
  return [
    `From ${from.title} to ${to.title}: ${wayWords(legBetween(from.place, to.place))}, estimated by the distance.`,
    from.day === to.day
      ? `Both are on ${dayOfTrip(from)} of ${quoted(trip)}: ${from.time} and ${to.time}.`
      : `In ${quoted(trip)} they are on different days: ${dayOfTrip(from)} and ${dayOfTrip(to)}.`,
  ]
}
