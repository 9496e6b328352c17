import { LIMITS } from '@waymark/contract/limits'
import { isAtlasStop } from './atlas-stops.ts'
import { type PickedDay, stopsOf } from './picked-day.ts'
import type { Stop } from './stop.ts'

export const MAX_HIGHLIGHTS = 6

/**
 * Abbreviations whose full stop does not end a sentence: 'towards St. Peter', 'No. 5', 'c. 1200', 'J. Paul Getty', but
 * not 'the last stop of tour A.'
 */
const ABBREVIATION =
  /(?:\b(?:St|Ste|Mt|Mts|Ft|Dr|Mr|Mrs|Ms|Prof|Jr|Sr|No|Nr|ca|c|approx|etc|vs|incl|e\.g|i\.e|a\.m|p\.m|B\.C|A\.D)|(?<!\b(?:tour|line|plan|type|hall|gate|route|group) )\b\p{Lu})\.$/u

/** Whether a text ends in the middle of a sentence. */
export const isCutShort = (text: string): boolean => ABBREVIATION.test(text)

export function firstSentence(text: string): string {
  for (const { 0: mark, index } of text.matchAll(/[.!?…][”’"')]*(?=\s|$)/g)) {
    const sentence = text.slice(0, index + mark.length)
    if (!isCutShort(sentence)) return sentence
  }
  return text
}

/** 'Belém Tower: the small fortress at the river mouth.', or the name alone if the text does not fit. */
export function highlightLine(name: string, about: string): string {
  const line = `${name}: ${about}`
  return about === '' || line.length > LIMITS.shortText ? name : line
}

const lineFor = (stop: Stop): string =>
  stop.place.status === 'general' ? stop.activity : highlightLine(stop.place.name, firstSentence(stop.about))

/** Places without fame rank last. */
export const NO_FAME = 10_000
const fameOf = (stop: Stop): number => (isAtlasStop(stop) ? (stop.fame ?? NO_FAME) : NO_FAME)

/** Up to six highlights: the best known sights, then the most wanted places, then general ideas. */
export function highlightsOf(days: readonly PickedDay[]): string[] {
  const isGeneral = (stop: Stop) => (stop.place.status === 'general' ? 1 : 0)
  const lines = stopsOf(days)
    .toSorted((a, b) => isGeneral(a) - isGeneral(b) || fameOf(a) - fameOf(b) || b.score - a.score)
    .map(lineFor)
  return [...new Set(lines)].slice(0, MAX_HIGHLIGHTS)
}
