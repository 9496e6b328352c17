import type { Point } from '@waymark/atlas/distance'
import { type AtlasStop, costOfOthers, isAskedFor, isWishedFor } from './atlas-stops.ts'
import type { CandidatePool } from './candidate-pool.ts'
import type { DaySlot } from './day-slot.ts'
import { eveningAfter, outingCounts, outingDays, pickOuting } from './outing.ts'
import { leadsDay } from './fit-day.ts'
import { withFamousFirst } from './famous-first.ts'
import { hasSmallChild } from './childrens-day.ts'
import { isOn } from './liked-topics.ts'
import { withGroupsTogether } from './outlying-groups.ts'
import { EMPTY_DAY, type PickedDay, stopsOf } from './picked-day.ts'
import { isDayTrip, isOutOfTown } from './stop.ts'
import { suitsSabbath } from './sabbath.ts'
import { backFrom, type TimedStop, timeStops } from './timetable.ts'
import { emptyIn, shortDayStops, topUpDays } from './top-up-days.ts'
import { pickTownDay } from './town-day.ts'
import { legBetween } from './travel.ts'
import { suitsWeather } from './weather-needs.ts'
import { withWishedPlaces } from './wished-places.ts'
import { isNamedDay } from './wishes/free-days.ts'
import type { Wishes } from './wishes.ts'

export interface PickOptions {
  /** Town centre of the base. */
  readonly centre: Point
  /** Daytime stops on a full day. */
  readonly pace: number
  /** Limit of all admissions. */
  readonly admissionsCents: number
  readonly wishes: Pick<
    Wishes,
    'liked' | 'wishedDays' | 'activities' | 'wanted' | 'withChildren' | 'youngest' | 'wantsSlowPace' | 'needsEasyWays'
  >
  /** Days of the whole trip. */
  readonly length: number
  /** Whether all days at this base are picked; other days have the famous sights otherwise. */
  readonly isWhole: boolean
}

/** A day may use this multiple of its even share of the admissions, within the trip's total. */
const DAY_SHARE = 2.5
/** At most this share of the admissions is kept for the sight that an excursion is made for. */
const KEPT_SHARE = 0.4
/** Longest visit on the day after an overnight flight. */
const EASY_MINUTES = 120
/** Daytime stops on days with the journey. */
const HALF_DAY_STOPS = 2
/** Number of places of a full day; where places run out, ideas fill the last days. */
const FULL_DAY = 3
/** A trip for a sight sees it by this day, even if half days then have less. */
const SEEN_BY_DAY = 2
/** Extended hours for the single sight a traveller has come for. */
const WIDE_DAY = { start: 8 * 60, end: 20 * 60 } as const

/** Fractions of the visit's duration to try on a trip without a full day for it. */
const SHORTER_STAYS = [1, 0.6, 0.35] as const

const askedIn = ({ places, outings }: CandidatePool): AtlasStop | undefined =>
  [...places, ...outings.flatMap(({ stops }) => stops)].find(isAskedFor)

/** Puts the named sight on the longest possible day, if no day has it. */
function withAsked(slots: readonly DaySlot[], days: PickedDay[], pool: CandidatePool, centre: Point): PickedDay[] {
  const asked = askedIn(pool)
  if (!asked || stopsOf(days).some(({ place }) => place.name === asked.place.name)) return days
  const rested = (slot: DaySlot): number => (slot.isEasy ? 0 : slot.end - slot.start)
  const longest = slots.filter(({ isKeptFree }) => isKeptFree !== true).toSorted((a, b) => rested(b) - rested(a))
  const isOut = isOutOfTown(asked, centre)
  const wayBack = isOut ? legBetween(asked.place, centre).minutes : 0
  // If there is no time to return to town, the journey home starts there. If half days are too short, one is whole.
  const tries = [true, false].flatMap((isHalf) =>
    [wayBack, 0].flatMap((way) => SHORTER_STAYS.map((share) => ({ isHalf, way, share }))),
  )
  for (const { isHalf, way, share } of tries) {
    const stayMinutes = Math.ceil((asked.place.stayMinutes * share) / 15) * 15
    const stop = { ...asked, place: { ...asked.place, stayMinutes } }
    for (const slot of longest) {
      const keepsHours = isHalf && slot.isHalf
      const isWhole = slot.arrival === undefined && slot.move === undefined
      const start = isWhole && !keepsHours ? WIDE_DAY.start : slot.start
      const end = keepsHours ? slot.end - way : slot.departure === undefined ? WIDE_DAY.end : slot.departure - 60 - way
      const timed = timeStops({ ...slot, start, end, restsAtNoon: false }, centre, [stop])
      if (!timed) continue
      const outing = isOut ? { outing: asked.place.name } : {}
      return days.map((day, index) => (slots[index] === slot ? { timed, evening: undefined, ...outing } : day))
    }
  }
  return days
}

