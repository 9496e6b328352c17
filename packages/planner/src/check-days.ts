import { minutesOf } from '@waymark/domain/stop-times'
import { addDays, daysBetween } from '@waymark/contract/calendar'
import type { Itinerary, ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { PlanFault } from './plan-fault.ts'
import type { PlanInput } from './plan-input.ts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

function checkTimes(day: ItineraryDay, where: string): PlanFault[] {
  const faults: PlanFault[] = []
  for (const [index, activity] of day.activities.entries()) {
    const at = `${where}, activity ${index + 1}`
    if (!CLOCK.test(activity.time)) {
      faults.push({ rule: 'time-order', where: at, detail: `${activity.time} is no time of day` })
      continue
    }
    const before = day.activities[index - 1]
    if (!before) continue
    const gap = minutesOf(activity.time) - minutesOf(before.time)
    if (gap <= 0) {
      faults.push({ rule: 'time-order', where: at, detail: `${activity.time} does not come after ${before.time}` })
    } else if (before.place && gap < before.place.stayMinutes) {
      faults.push({
        rule: 'overlap',
        where: at,
        detail: `begins while ${before.place.name} still takes ${before.place.stayMinutes} minutes`,
      })
    }
  }
  return faults
}

function checkMeals(day: ItineraryDay, where: string): PlanFault[] {
  return (['breakfast', 'lunch', 'dinner'] as const)
    .filter((meal) => day.meals[meal].trim() === '')
    .map((meal) => ({ rule: 'meal', where, detail: `${meal} is missing` }))
}

/** Checks number, numbering and dates of the days, the order of activities, and three meals a day. */
export function checkDays(request: PlanInput, { dailyItinerary }: Itinerary): PlanFault[] {
  const faults: PlanFault[] = []
  const wanted = daysBetween(request.startDate, request.endDate) + 1
  if (dailyItinerary.length !== wanted) {
    faults.push({ rule: 'day-count', where: 'plan', detail: `${dailyItinerary.length} days instead of ${wanted}` })
  }
  for (const [index, day] of dailyItinerary.entries()) {
    const where = `day ${index + 1}`
    const date = addDays(request.startDate, index)
    if (day.day !== index + 1) faults.push({ rule: 'day-number', where, detail: `is numbered ${day.day}` })
    if (day.date !== date) faults.push({ rule: 'date', where, detail: `${day.date} instead of ${date}` })
    if (day.activities.length === 0) faults.push({ rule: 'no-activity', where, detail: 'nothing is planned' })
    faults.push(...checkTimes(day, where), ...checkMeals(day, where))
  }
  return faults
}
