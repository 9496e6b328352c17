import { addDays, daysBetween } from '@waymark/contract/calendar'
import { kmBetween } from '@waymark/atlas/distance'
import { isAcrossSea } from '@waymark/atlas/land-way'
import { holidayOn } from '@waymark/atlas/holidays'
import { weekdayOf } from '@waymark/atlas/opening-hours'
import type { Weekday } from '@waymark/atlas/place'
import type { Base, Stay } from './bases.ts'
import { bedtimeOf, hasToddler, longestWayOf } from './childrens-day.ts'
import { JET_LAG_MINUTES, type Journey, minutesBetween, OVERLAND_KM } from './journey.ts'
import type { PlanInput } from './plan-input.ts'
import { type SunTimes, sunTimes } from './sun.ts'
import { legBetween } from './travel.ts'
import { isHot, type MonthlyClimate, restsAtNoon, weatherAround } from './weather.ts'
import { joinedOn, takenHours } from './wishes/appointments.ts'
import { isCountedFree } from './wishes/free-days.ts'
import type { KindsADay } from './wishes/daily-kinds.ts'
import { keepsHoursOn } from './wishes/kept-hours.ts'
import { type MiddayBreak, NOON_REST } from './wishes/midday-break.ts'
import type { Wishes } from './wishes.ts'

/** The plannable hours of a day, in minutes after midnight. */
export interface DaySlot {
  readonly day: number
  readonly date: string
  readonly weekday: Weekday
  /** `arrival` is also the day of a transfer to another base. */
  readonly role: 'only' | 'arrival' | 'full' | 'departure'
  /** Where the following night is spent; on the last day, the previous night. */
  readonly base: Base
  /** The transfer from the previous base, on its day. */
  readonly move?: { readonly from: Base; readonly leaves: number; readonly arrives: number }
  /** Arrival at the destination; only on the first day. */
  readonly arrival?: number
  /** Departure for home; only on the last day. */
  readonly departure?: number
  readonly start: number
  readonly end: number
  readonly hasEvening: boolean
  /** After a long journey, little is planned. */
  readonly isEasy: boolean
  /** At most one short visit, and no excursion. */
  readonly isRest?: boolean
  /** Nothing at all, because the travellers have plans of their own. */
  readonly isKeptFree?: boolean
  /** Half of it, in which nothing is planned, is the travellers' own. */
  readonly isHalf?: boolean
  /** Only what is free and a short walk away: the Sabbath. */
  readonly isSabbath?: boolean
  /** Latest end of an evening. */
  readonly bedtime: number
  readonly sun: SunTimes
  /** Usual weather at this time of year. */
  readonly weather: MonthlyClimate
  /** Whether nothing outdoors is planned around noon. */
  readonly restsAtNoon: boolean
  /** A small child sleeps, or somebody rests: nothing at all is planned in town. */
  readonly middayBreak?: MiddayBreak | undefined
  /** What the travellers join at an hour of their own. */
  readonly joined?: readonly { readonly title: string; readonly at: number }[]
  /** The most places of a kind on this day. */
  readonly kindsADay?: readonly KindsADay[]
  /** Maximum travel time of an excursion in minutes, each way. */
  readonly longestWay?: number | undefined
}

const at = (hours: number, minutes = 0): number => hours * 60 + minutes

const DAY_ENDS = at(18)
/** Who works until late in the afternoon has dinner later. */
const LATE_START = at(15)
const LATE_END = at(19, 30)
const EVENING_BEGINS = at(18, 30)
/** Between arrival and the first stop: transfer, luggage, a break. */
const SETTLE_MINUTES = 90
/** The same after a transfer within the trip. */
const SETTLE_AFTER_MOVE_MINUTES = 60
/** Before leaving for the airport or station. */
const PACK_MINUTES = 120
const PACK_MINUTES_NEAR_HOME = 60
const LEAVES_BASE = at(9)
/** When an excursion is back where evenings are to be free. */
const BACK_FOR_EVENING = at(19)