/** A short visit. */
const isEasyEnough = (stop: AtlasStop): boolean => !isAskedFor(stop) && stop.place.stayMinutes <= EASY_MINUTES

/** Back before this, an excursion was a morning's. */
const SHORT_UNTIL = 14 * 60

/** Whether an excursion takes a whole day, or the town has not as much left that is wanted more. */
function isWorthItsDay(timed: readonly TimedStop[], open: readonly AtlasStop[], centre: Point): boolean {
  if (backFrom(timed, centre) >= SHORT_UNTIL) return true
  const most = Math.max(...timed.map(({ stop }) => stop.score))
  const inTown = open.filter((stop) => !isOutOfTown(stop, centre))
  return inTown.length <= timed.length || !inTown.some(({ score }) => score > most)
}

/** Picked days, and the remaining candidates. */
interface PickedDays {
  readonly days: PickedDay[]
  readonly places: readonly AtlasStop[]
  readonly cents: number
}

/** Picks days with the given number of excursions. */
function pickWith(slots: readonly DaySlot[], pool: CandidatePool, options: PickOptions, count: number): PickedDays {
  const { centre, pace } = options
  let { places, outings } = pool
  const asked = askedIn(pool)
  // The named sight is paid in any case.
  let centsLeft = Math.max(0, options.admissionsCents - (asked?.place.costCents ?? 0))
  const mustLeave = outings.some(({ stops }) => stops.some(isAskedFor))
  // Famous sights are not put on the day after an overnight flight.
  const hasFullDay = slots.some(({ role, isRest }) => role === 'full' && isRest !== true)
  // An idea of the travellers' own for a certain day is in town.
  const hasOwnIdea = (slot: DaySlot): boolean =>
    options.wishes.activities.some((activity) => {
      const on = options.wishes.wishedDays.get(activity)
      return on !== undefined && isNamedDay(on, slot, options.length)
    })
  const free = slots.filter((slot) => !hasOwnIdea(slot))
  const daysOut = outingDays(free, outings, count, mustLeave)

  const take = (day: PickedDay): PickedDay => {
    const taken = new Set(stopsOf([day]).map(({ place }) => place.name))
    places = places.filter(({ place }) => !taken.has(place.name))
    outings = outings.flatMap((outing) => {
      const stops = outing.stops.filter(({ place }) => !taken.has(place.name))
      return stops.length === 0 ? [] : [{ ...outing, stops }]
    })
    centsLeft -= costOfOthers(stopsOf([day]))
    return day
  }

  const picked = slots.map((slot, index): PickedDay => {
    if (slot.isKeptFree) return EMPTY_DAY
    const daysLeft = slots.length - index
    // Lest the days before it leave an excursion the gardens, and not the palace that it is made for.
    const purpose = outings[0]?.stops[0]?.place.costCents ?? 0
    const isToCome = slots.slice(index + 1).some(({ day }) => daysOut.has(day))
    const kept = isToCome && purpose <= options.admissionsCents * KEPT_SHARE ? Math.min(purpose, centsLeft) : 0
    const cents = Math.min(centsLeft - kept, (centsLeft / daysLeft) * DAY_SHARE)
    const outingCents = daysOut.has(slot.day) ? Math.max(cents, Math.min(centsLeft, purpose)) : cents
    const suits = (stop: AtlasStop, most = cents): boolean => {
      const before = places.find(({ id }) => id === stop.behind)
      if (before && !suits(before, most)) return false
      if (stop.hoursOn(slot.date)?.length === 0 || (slot.isEasy && !isEasyEnough(stop))) return false
      if (slot.isEasy && hasFullDay && leadsDay(stop)) return false
      if (!suitsSabbath(slot, stop)) return false
      return (
        isAskedFor(stop) || ((isWishedFor(stop) || stop.place.costCents <= most) && suitsWeather(stop, slot.weather))
      )
    }
    const open = places.filter((stop) => suits(stop))
    // An excursion does not take the day of the named sight, at the latest as long as the half days have something else.
    const needsDay =
      slot.role === 'full' && open.some(isAskedFor) && (places.length > FULL_DAY || slot.day <= SEEN_BY_DAY)
    const out =
      daysOut.has(slot.day) && !needsDay
        ? pickOuting(slot, centre, outings, outingCents, (stop) => suits(stop, outingCents))
        : undefined
    if (out && isWorthItsDay(out.timed, open, centre)) {
      const { outing, name, timed } = out
      outings = outings.filter((other) => other !== outing)
      const left = outingCents - costOfOthers(timed.map(({ stop }) => stop))
      const affordable = open.filter(({ place }) => place.costCents <= left)
      return take({ timed, evening: eveningAfter(slot, centre, timed, affordable), outing: name })
    }
    const evenShare = Math.ceil(places.filter((stop) => !isDayTrip(stop)).length / daysLeft)
    const isShort = slot.role === 'arrival' || slot.role === 'departure'
    const quota = slot.isEasy
      ? shortDayStops(slot)
      : Math.max(1, Math.min(pace, isShort ? HALF_DAY_STOPS : Math.max(FULL_DAY, evenShare)))
    const { timed, evening } = pickTownDay({ slot, centre, quota, open, cents })
    return take({ timed, evening })
  })
  const wished = withWishedPlaces(slots, withAsked(slots, picked, pool, centre), pool, options)
  const isUnbound = (slot: DaySlot): boolean =>
    ![...options.wishes.wishedDays.values()].some((on) => isNamedDay(on, slot, options.length))
  const days = withGroupsTogether(slots, wished, isUnbound, { centre, pace })
  const taken = new Set(stopsOf(days).map(({ place }) => place.name))
  return { days, places: pool.places.filter(({ place }) => !taken.has(place.name)), cents: centsLeft }
}

