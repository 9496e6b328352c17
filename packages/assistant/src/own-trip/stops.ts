import { kmBetween } from '@waymark/atlas/distance'
import { landmarkNamed } from '@waymark/atlas/landmarks/landmark-named'
import { nameKey } from '@waymark/domain/name-key'
import { countOf, listed } from '@waymark/domain/wording'
import { shortRange } from '../dates-written.ts'
import { bullet } from '../reply.ts'
import type { OnTrip } from './on-trip.ts'
import {
  dayOfTrip,
  daysOf,
  endTime,
  entriesOf,
  isAboutTheWay,
  stopsNamed,
  stopsOfKind,
  type TripStop,
  quoted,
} from './trip-stops.ts'

/** Answers about single stops: whether they are in the trip and when, what comes before and after. */

const FAR_KM = 100

const when = (stop: TripStop): string =>
  `${dayOfTrip(stop)}, ${stop.ends > stop.begins ? `${stop.time} to ${endTime(stop)}` : `at ${stop.time}`}`

/** The name of the sight a question asks about, in English; undefined if the atlas does not know it. */
const sightOf = ({ asked: { subject, subjectFrom } }: OnTrip) =>
  subject?.scope === 'sight' && subjectFrom === 'message' ? subject : undefined

export interface StopAnswer {
  readonly lines: readonly string[]
  readonly ask?: readonly string[]
}

