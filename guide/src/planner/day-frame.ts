import { addDays, daysBetween } from '@waymark/contract/calendar'
import { WEEKDAYS, type Weekday } from '../atlas/place.ts'
import type { PlanInput } from './plan-input.ts'
import type { Wishes } from './wishes.ts'

/** The hours of one day that can be planned, in minutes after midnight. */
export interface DayFrame {
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
}

const at = (hours: number, minutes = 0): number => hours * 60 + minutes

/** Monday for 2026-11-23. */
export function weekdayOf(date: string): Weekday {
  const sinceMonday = ((daysBetween('2001-01-01', date) % 7) + 7) % 7
  return WEEKDAYS[sinceMonday] ?? 'Mon'
}

function roleOf(index: number, count: number): DayFrame['role'] {
  if (count === 1) return 'only'
  if (index === 0) return 'arrival'
  return index === count - 1 ? 'departure' : 'full'
}

/** One frame a day of the trip. The first day begins with the arrival, the last one ends with the departure. */
export function dayFrames(request: PlanInput, wishes: Wishes): DayFrame[] {
  const count = daysBetween(request.startDate, request.endDate) + 1
  const start = wishes.sleepsIn ? at(10, 30) : request.travelStyle === 'Relaxation' ? at(9, 45) : at(9)
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(request.startDate, index)
    const frame = { day: index + 1, date, weekday: weekdayOf(date) }
    switch (roleOf(index, count)) {
      case 'only':
        return {
          ...frame,
          role: 'only',
          arrival: at(9),
          departure: at(20),
          start: at(10),
          end: at(18, 30),
          hasEvening: false,
        }
      case 'arrival':
        return { ...frame, role: 'arrival', arrival: at(10), start: at(11, 30), end: at(18), hasEvening: true }
      case 'departure':
        return { ...frame, role: 'departure', departure: at(17), start, end: at(15, 30), hasEvening: false }
      case 'full':
        return { ...frame, role: 'full', start, end: at(18), hasEvening: true }
    }
  })
}
