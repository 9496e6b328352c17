import type { Itinerary, ItineraryDay } from '@waymark/contract/trips/itinerary'
import { weekdayOf } from '@waymark/atlas/opening-hours'
import { restDaysThatFit } from './day-slot.ts'
import { HOURS_OF } from './part-of-day-hours.ts'
import type { PlanFault } from './plan-fault.ts'
import { type PlanVisit, visitsOf } from './plan-visits.ts'
import { takenHours } from './wishes/appointments.ts'
import { isNotWishedOn } from './wished-hours.ts'
import { isCountedFree, WEEKDAY_NAMES } from './wishes/free-days.ts'
import { keepsHoursOn } from './wishes/kept-hours.ts'
import { keepsKindsADay } from './wishes/daily-kinds.ts'
import type { Wishes } from './wishes.ts'

const EVENING = HOURS_OF.evening.opens

/** Why a visit is at an hour or on a day that the travellers keep free. */
function keptFree(visit: PlanVisit, { day, date }: ItineraryDay, length: number, wishes: Wishes): string | undefined {
  const { place, begins, ends } = visit
  if (wishes.freeWeekdays.has(weekdayOf(date)) || isCountedFree(wishes.freeDays, day, length))
    return 'the day is kept free'
  if (wishes.wantsFreeEvenings && begins >= EVENING) return 'evenings are free'
  const { keptHours } = wishes
  if (keptHours && keepsHoursOn(keptHours, weekdayOf(date))) {
    if (begins < (keptHours.from ?? 0)) return 'the hours before are kept free'
    // An evening is no part of an afternoon.
    if (ends > (keptHours.until ?? Infinity) && begins < EVENING) return 'the hours after are kept free'
  }
  const taken = takenHours(wishes.appointments, { day, weekday: weekdayOf(date) }, length)
  const isIt = wishes.appointments.some(({ title }) => title === place.name)
  if (taken && !isIt && place.kind !== 'day trip' && begins < taken.to && ends > taken.from)
    return 'an appointment is then'
  if (wishes.keepsSabbath && weekdayOf(date) === 'Sat' && place.costCents > 0) return 'costs money on the Sabbath'
  if (isNotWishedOn(place.kind, date, wishes)) return `not on ${WEEKDAY_NAMES[weekdayOf(date)]}s`
  const part = new Map<string, keyof typeof HOURS_OF>(wishes.notInThe).get(place.kind)
  const hours = part && HOURS_OF[part]
  return hours && begins < hours.closes && ends > hours.opens ? `not in the ${part}` : undefined
}

/** Checks the hours and days that the travellers keep free; the rest days only where the whole plan is checked. */
export function checkFreeTime(
  wishes: Wishes,
  { dailyItinerary }: Itinerary,
  days: readonly ItineraryDay[],
): PlanFault[] {
  const faults = days.flatMap((day) =>
    visitsOf(day).flatMap((visit): PlanFault[] => {
      const reason = keptFree(visit, day, dailyItinerary.length, wishes)
      return reason ? [{ rule: 'free-time', where: visit.where, detail: `${visit.place.name}: ${reason}` }] : []
    }),
  )
  for (const day of days) {
    const visits = visitsOf(day)
    const last = visits.at(-1)
    if (last && !keepsKindsADay(wishes.kindsADay, visits))
      faults.push({ rule: 'free-time', where: last.where, detail: 'more of a kind of places than a day may have' })
  }
  const isWhole = days.length === dailyItinerary.length
  const full = dailyItinerary.slice(1, -1)
  const restDays = full.filter((day) => visitsOf(day).length <= 1).length
  const wanted = restDaysThatFit(wishes.restDays, full.length)
  if (isWhole && restDays < wanted)
    faults.push({ rule: 'free-time', where: 'plan', detail: `${restDays} of ${wanted} days have one visit at most` })
  return faults
}
