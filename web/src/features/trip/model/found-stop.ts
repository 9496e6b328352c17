import { daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { tripLength } from '@waymark/domain/itinerary'

/** What was read out of a file or a text, before anybody has said that it is right. */
export interface FoundStop {
  readonly title: string
  readonly kind: Stop['kind']
  /** The calendar day at the destination; undefined where none was found. */
  readonly date: string | undefined
  readonly startsAt: string | null
  readonly minutes: number | null
  readonly note: string
  readonly link: string | null
}

const KIND_WORDS: readonly (readonly [Stop['kind'], RegExp])[] = [
  ['travel', /\b(?:flights?|airlines?|airways|boarding|train|rail|bus|coach|ferry|transfer|car rental|pick-?up)\b/i],
  ['sleep', /\b(?:hotel|hostel|check-?in|check-?out|apartment|guest ?house|accommodation|nights?|room)\b/i],
  ['meal', /\b(?:restaurant|table for|breakfast|brunch|lunch|dinner|bistro|caf[eé])\b/i],
]

/** What a text is about, by its words; a booking where they do not say. */
export const kindIn = (text: string): Stop['kind'] => KIND_WORDS.find(([, words]) => words.test(text))?.[0] ?? 'booking'

/** A text as a stop holds it: no longer than it may be, and never cut through a character. */
export const fitting = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/** One line of it, as a title is. */
export const fittingTitle = (text: string): string => fitting(text.replaceAll(/\p{Cc}+/gu, ' '), LIMITS.shortText)

/** The day of the trip on which it is; null, an idea, where it is on none. */
export function dayOfFound(
  { date }: Pick<FoundStop, 'date'>,
  trip: Pick<Trip, 'startDate' | 'endDate'>,
): number | null {
  if (date === undefined) return null
  const day = daysBetween(trip.startDate, date) + 1
  return day >= 1 && day <= tripLength(trip) ? day : null
}

/** The fields of the stop that it becomes. A date that is no day of the trip is said in the note. */
export function stopFieldsOf(found: FoundStop, trip: Pick<Trip, 'startDate' | 'endDate'>): Partial<Stop> {
  const day = dayOfFound(found, trip)
  const { title, kind, startsAt, minutes, link } = found
  const when = day === null && found.date !== undefined ? `${found.date}\n` : ''
  return { title, kind, startsAt, minutes, link, day, note: fitting(when + found.note, LIMITS.longText) }
}
