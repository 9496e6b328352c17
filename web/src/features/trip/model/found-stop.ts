import { daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import type { Stop } from '@waymark/contract/trips/stop'
import { dayKey, type Dated } from '@waymark/domain/itinerary'

/** An entry found in a file or text, not confirmed yet. */
export interface FoundStop {
  readonly title: string
  readonly kind: Stop['kind']
  /** Calendar day at the destination; undefined if unknown. */
  readonly date: string | undefined
  readonly startsAt: string | null
  readonly minutes: number | null
  /** Location, visible to everybody who sees the trip. */
  readonly about: string
  readonly note: string
  /** In the note, which only members read: shown before it is added. */
  readonly code?: string | undefined
  /** As written there, for all travellers; a stop's cost is for one. */
  readonly price?: string | undefined
  readonly link: string | null
  /** It has an unsupported recurrence rule: only the first occurrence is included. */
  readonly repeats?: true
}

const KIND_WORDS: readonly (readonly [Stop['kind'], RegExp])[] = [
  [
    'travel',
    /(?<!\p{L})(?:flights?|airlines?|boarding|trains?|rail|bus|coach|ferry|transfer|airways|eurostar|flixbus|vuelta|car rental|pick-?up|departs|flug|hinflug|rückflug|abflug|terminal|bahn|hbf|zug|fähre|gleis|vol|vuelo|tren|tgv|ice|ave|renfe|coche|voiture|ferries|embarque|embarquement|volo|treno|trenitalia|italo|frecciarossa|carrozza|stazione|traghetti?|andata|ritorno|passeggeri|tirrenia)(?!\p{L})|便|新幹線|列車|航空|号車|搭乗|フェリー/giu,
  ],
  [
    'sleep',
    /(?<!\p{L})(?:hotel|hôtel|hostel|check-?in|check-?out|apartment|guest ?house|accommodation|nights?|rooms?|hosted by|unterkunft|zimmer|nächte|anreise|abreise|ferienwohnung|habitación|alojamiento|noches?|anfitrion[ae]?|anfitrión|chambre|nuits?|logement|hébergement|studio|loft|airbnb|booking\.com|hostelworld|albergo|alloggio|camera|camere|notti|notte)(?!\p{L})|ホテル|旅館|宿泊|チェックイン|チェックアウト|\d泊/giu,
  ],
  [
    'meal',
    /(?<!\p{L})(?:restaurante?s?|table for|tables?|breakfast|brunch|lunch|dinner|bistrot?|caf[eé]|tisch für|abendessen|mittagessen|mesa para|cena|comida|déjeuner|dîner|bouchon|brasserie|ristorante|trattoria|osteria|pizzeria|tavolo|pranzo)(?!\p{L})|レストラン|来店|料亭|居酒屋/giu,
  ],
]

/** The kind suggested by most of the text's words, since advertisements mention others; 'booking' if unclear. */
export function kindIn(text: string): Stop['kind'] {
  const counted = KIND_WORDS.map(([kind, words]) => ({ kind, count: [...text.matchAll(words)].length }))
  const [most] = counted.toSorted((a, b) => b.count - a.count)
  return most === undefined || most.count === 0 ? 'booking' : most.kind
}

/** Truncates text without splitting a character. */
export const fitting = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/** Truncated to a single-line title. */
export const fittingTitle = (text: string): string => fitting(text.replaceAll(/\p{Cc}+/gu, ' '), LIMITS.shortText)

/** The key of the day of the trip on which it is; null, an idea, where it is on none. */
export const dayOfFound = ({ date }: Pick<FoundStop, 'date'>, trip: Dated): number | null =>
  date === undefined ? null : dayKey(trip, daysBetween(trip.startDate, date) + 1)

/** The resulting stop. A date outside the trip is mentioned in its note. */
export function stopFieldsOf(found: FoundStop, trip: Dated): Partial<Stop> {
  const day = dayOfFound(found, trip)
  const { title, kind, startsAt, minutes, about, link } = found
  const when = day === null && found.date !== undefined ? `${found.date}\n` : ''
  return {
    title,
    kind,
    startsAt,
    minutes,
    link,
    day,
    description: about,
    note: fitting(when + found.note, LIMITS.longText),
  }
}
