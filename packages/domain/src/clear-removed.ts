import { daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import type { Trip } from '@waymark/contract/trips/trip'
import type { TripChange } from './trip-changes.ts'

/** If fewer entries than this are free in a map, tombstones are kept for one day only. */
const SCARCE = 50

interface Removable {
  readonly id: string
  readonly removedBy: string | null
}

/**
 * Records newly removed stops and expenses, and clears tombstones that were recorded long ago. Devices that were
 * offline meanwhile cannot damage anything: security rules refuse changes to missing entries, and additions with the id
 * of a cleared one.
 * @returns the changed fields, undefined for those to delete; empty if nothing is due
 */
export function clearRemoved({ stops = {}, expenses = {}, removals = {} }: Trip, today: string): TripChange {
  // Members choose ids, and `constructor` is one that every object seems to have.
  const days = new Map(Object.entries(removals))
  const noted: [id: string, day: string][] = []
  const cleared: [path: string, value: undefined][] = []
  const clear = (map: 'stops' | 'expenses', things: Readonly<Record<string, Removable>>, most: number) => {
    const keptDays = Object.keys(things).length > most - SCARCE ? 1 : LIMITS.tombstoneDays
    for (const { id, removedBy } of Object.values(things)) {
      if (removedBy === null) continue
      const day = days.get(id) ?? today
      noted.push([id, day])
      if (daysBetween(day, today) >= keptDays) cleared.push([`${map}.${id}`, undefined])
    }
  }
  clear('stops', stops, LIMITS.storedStops)
  clear('expenses', expenses, LIMITS.expenses)
  const long = [...days].filter(([id]) => !Object.hasOwn(stops, id) && !Object.hasOwn(expenses, id))
  const kept = [...long, ...noted].toSorted(([, a], [, b]) => b.localeCompare(a)).slice(0, LIMITS.cleared)
  const isAsBefore = kept.length === days.size && kept.every(([id, day]) => days.get(id) === day)
  if (cleared.length === 0 && isAsBefore) return {}
  return { ...Object.fromEntries(cleared), removals: Object.fromEntries(kept) }
}