function startOf({ travelStyle }: PlanInput, wishes: Wishes, weather: MonthlyClimate): number {
  if (wishes.sleepsIn) return at(10, 30)
  if (wishes.risesEarly || isHot(weather)) return at(8)
  return travelStyle === 'Relaxation' ? at(9, 45) : at(9)
}

/** A boat of which no more is known: how fast it is, how long one waits for it, and when one rather flies. */
const BOAT_KM_PER_HOUR = 35
const BOAT_EXTRA_MINUTES = 60
const MOST_BOAT_MINUTES = at(6)

/** By road or rail, or by ferry, or by air if that is far quicker. */
function minutesOfMove({ centre: from }: Base, { centre: to }: Base): number {
  const km = kmBetween(from, to)
  if (km > OVERLAND_KM) return minutesBetween(from, to)
  const leg = legBetween(from, to)
  if (leg.isByFerry === true || !isAcrossSea(from, to)) return leg.minutes
  const byBoat = Math.ceil(BOAT_EXTRA_MINUTES + (km / BOAT_KM_PER_HOUR) * 60)
  return Math.max(leg.minutes, Math.min(MOST_BOAT_MINUTES, byBoat))
}

/** A public holiday, when much is closed, is worth this many days' distance from the middle. */
const FOR_HOLIDAY = 1.5

/** How many of the wished rest days fit between arrival and departure. Of several full days, one is left for the sights. */
export const restDaysThatFit = (wished: number, fullDays: number): number =>
  Math.min(wished, fullDays, Math.max(1, fullDays - 1))

const isKept = ({ day, weekday }: DaySlot, wishes: Wishes, length: number): boolean =>
  wishes.freeWeekdays.has(weekday) || isCountedFree(wishes.freeDays, day, length)

/** The full days nearest to the middle of the trip, or spread over it if there are several, if possible public holidays. */
function restDaysAmong(slots: readonly DaySlot[], wishes: Wishes): ReadonlySet<number> {
  const full = slots.filter((slot) => slot.role === 'full' && !isKept(slot, wishes, slots.length))
  const given = restDaysThatFit(wishes.restDays, full.length)
  const chosen = new Set<number>()
  for (let index = 1; index <= given; index += 1) {
    const target = ((slots.length + 1) * index) / (given + 1)
    const distance = ({ day, date, base }: DaySlot) =>
      Math.abs(day - target) - (holidayOn(base.city.countryCode, date) === undefined ? 0 : FOR_HOLIDAY)
    const [nearest] = full.filter(({ day }) => !chosen.has(day)).toSorted((a, b) => distance(a) - distance(b))
    if (nearest !== undefined) chosen.add(nearest.day)
  }
  return chosen
}

/** Leaves out the evenings, the rest days and the Sabbath, as the travellers wish. */
function withFreeTime(slots: readonly DaySlot[], wishes: Wishes): DaySlot[] {
  const restDays = restDaysAmong(slots, wishes)
  return slots.map((slot) => {
    const isSabbath = wishes.keepsSabbath && slot.weekday === 'Sat'
    const isKeptFree = isKept(slot, wishes, slots.length) && slot.role !== 'only'
    const isRest = restDays.has(slot.day) || ((isSabbath || isKeptFree) && slot.role === 'full')
    const isFree =
      isKeptFree || isRest || isSabbath || wishes.wantsFreeEvenings || (wishes.keepsSabbath && slot.weekday === 'Fri')
    return {
      ...slot,
      ...(isFree ? { hasEvening: false } : {}),
      ...(isRest ? { isEasy: true, isRest } : {}),
      ...(isSabbath ? { isSabbath } : {}),
      ...(isKeptFree ? { isKeptFree } : {}),
    }
  })
}

/** Keeps the hours of appointments, for which one stays in town. */
function withAppointments(slots: readonly DaySlot[], { appointments }: Wishes): DaySlot[] {
  return slots.map((slot) => {
    const taken = takenHours(appointments, slot, slots.length)
    if (!taken) return slot
    const { from, to } = slot.middayBreak ?? taken
    return {
      ...slot,
      ...{ restsAtNoon: true, longestWay: 0, joined: joinedOn(appointments, slot, slots.length) },
      middayBreak: { from: Math.min(from, taken.from), to: Math.max(to, taken.to) },
      ...(taken.isInEvening ? { hasEvening: false } : {}),
    }
  })
}

