import { addDays, daysBetween } from '@waymark/contract/calendar'
import { WEEKDAYS, type Weekday } from '@waymark/atlas/place'
import { isHot, type MonthlyClimate, restsAtNoon } from './weather.ts'
import type { PlanInput } from './plan-input.ts'
import type { Wishes } from './wishes.ts'

/** The hours of one day that can be planned, in minutes after midnight. */
export interface DaySlot {
  readonly day: number
  readonly date: string
  readonly weekday: Weekday
  readonly role: 'only' | 'arrival' | 'full' | 'departure'
  /** When the traveller arrives; undefined unless this is the first day. */
  readonly arrival?: number
  /** When the traveller leaves for home; undefined unless this is the last day. */
  readonly departure?: number
  readonly start: number
  readonly end: number
  readonly hasEvening: boolean
  /** When the last thing of an evening must be over. */
  readonly bedtime: number
  /** What days at this time of year are usually like. */
  readonly weather: MonthlyClimate
  /** Nothing is planned in the open around noon. */
  readonly restsAtNoon: boolean
}

const at = (hours: number, minutes = 0): number => hours * 60 + minutes

/** Monday for 2026-11-23. */
export function weekdayOf(date: string): Weekday {
  const sinceMonday = ((daysBetween('2001-01-01', date) % 7) + 7) % 7
  return WEEKDAYS[sinceMonday] ?? 'Mon'
}

function roleOf(index: number, count: number): DaySlot['role'] {
  if (count === 1) return 'only'
  if (index === 0) return 'arrival'
  return index === count - 1 ? 'departure' : 'full'
}

const BEDTIME = at(23, 30)
const BEDTIME_OF_CHILDREN = at(21)

function startOf({ travelStyle }: PlanInput, wishes: Wishes, weather: MonthlyClimate): number {
  if (wishes.sleepsIn) return at(10, 30)
  if (wishes.risesEarly || isHot(weather)) return at(8)
  return travelStyle === 'Relaxation' ? at(9, 45) : at(9)
}

/**
 * One slot a day of the trip. The first day begins after an arrival before noon, the last one ends at noon with the
 * departure.
 */
export function daySlots(request: PlanInput, wishes: Wishes, weatherOn: (date: string) => MonthlyClimate): DaySlot[] {
  const count = daysBetween(request.startDate, request.endDate) + 1
  const bedtime = wishes.withChildren ? BEDTIME_OF_CHILDREN : BEDTIME
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(request.startDate, index)
    const weather = weatherOn(date)
    const start = startOf(request, wishes, weather)
    const slot = {
      ...{ day: index + 1, date, weekday: weekdayOf(date), bedtime, weather },
      restsAtNoon: restsAtNoon(weather),
    }
    switch (roleOf(index, count)) {
      case 'only':
        return {
          ...slot,
          role: 'only',
          arrival: at(9),
          departure: at(20),
          start: at(10),
          end: at(18, 30),
          hasEvening: false,
        }
      case 'arrival':
        return { ...slot, role: 'arrival', arrival: at(11), start: at(12, 30), end: at(18), hasEvening: true }
      case 'departure':
        return { ...slot, role: 'departure', departure: at(16), start, end: at(13, 30), hasEvening: false }
      case 'full':
        return { ...slot, role: 'full', start, end: at(18), hasEvening: true }
    }
  })
}
