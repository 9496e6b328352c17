import { LIMITS } from '@waymark/contract/limits'
import { type PickedDay, stopsOf } from './pick-days.ts'
import type { Stop } from './stop.ts'

const MAX_HIGHLIGHTS = 6

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

function lineFor(stop: Stop): string {
  if (stop.place.status === 'general') return stop.activity
  const line = `${stop.place.name}: ${firstSentence(stop.about)}`
  return line.length <= LIMITS.shortText ? line : stop.place.name
}

/** The most wanted stops of a trip, real places before general ideas; at most six, and no fewer than there are. */
export function highlightsOf(days: readonly PickedDay[]): string[] {
  const isGeneral = (stop: Stop) => (stop.place.status === 'general' ? 1 : 0)
  const lines = stopsOf(days)
    .toSorted((a, b) => isGeneral(a) - isGeneral(b) || b.score - a.score)
    .map(lineFor)
  return [...new Set(lines)].slice(0, MAX_HIGHLIGHTS)
}