/** A slot for each day, between arrival on the first day and departure on the last. */
export function daySlots(request: PlanInput, wishes: Wishes, stays: readonly Stay[], journey: Journey): DaySlot[] {
  const count = daysBetween(request.startDate, request.endDate) + 1
  const bedtime = wishes.wantsFreeEvenings ? Math.min(bedtimeOf(wishes), BACK_FOR_EVENING) : bedtimeOf(wishes)
  const middayBreak = wishes.middayBreak ?? (hasToddler(wishes) ? NOON_REST : undefined)
  const family = { bedtime, middayBreak, longestWay: longestWayOf(wishes), kindsADay: wishes.kindsADay }
  const weatherAt = new Map(stays.map(({ base }) => [base, weatherAround(base.city)]))
  const hasJetLag = Math.abs(journey.aheadMinutes) >= JET_LAG_MINUTES
  const packing = journey.km > 0 && journey.minutes === 0 ? PACK_MINUTES_NEAR_HOME : PACK_MINUTES

  const slots = Array.from({ length: count }, (_, index): DaySlot => {
    const day = index + 1
    const date = addDays(request.startDate, index)
    const turn = stays.findLastIndex(({ fromDay }) => fromDay <= day)
    const stay = stays[turn]
    const weatherOn = stay && weatherAt.get(stay.base)
    if (!stay || !weatherOn) throw new RangeError(`Nobody sleeps anywhere on day ${day}`)
    const { base, fromDay } = stay
    const weather = weatherOn(date)
    const weekday = weekdayOf(date)
    const kept = wishes.keptHours && keepsHoursOn(wishes.keptHours, weekday) ? wishes.keptHours : undefined
    const start = Math.max(startOf(request, wishes, weather), kept?.from ?? 0, wishes.beginsAt ?? 0)
    const dayEnds = Math.min(start > LATE_START ? LATE_END : DAY_ENDS, kept?.until ?? DAY_ENDS)
    const slot = {
      ...{ day, date, weekday, base, ...family, weather, isEasy: false, ...(kept && { isHalf: true }) },
      sun: sunTimes(base.centre, date, base.city.timeZone),
      restsAtNoon: middayBreak !== undefined || restsAtNoon(weather),
    }
    const settled = journey.arrival + (journey.minutes === 0 && journey.km > 0 ? 30 : SETTLE_MINUTES)
    const packs = journey.departure - packing
    if (count === 1) {
      const [arrival, departure] = [
        Math.min(journey.arrival, LEAVES_BASE + 60),
        Math.max(journey.departure, DAY_ENDS + 120),
      ]
      return { ...slot, role: 'only', arrival, departure, start: arrival + 60, end: departure - 90, hasEvening: false }
    }
    if (index === 0) {
      const isTired = journey.isOvernight || hasJetLag
      const hasEvening = !hasJetLag && journey.arrival <= EVENING_BEGINS
      const times = { arrival: journey.arrival, start: Math.max(start, settled), end: dayEnds }
      return { ...slot, ...times, role: 'arrival', hasEvening, isEasy: isTired }
    }
    if (index === count - 1) {
      const end = Math.min(packs, dayEnds)
      return { ...slot, role: 'departure', departure: journey.departure, start, end, hasEvening: false }
    }
    const before = fromDay === day ? stays[turn - 1]?.base : undefined
    if (before) {
      const leaves = Math.max(LEAVES_BASE, start)
      const arrives = leaves + Math.ceil(minutesOfMove(before, base) / 15) * 15
      const move = { from: before, leaves, arrives }
      return {
        ...slot,
        role: 'arrival',
        move,
        start: arrives + SETTLE_AFTER_MOVE_MINUTES,
        end: dayEnds,
        hasEvening: true,
      }
    }
    return { ...slot, role: 'full', start, end: dayEnds, hasEvening: true }
  })
  return withAppointments(withFreeTime(slots, wishes), wishes)
}
