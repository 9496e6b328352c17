import { clockOf } from '@waymark/domain/stop-times'
import type { ItineraryDay, PlannedActivity } from '@waymark/contract/trips/itinerary'
import type { Point } from '@waymark/atlas/distance'
import type { DaySlot } from './day-slot.ts'
import { withoutFood } from './food-told.ts'
import { aboutAt } from './hour-advice.ts'
import { arrivalOf, departureOf, type Journey } from './journey.ts'
import { mealsOnTheWay } from './journey-meals.ts'
import { moveTo } from './move.ts'
import { type MealPlan, mealsFor } from './meals.ts'
import { type PickedDay, timesOf } from './picked-day.ts'
import { isOutOfTown } from './stop.ts'
import { themeOf } from './theme.ts'
import { backFrom, type TimedStop } from './timetable.ts'
import { waySentence } from './travel.ts'

export interface DaySetting {
  readonly city: string
  readonly centre: Point
  readonly journey: Journey
  /** First day of the trip, `YYYY-MM-DD`. */
  readonly startDate: string
  readonly meals: MealPlan
  /** Meals at the previous base, for breakfast on the day of a transfer. */
  readonly mealsBefore?: MealPlan
  readonly lodging: string
  readonly avoidsUnderground?: boolean
  /** How one gets there at last, where no road leads. */
  readonly lastWay?: string | undefined
}

const NOON_STOP_ENDS_BY = 15 * 60

function describe(
  { stop, leg, begins, ends }: TimedStop,
  { sun }: DaySlot,
  { avoidsUnderground, meals }: DaySetting,
): string {
  const about = withoutFood(aboutAt(stop.about, begins, ends, sun), meals)
  // Directions are omitted for places without verified coordinates.
  if (stop.place.status === 'general' || stop.place.status === 'unverified' || leg.minutes < 4) return about
  return `${about} ${waySentence(leg, avoidsUnderground)}`
}

const toActivity = (timed: TimedStop, slot: DaySlot, setting: DaySetting): PlannedActivity => ({
  time: clockOf(timed.begins),
  activity: timed.stop.activity,
  description: describe(timed, slot, setting),
  place: timed.stop.place,
})

/** The specific place visited around noon. */
function noonPlace(timed: readonly TimedStop[]): string | undefined {
  const real = timed.filter(({ stop }) => stop.place.status !== 'general')
  return (real.findLast(({ ends }) => ends <= NOON_STOP_ENDS_BY) ?? real[0])?.stop.place.name
}

/** A day that the travellers keep free is no day that was forgotten. */
const OWN_PLANS: PlannedActivity = {
  time: '10:00',
  activity: 'A day for your own plans',
  description: 'Nothing is planned, as you asked.',
}

const JOINED_MINUTES = 120
const JOINED = 'Your own booking, for which the day keeps the hour and the way there free.'

/** The planner's own texts for a day. */
export interface DayWords {
  readonly theme?: string
  /** Missing meals are the guide's. */
  readonly meals?: Partial<ItineraryDay['meals']>
}

/** Assembles a stored day: arrival, stops and departure by time, meals and accommodation. */
export function assembleDay(slot: DaySlot, picked: PickedDay, setting: DaySetting, words: DayWords = {}): ItineraryDay {
  const timed = timesOf(picked)
  const activities = timed.map((stop) => toActivity(stop, slot, setting))
  const back = backFrom(picked.timed, setting.centre)
  const isOut = picked.outing !== undefined || picked.timed.some(({ stop }) => isOutOfTown(stop, setting.centre))
  if (isOut && (slot.departure === undefined || back < slot.departure)) {
    activities.splice(picked.timed.length, 0, {
      time: clockOf(back),
      activity: `Back in ${setting.city}`,
      description: picked.evening
        ? 'There is time left for something in town.'
        : 'An easy evening close to where you stay.',
    })
  }
  if (slot.move)
    activities.unshift(...moveTo(slot, slot.move).map(({ begins, ...move }) => ({ time: clockOf(begins), ...move })))
  if ((slot.isKeptFree || slot.isHalf) && activities.length === 0 && slot.role === 'full') activities.push(OWN_PLANS)
  if (slot.arrival !== undefined)
    activities.unshift({
      time: clockOf(slot.arrival),
      ...arrivalOf(setting.journey, setting.startDate, setting.lastWay),
    })
  for (const own of slot.joined ?? []) {
    const after = activities.findIndex(({ time }) => time > clockOf(own.at))
    const { lat, lng } = setting.centre
    const paid = { kind: 'activity', status: 'general', stayMinutes: JOINED_MINUTES, costCents: 0 } as const
    const place = { name: own.title, lat, lng, ...paid }
    const joined = { time: clockOf(own.at), activity: own.title, description: JOINED, place }
    activities.splice(after < 0 ? activities.length : after, 0, joined)
  }
  if (slot.departure !== undefined) activities.push({ time: clockOf(slot.departure), ...departureOf(setting.journey) })
  const index = slot.day - 1
  const meals = { ...mealsFor(setting.meals, index, noonPlace(picked.timed)), ...words.meals }
  if (slot.move && setting.mealsBefore) meals.breakfast = mealsFor(setting.mealsBefore, index, undefined).breakfast
  return {
    day: slot.day,
    theme:
      words.theme ??
      themeOf(
        slot,
        timed.map(({ stop }) => stop),
        setting.city,
        picked.outing,
      ),
    date: slot.date,
    activities,
    meals: { ...meals, ...mealsOnTheWay(slot) },
    accommodation: slot.role === 'departure' || slot.role === 'only' ? '' : setting.lodging,
  }
}
