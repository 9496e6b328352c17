import { daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import type { Trip } from '@waymark/contract/trips/trip'
import type { TripChange } from './trip-changes.ts'

/** Below this many free places of the map a tombstone stays for a day only. */
const SCARCE = 50

/**
 * Takes note of stops that were removed, and clears those that were noted long ago. Who was away since then loses nothing:
 * the rules refuse to change a stop that is not there, and to add one whose id is among the cleared ones.
 * @returns the fields that change, undefined where one is taken away; none where nothing is due
 */
export function clearRemoved({ stops = {}, removals = {} }: Trip, today: string): TripChange {
  const keptDays = Object.keys(stops).length > LIMITS.storedStops - SCARCE ? 1 : LIMITS.tombstoneDays
  const removed = Object.values(stops).filter(({ removedBy }) => removedBy !== null)
  const due = removed.filter(({ id }) => daysBetween(removals[id] ?? today, today) >= keptDays)
  const isCleared = (id: string) => stops[id] === undefined
  const cleared = Object.entries(removals).filter(([id]) => isCleared(id))
  const noted = removed.map(({ id }) => [id, removals[id] ?? today] as const)
  const kept = [...cleared, ...noted].toSorted(([, a], [, b]) => b.localeCompare(a)).slice(0, LIMITS.clearedStops)
  const isAsBefore = kept.length === Object.keys(removals).length && kept.every(([id, day]) => removals[id] === day)
  if (due.length === 0 && isAsBefore) return {}
  return { ...Object.fromEntries(due.map(({ id }) => [`stops.${id}`, undefined])), removals: Object.fromEntries(kept) }
}
