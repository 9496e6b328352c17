import type { ItineraryDay, PlannedPlace } from '@waymark/contract/trips/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import { MOVE_KIND } from '@waymark/domain/stop-edits'
import { clockOf, minutesOf } from '@waymark/domain/stop-times'
import { weekdayOf } from '@waymark/atlas/opening-hours'
import type { AtlasPlace } from '@waymark/atlas/place'
import { atlasPlaceOf } from '@waymark/planner/plan-visits'
import { shortDay } from '../dates-written.ts'
import { weekdayName } from '../day-asked.ts'
import { SIGHT_WORDS } from '../place-words.ts'
import type { OwnTrip } from '../question.ts'

/** An entry of an own trip, with what the atlas knows of its place. */
export interface TripStop {
  readonly day: number
  readonly date: string
  /** `HH:mm`, local time at the destination. */
  readonly time: string
  readonly begins: number
  /** The same as `begins` for entries about the way. */
  readonly ends: number
  readonly title: string
  /** Absent for entries about the way: an arrival, a return. */
  readonly place: PlannedPlace | undefined
  readonly known: AtlasPlace | undefined
  readonly countryCode: string
}

export const daysOf = ({ itinerary }: OwnTrip): readonly ItineraryDay[] => itinerary.dailyItinerary

export function entriesOf(trip: OwnTrip): TripStop[] {
  return daysOf(trip).flatMap(({ day, date, activities }) =>
    activities.map(({ time, activity, place }) => {
      const found = place === undefined || place.status === 'general' ? undefined : atlasPlaceOf(place)
      const begins = minutesOf(time)
      return {
        ...{ day, date, time, begins, title: activity, place, known: found?.known },
        ends: begins + (place?.stayMinutes ?? 0),
        countryCode: found?.countryCode ?? trip.place.countryCode,
      }
    }),
  )
}

const ABOUT_THE_WAY = /^(?:Arrive in|Travel from|Back in|Leave) /

/** Whether it is an arrival, a return or a transfer. */
export const isAboutTheWay = ({ title, place }: TripStop): boolean =>
  place === undefined ? ABOUT_THE_WAY.test(title) : place.kind === MOVE_KIND

/** Without entries about the way, and without what has no place. */
export const stopsOf = (trip: OwnTrip): (TripStop & { readonly place: PlannedPlace })[] =>
  entriesOf(trip).flatMap((entry) =>
    entry.place === undefined || entry.place.kind === MOVE_KIND ? [] : [{ ...entry, place: entry.place }],
  )

/** A title within a sentence, which may begin like a sentence itself: '5 days in Rome'. */
export const quoted = ({ title }: Pick<OwnTrip, 'title'>): string => `“${title}”`

/** 'Sunday, Jan 24'. */
export const dayWritten = (date: string): string => `${weekdayName(weekdayOf(date))}, ${shortDay(date)}`

/** 'day 2 (Sunday, Jan 24)'. */
export const dayOfTrip = ({ day, date }: Pick<TripStop, 'day' | 'date'>): string => `day ${day} (${dayWritten(date)})`

export const endTime = ({ ends }: TripStop): string => clockOf(Math.min(ends, 24 * 60 - 1))

/** Words of a name that say of which kind a place is, in the languages of signs. */
const KINDS: ReadonlySet<string> = new Set(
  'the and del della delle degli dei des der die das les los las san saint santa sao piazza plaza place praca platz musee museo museu parc parque campo monte villa visit explore see walk stroll wander take view from around day trip through browse breakfast lunch dinner night morning afternoon evening first last next with for our'.split(
    ' ',
  ),
)

const isOwnWord = (word: string): boolean => word.length > 2 && !SIGHT_WORDS.has(word) && !KINDS.has(word)

/** 'museums' is a plural of 'museum', and 'churches' of 'church'. */
const singular = (word: string): string => word.replace(/(?:(?<=ch|sh|s)es|(?<!s)s)$/, '')

const KIND_WORDS: Readonly<Record<string, string>> = { church: 'religious site', temple: 'religious site', cathedral: 'religious site', basilica: 'religious site', mosque: 'religious site', zoo: 'zoo or aquarium', aquarium: 'zoo or aquarium', excursion: 'day trip' } // prettier-ignore

/** The stops of a kind that a text asks for in general: 'museums', 'the beach'. */
export function stopsOfKind(
  trip: OwnTrip,
  text: string,
): { readonly kind: string; readonly stops: TripStop[] } | undefined {
  const words = nameKey(text)
    .replaceAll(/\bday trips?\b/g, 'excursion')
    .split(' ')
    .map(singular)
  for (const word of words) {
    const kind = KIND_WORDS[word] ?? word
    const stops = stopsOf(trip).filter(({ place }) => place.kind === kind || singular(place.kind) === kind)
    if (stops.length > 0) return { kind: word, stops }
  }
  return undefined
}

/** The stops that a text names; the best match only, or several if they match equally. */
export function stopsNamed(trip: OwnTrip, text: string): TripStop[] {
  const words = new Set(nameKey(text.replaceAll(/['’]s\b/g, '')).split(' '))
  const townWords = new Set(nameKey(`${trip.destination} ${trip.place.name} ${trip.title}`).split(' '))
  const key = ` ${[...nameKey(text).split(' ')].join(' ')} `
  const entries = entriesOf(trip).filter((entry) => !isAboutTheWay(entry))
  const rated = entries.map((stop) => {
    const name = stop.place?.name ?? stop.title
    const names = [name, stop.title, stop.known?.localName ?? name, ...(stop.known?.otherNames ?? [])].map(nameKey)
    const isWhole = names.some((one) => key.includes(` ${one.replace(/^the /, '')} `))
    const found = new Set(
      names.flatMap((one) =>
        one.split(' ').filter((word) => isOwnWord(word) && !townWords.has(word) && words.has(word)),
      ),
    )
    return { stop, score: isWhole ? 100 + name.length : found.size }
  })
  const best = Math.max(0, ...rated.map(({ score }) => score))
  if (best > 0) return rated.filter(({ score }) => score === best).map(({ stop }) => stop)
  // 'The castle', if there is one of them.
  const ofKind = stopsOf(trip).filter(
    ({ place }) =>
      key.includes(` the ${place.kind} `) ||
      nameKey(place.name)
        .split(' ')
        .some((word) => SIGHT_WORDS.has(word) && key.includes(` the ${word} `)),
  )
  return ofKind.length === 1 ? ofKind : []
}
