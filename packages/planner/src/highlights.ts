import { LIMITS } from '@waymark/contract/limits'
import { isAtlasStop } from './atlas-stops.ts'
import { type PickedDay, stopsOf } from './picked-day.ts'
import type { Stop } from './stop.ts'

export const MAX_HIGHLIGHTS = 6

/** Full stops that end no sentence: 'towards St. Peter', 'No. 5', 'c. 1200', 'J. Paul Getty', but not 'the last stop of tour A.' */
const ABBREVIATION =
  /(?:\b(?:St|Ste|Mt|Mts|Ft|Dr|Mr|Mrs|Ms|Prof|Jr|Sr|No|Nr|ca|c|approx|etc|vs|incl|e\.g|i\.e|a\.m|p\.m|B\.C|A\.D)|(?<!\b(?:tour|line|plan|type|hall|gate|route|group) )\b\p{Lu})\.$/u

/** Whether a text breaks off where a sentence does not end. */
export const isCutShort = (text: string): boolean => ABBREVIATION.test(text)

export function firstSentence(text: string): string {
  for (const { 0: mark, index } of text.matchAll(/[.!?…][”’"')]*(?=\s|$)/g)) {
    const sentence = text.slice(0, index + mark.length)
    if (!isCutShort(sentence)) return sentence
  }
  return text
}

/** 'Belém Tower: the small fortress at the river mouth.', or the name alone when more does not fit. */
export function highlightLine(name: string, about: string): string {
  const line = `${name}: ${about}`
  return about === '' || line.length > LIMITS.shortText ? name : line
}

const lineFor = (stop: Stop): string =>
  stop.place.status === 'general' ? stop.activity : highlightLine(stop.place.name, firstSentence(stop.about))

/** Places without fame come after all that have some. */
export const NO_FAME = 10_000
const fameOf = (stop: Stop): number => (isAtlasStop(stop) ? (stop.fame ?? NO_FAME) : NO_FAME)

/** The best known sights of a trip, then what is most wanted, then general ideas; at most six, no fewer than there are. */
export function highlightsOf(days: readonly PickedDay[]): string[] {
  const isGeneral = (stop: Stop) => (stop.place.status === 'general' ? 1 : 0)
  const lines = stopsOf(days)
    .toSorted((a, b) => isGeneral(a) - isGeneral(b) || fameOf(a) - fameOf(b) || b.score - a.score)
    .map(lineFor)
  return [...new Set(lines)].slice(0, MAX_HIGHLIGHTS)
}