/** Stop after this many additional excursions without improvement. */
const TRIES_IN_VAIN = 2

/**
 * Picks places for each day at a base: the most wanted open place and its neighbours, in a walkable order within
 * opening hours; some days are excursions, more if places in town run out. No duplicates.
 */
export function pickDays(slots: readonly DaySlot[], pool: CandidatePool, options: PickOptions): PickedDay[] {
  const { centre } = options
  const [fewest, most] = outingCounts(slots, pool.outings, pool.places)
  let best: PickedDay[] | undefined
  let emptiest = Infinity
  let inVain = 0
  for (let count = fewest; count <= most && emptiest > 0 && inVain < TRIES_IN_VAIN; count++) {
    const { days, places, cents } = pickWith(slots, pool, options, count)
    const full = topUpDays(slots, days, { centre, places, cents })
    const empty = full.reduce((sum, day, index) => sum + emptyIn(slots[index], day), 0)
    inVain = empty < emptiest ? 0 : inVain + 1
    if (empty < emptiest) [best, emptiest] = [full, empty]
  }
  const { liked, wishedDays, wantsSlowPace, needsEasyWays } = options.wishes
  const wanted: ReadonlySet<string> = options.wishes.wanted
  if (!options.isWhole) return best ?? []
  return withFamousFirst(slots, best ?? [], pool.places, {
    // A square or a fountain more is no burden to children.
    ...{ centre, pace: wantsSlowPace || needsEasyWays ? options.pace : Math.max(options.pace, FULL_DAY) },
    admissionsCents: options.admissionsCents,
    hasSmallChild: hasSmallChild(options.wishes),
    isKept: (stop) => wanted.has(stop.place.kind) || liked.some((topic) => isOn(topic, stop)),
    mayChange: (slot) => ![...wishedDays.values()].some((on) => isNamedDay(on, slot, options.length)),
  })
}
