import { climateAround, type MonthlyClimate } from '@waymark/atlas/climate'
import type { Point } from '@waymark/atlas/distance'
import { nameOfMonth } from './months.ts'

export interface MonthClimate extends MonthlyClimate {
  readonly month: number
}

/** The temperatures most people like, in °C, and the penalty of a wet day in degrees. */
const COMFORT = { fromC: 19, toC: 27, wetDays: 14 }
/** Months within this much of the best one count as good. */
const NEARLY = 3.5
const MOST = 6

export function yearAt(place: Point & { readonly isByTheSea: boolean }): MonthClimate[] {
  const climate = climateAround(place)
  return Array.from({ length: 12 }, (_, index) => ({ month: index + 1, ...climate(index + 1) }))
}

const discomfort = ({ highC, wetDays }: MonthClimate): number =>
  Math.max(0, COMFORT.fromC - highC) + Math.max(0, highC - COMFORT.toC) + wetDays * COMFORT.wetDays

/** The months with the mildest and driest days, in the order of the year. */
export function pleasantMonths(year: readonly MonthClimate[]): MonthClimate[] {
  const best = year.toSorted((a, b) => discomfort(a) - discomfort(b))
  const limit = discomfort(best[0] ?? { month: 1, highC: 20, lowC: 10, wetDays: 0 }) + NEARLY
  return best
    .slice(0, MOST)
    .filter((month) => discomfort(month) <= limit)
    .toSorted((a, b) => a.month - b.month)
}

/** "May, June and September", "November to February": consecutive months become ranges, also across the new year. */
export function monthRanges(months: readonly number[]): string {
  const set = new Set(months)
  if (set.size >= 12) return 'all year'
  const before = (month: number) => ((month + 10) % 12) + 1
  const after = (month: number) => (month % 12) + 1
  const ranges = months
    .filter((month) => !set.has(before(month)))
    .map((first) => {
      let last = first
      while (set.has(after(last))) last = after(last)
      return first === last
        ? nameOfMonth(first)
        : after(first) === last
          ? `${nameOfMonth(first)} and ${nameOfMonth(last)}`
          : `${nameOfMonth(first)} to ${nameOfMonth(last)}`
    })
  return ranges.length < 2 ? ranges.join('') : `${ranges.slice(0, -1).join(', ')} as well as ${ranges.at(-1)}`
}
