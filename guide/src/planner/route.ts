import { kmBetween, type Point } from '../atlas/distance.ts'
import type { Stop } from './stop.ts'

/** A stop at the wrong time of day is worth a detour of this many kilometres. */
const WRONG_TIME_KM = 4

/** Kilometres from the stay through all stops, plus what stops at the wrong half of the day cost. */
function effort(from: Point, stops: readonly Stop[]): number {
  let km = 0
  let at = from
  for (const [index, stop] of stops.entries()) {
    km += kmBetween(at, stop.place)
    at = stop.place
    const share = (index + 0.5) / stops.length
    if (stop.bestTime === 'morning' && share > 0.5) km += WRONG_TIME_KM * (share - 0.5) * 2
    if ((stop.bestTime === 'afternoon' || stop.bestTime === 'evening') && share < 0.5)
      km += WRONG_TIME_KM * (0.5 - share) * 2
  }
  return km
}

/** Puts a stop where it lengthens the way least. */
export function insertStop<S extends Stop>(from: Point, stops: readonly S[], added: S): S[] {
  let best = [...stops, added]
  let bestEffort = effort(from, best)
  for (let at = 0; at < stops.length; at++) {
    const candidate = stops.toSpliced(at, 0, added)
    const candidateEffort = effort(from, candidate)
    if (candidateEffort < bestEffort) [best, bestEffort] = [candidate, candidateEffort]
  }
  return best
}

/** Shortens the way by turning parts of it round until no turn helps (2-opt). */
export function shortenRoute<S extends Stop>(from: Point, stops: readonly S[]): S[] {
  let best = [...stops]
  let bestEffort = effort(from, best)
  for (let improved = true; improved;) {
    improved = false
    for (let start = 0; start < best.length - 1; start++) {
      for (let end = start + 2; end <= best.length; end++) {
        const turned = [...best.slice(0, start), ...best.slice(start, end).toReversed(), ...best.slice(end)]
        const turnedEffort = effort(from, turned)
        if (turnedEffort < bestEffort - 1e-9) {
          best = turned
          bestEffort = turnedEffort
          improved = true
        }
      }
    }
  }
  return best
}