const NAME_ASKED =
  /\b(?:see|seeing|visit|visiting|to|into|is|in) (?:the )?([\p{L}\p{N} '-]{5,60}?)(?: (?:in|on|part of|included in) (?:my|our|the) .*)?\??$/u

/** The stop whose description names what is asked for: the Sistine Chapel is in the Vatican Museums. */
function stopTellingOf(on: OnTrip): TripStop | undefined {
  const name = nameKey(sightOf(on)?.name ?? NAME_ASKED.exec(on.words)?.[1] ?? '')
  if (!name.includes(' ')) return undefined
  return entriesOf(on.trip).find(
    ({ known }) => known !== undefined && ` ${nameKey(known.about)} `.includes(` ${name} `),
  )
}

/** "Is the Colosseum in my trip?", "When do we visit it?" */
export function inTrip(on: OnTrip): StopAnswer {
  const { trip, named, words, asked } = on
  if (named.length > 0)
    return {
      lines: [
        /^(?:when|(?:on )?(?:which|what)|(?:at )?what|and)\b/.test(words)
          ? `In ${quoted(trip)}:`
          : `Yes, in ${quoted(trip)}:`,
        ...named.map((stop) => bullet(`${stop.title}: ${when(stop)}`)),
      ],
    }
  const { subject, subjectFrom } = asked
  if (subjectFrom === 'message' && subject !== undefined && subject.scope !== 'sight' && asked.trip === trip)
    return {
      lines: [`Yes: ${quoted(trip)} leads to ${trip.destination}, from ${shortRange(trip.startDate, trip.endDate)}.`],
    }
  const kind = stopsOfKind(trip, words)
  const sight = sightOf(on)
  const holder = stopTellingOf(on)
  if (holder)
    return {
      lines: [
        `It is no stop of its own in ${quoted(trip)}, but what my guide says of this stop names it:`,
        bullet(`${holder.title}: ${when(holder)}`),
      ],
    }
  if (kind && !sight)
    return { lines: [`In ${quoted(trip)}:`, ...kind.stops.map((stop) => bullet(`${stop.title}: ${when(stop)}`))] }
  const elsewhere = asked.facts.trips.find((other) => other !== trip && stopsNamed(other, words).length > 0)
  const isFar = sight !== undefined && kmBetween(sight.landmark ?? sight.sight ?? sight.city, trip.place) > FAR_KM
  const day = daysOf(trip)[1]?.day ?? 1
  return {
    lines: [
      `No: ${sight ? sight.name : 'no stop of that name'} is ${sight ? 'not ' : ''}in ${quoted(trip)}.`,
      ...(isFar ? [`It is in ${sight.city.name}, ${sight.country.name}, far from ${trip.destination}.`] : []),
      ...(elsewhere ? [`But it is in ${quoted(elsewhere)}.`] : []),
      ...(sight && !isFar ? ['You can add it: I propose the change, and you take it on the page of the trip.'] : []),
    ],
    ...(sight && !isFar && { ask: [`Add ${sight.name} to day ${day}`] }),
  }
}

/** "What is next after the Louvre?", "What comes before the Pantheon?" */
export function beside({ trip, named, words }: OnTrip): string[] {
  const [stop] = named
  if (!stop) return []
  const isBefore = /\b(?:before|precedes?|prior)\b/.test(words)
  const entries = entriesOf(trip)
  const at = entries.findIndex(({ day, time, title }) => day === stop.day && time === stop.time && title === stop.title)
  const other = entries[isBefore ? at - 1 : at + 1]
  const own = `${stop.title} is on ${when(stop)}, in ${quoted(trip)}.`
  if (!other) return [own, `Nothing comes ${isBefore ? 'before' : 'after'} it.`]
  const isSameDay = other.day === stop.day
  const dinner = isBefore ? undefined : daysOf(trip).find(({ day }) => day === stop.day)?.meals.dinner
  return [
    own,
    ...(isSameDay
      ? [bullet(`${isBefore ? 'Before' : 'After'} it: ${other.title} at ${other.time}`)]
      : [
          `It is the ${isBefore ? 'first' : 'last'} of that day.`,
          ...(dinner === undefined ? [] : [bullet(`Dinner: ${dinner}`)]),
          bullet(
            `${isBefore ? 'The day before ends with' : 'The next day begins with'} ${other.title}, ${dayOfTrip(other)} at ${other.time}`,
          ),
        ]),
  ]
}

export function howLongAt({ trip, named }: OnTrip): string[] {
  return [
    `In ${quoted(trip)}:`,
    ...named.map((stop) => bullet(`${stop.title}: ${stop.ends - stop.begins} minutes, on ${when(stop)}`)),
    ...named.flatMap(({ known, begins, ends }) =>
      known && known.stayMinutes > ends - begins
        ? [`My guide reckons about ${known.stayMinutes} minutes there for those who want to see it all.`]
        : [],
    ),
  ]
}

export function count(on: OnTrip): string[] {
  const { trip, words } = on
  const kind = stopsOfKind(trip, words)
  if (kind) {
    const many = kind.stops.length === 1 ? 'one stop' : `${kind.stops.length} stops`
    return [
      `${quoted(trip)} has ${many} of that kind:`,
      ...kind.stops.map((stop) => bullet(`${stop.title}: ${when(stop)}`)),
    ]
  }
  const stops = entriesOf(trip).filter((entry) => !isAboutTheWay(entry))
  if (!/\b(?:stops?|sights?|places|things)\b/.test(words)) return [`${quoted(trip)} has no stop of that kind.`]
  return [
    `${quoted(trip)} has ${countOf(stops.length, 'stop')}:`,
    ...daysOf(trip).map(({ day, date }) =>
      bullet(
        `${dayOfTrip({ day, date })}: ${listed(stops.filter((stop) => stop.day === day).map(({ title }) => title)) || 'none'}`,
      ),
    ),
  ]
}

/** Where stops are, as far as the atlas has an address. */
export function addresses({ trip, named, days, words }: OnTrip): string[] {
  const entries = entriesOf(trip).filter(({ place }) => place !== undefined)
  const within = days ? entries.filter(({ day }) => days.some((one) => one.day === day)) : entries
  const shown = named.length > 0 ? named : /\blast\b/.test(words) ? within.slice(-1) : within.slice(0, 1)
  return [
    ...shown.map((stop) => {
      const address = landmarkNamed(stop.place?.name ?? '')?.address
      return `${stop.title} (${dayOfTrip(stop)} at ${stop.time})${address === undefined ? '' : `: ${address}`}.`
    }),
    'I know no house numbers. On the page of the trip, its entry shows it on the map and leads to directions.',
  ]
}

/** Of a running trip: what of today is over, going on and still to come. */
export function restOfToday({ trip, there: { date, time } }: OnTrip): string[] {
  const today = entriesOf(trip).filter((entry) => entry.date === date && !isAboutTheWay(entry))
  if (date < trip.startDate || date > trip.endDate)
    return [`${quoted(trip)} is not on today: it is from ${trip.startDate} to ${trip.endDate}.`]
  const stateOf = (stop: TripStop) => (endTime(stop) <= time ? 'over' : stop.time <= time ? 'has begun' : 'still ahead')
  return [
    `It is ${time} in ${trip.place.name}. Today in ${quoted(trip)}:`,
    ...today.map((stop) => bullet(`${stop.title}, ${stop.time} to ${endTime(stop)}: ${stateOf(stop)}`)),
    ...(today.length === 0 ? [bullet('Nothing is planned')] : []),
    'What you missed can be moved: write "Move … to day …", and I propose it.',
  ]
}
