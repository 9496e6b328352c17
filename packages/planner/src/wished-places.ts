import type { Point } from '@waymark/atlas/distance'
import { type AtlasStop, isWishedFor } from './atlas-stops.ts'
import type { CandidatePool } from './candidate-pool.ts'
import type { DaySlot } from './day-slot.ts'
import { fitDay } from './fit-day.ts'
import { EMPTY_DAY, type PickedDay, stopsOf } from './picked-day.ts'
import { isOutOfTown, type Stop } from './stop.ts'
import { timeDayTrip } from './timetable.ts'
import type { Wishes } from './wishes.ts'

interface Place {
  readonly slot: DaySlot
  readonly day: PickedDay
}

const scoreOf = (stops: readonly Stop[]): number => stops.reduce((sum, { score }) => sum + score, 0)

/** A day with the place, and with as much of what it had as fits beside it; undefined where it does not fit. */
function dayWith(
  { slot, day }: Place,
  stop: AtlasStop,
  beside: readonly AtlasStop[],
  { centre, pace }: { readonly centre: Point; readonly pace: number },
): PickedDay | undefined {
  const present = stopsOf([day])
  const wished = present.filter(isWishedFor)
  if (isOutOfTown(stop, centre)) {
    const timed = wished.length === 0 ? timeDayTrip(slot, centre, [stop, ...beside]) : undefined
    return timed && { timed, evening: undefined, outing: stop.place.name }
  }
  // An excursion is a day of its own.
  if (day.outing !== undefined && wished.length > 0) return undefined
  const needed = [...wished, stop, ...beside.filter((other) => !wished.includes(other))]
  const others = (day.outing === undefined ? day.timed : [])
    .map((timed) => timed.stop)
    .filter((other) => !needed.includes(other))
    .toSorted((a, b) => b.score - a.score)
  for (let count = Math.min(others.length, Math.max(0, pace - needed.length)); count >= 0; count--) {
    const fitted = fitDay(slot, centre, [...needed, ...others.slice(0, count)])
    if (fitted) return { timed: fitted.timed, evening: undefined }
  }
  return undefined
}

/** The day without these stops. */
function dayWithout({ slot, day }: Place, stops: readonly Stop[], centre: Point): PickedDay {
  const rest = day.timed.map(({ stop }) => stop)
  if (!rest.some((stop) => stops.includes(stop))) return day
  const left = rest.filter((stop) => !stops.includes(stop))
  const fitted = left.length === 0 ? undefined : fitDay(slot, centre, left, day.evening?.stop)
  return fitted ?? EMPTY_DAY
}

/**
 * Puts the places that the wishes name, and that no day has, on the days that lose least by it. A place on another's
 * ticket, or behind it, comes with that one.
 */
export function withWishedPlaces(
  slots: readonly DaySlot[],
  days: readonly PickedDay[],
  { places, outings }: CandidatePool,
  options: { readonly centre: Point; readonly pace: number },
): PickedDay[] {
  const all = [...places, ...outings.flatMap(({ stops }) => stops)]
  let result = [...days]
  for (const stop of all.filter(isWishedFor)) {
    if (stopsOf(result).some(({ place }) => place.name === stop.place.name)) continue
    const needs = [stop.ticketOf, stop.behind].filter((id) => id !== undefined)
    const beside = all.filter(
      ({ id }, index) => needs.includes(id) && all.findIndex((other) => other.id === id) === index,
    )
    if (beside.length < new Set(needs).size) continue
    const ways = result.flatMap((day, index) => {
      const slot = slots[index]
      if (!slot || slot.isKeptFree === true || slot.isEasy) return []
      if ([stop, ...beside].some((needed) => needed.hoursOn(slot.date)?.length === 0)) return []
      const changed = dayWith({ slot, day }, stop, beside, options)
      if (!changed) return []
      const others = result.map((other, at): PickedDay => {
        const otherSlot = slots[at]
        return otherSlot ? dayWithout({ slot: otherSlot, day: other }, beside, options.centre) : other
      })
      return [others.with(index, changed)]
    })
    const [best] = ways.toSorted((a, b) => scoreOf(stopsOf(b)) - scoreOf(stopsOf(a)))
    if (best) result = best
  }
  return result
}

/** Names of the places that the wishes name and that no day has. */
export const unseenIn = ({ askedSights }: Wishes, seen: readonly Stop[]): string[] =>
  [...askedSights.values()].filter((name) => !seen.some(({ place }) => place.name === name))
