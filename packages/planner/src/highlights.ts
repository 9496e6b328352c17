import { LIMITS } from '@waymark/contract/limits'
import { type PickedDay, stopsOf } from './pick-days.ts'
import type { Stop } from './stop.ts'

export const MAX_HIGHLIGHTS = 6

export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

/** 'Belém Tower: the small fortress at the river mouth.', or the name alone when more does not fit. */
export function highlightLine(name: string, about: string): string {
  const line = `${name}: ${about}`
  return about === '' || line.length > LIMITS.shortText ? name : line
}

const lineFor = (stop: Stop): string =>
  stop.place.status === 'general' ? stop.activity : highlightLine(stop.place.name, firstSentence(stop.about))

/** The most wanted stops of a trip, real places before general ideas; at most six, and no fewer than there are. */
export function highlightsOf(days: readonly PickedDay[]): string[] {
  const isGeneral = (stop: Stop) => (stop.place.status === 'general' ? 1 : 0)
  const lines = stopsOf(days)
    .toSorted((a, b) => isGeneral(a) - isGeneral(b) || b.score - a.score)
    .map(lineFor)
  return [...new Set(lines)].slice(0, MAX_HIGHLIGHTS)
}
