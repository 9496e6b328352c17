import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import { assembleDay, type DaySetting } from './assemble-day.ts'
import type { Base } from './bases.ts'
import type { CandidatePool } from './candidate-pool.ts'
import type { DaySlot } from './day-slot.ts'
import { fillDays } from './fill-days.ts'
import type { Outing } from './outing.ts'
import { pickDays } from './pick-days.ts'
import { costOf, EMPTY_DAY, type PickedDay, stopsOf } from './picked-day.ts'
import type { PlanningContext } from './planning-context.ts'
import type { Stop } from './stop.ts'
import { withWishedIdeas } from './wished-ideas.ts'

/** What the other days leave available. */
export interface LeftOver {
  /** Names (as keys) of places and ideas already used. */
  readonly taken: ReadonlySet<string>
  /** What remains for admissions. */
  readonly admissionsCents: number
}

export type Pools = ReadonlyMap<Base, CandidatePool>
export type DaySettings = ReadonlyMap<Base, DaySetting>

/** Picks stops for some days alongside existing ones, without duplicates and within the budget. */
export function pickTrip(
  { pace, wishes, slots: all, prices }: Pick<PlanningContext, 'pace' | 'wishes' | 'slots' | 'prices'>,
  pools: Pools,
  wanted: readonly DaySlot[],
  { taken, admissionsCents }: LeftOver,
): PickedDay[] {
  const names = new Set(taken)
  const ideaUses = new Map([...taken].map((name) => [name, 1]))
  const leads = new Set<string>()
  const isFree = (stop: Stop) => !names.has(nameKey(stop.place.name))
  let centsLeft = Math.max(0, admissionsCents)
  let daysLeft = wanted.length
  const byDay = new Map<number, PickedDay>()
  for (const base of new Set(wanted.map((slot) => slot.base))) {
    const pool = pools.get(base)
    if (!pool) continue
    const slots = wanted.filter((slot) => slot.base === base)
    const cents = Math.floor((centsLeft * slots.length) / daysLeft)
    const outings = pool.outings.flatMap((outing): Outing[] => {
      const stops = outing.stops.filter(isFree)
      // No town is visited twice, from whichever base.
      const isAgain = leads.has(outing.name)
      return stops.length === 0 || isAgain ? [] : [{ ...outing, stops }]
    })
    const { centre } = base
    const free = { ...pool, places: pool.places.filter(isFree), outings }
    const isWhole = slots.length === all.filter((slot) => slot.base === base).length
    const picked = pickDays(slots, free, { centre, pace, admissionsCents: cents, wishes, length: all.length, isWhole })
    const days = fillDays(slots, picked, {
      centre,
      pace,
      ideas: pool.ideas,
      neighbours: pool.neighbours.filter(isFree),
      admissionsCents: Math.max(0, cents - costOf(picked)),
      ideaUses,
      seeksNorthernLights: wishes.seeksNorthernLights,
    })
    for (const [index, day] of days.entries()) byDay.set(slots[index]?.day ?? 0, day)
    for (const { place } of stopsOf(days)) names.add(nameKey(place.name))
    for (const { outing } of days) if (outing !== undefined) leads.add(outing)
    centsLeft = Math.max(0, centsLeft - costOf(days))
    daysLeft -= slots.length
  }
  const picked = wanted.map(({ day }) => byDay.get(day) ?? EMPTY_DAY)
  return withWishedIdeas(wanted, picked, { pools, wishes, prices, slots: all, taken })
}

/** The same as assembled days. */
export function fillInDays(
  context: PlanningContext,
  pools: Pools,
  settings: DaySettings,
  wanted: readonly DaySlot[],
  leftOver: LeftOver,
): ItineraryDay[] {
  const days = pickTrip(context, pools, wanted, leftOver)
  return wanted.flatMap((slot, index) => {
    const setting = settings.get(slot.base)
    return setting ? [assembleDay(slot, days[index] ?? EMPTY_DAY, setting)] : []
  })
}
