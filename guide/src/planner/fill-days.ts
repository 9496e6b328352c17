import { kmBetween, type Point } from '../atlas/distance.ts'
import type { DayFrame } from './day-frame.ts'
import type { PickedDay } from './pick-days.ts'
import { isDayTrip, type Stop } from './stop.ts'
import { backFrom, timeDayTrip, type TimedStop, timeEvening, timeStops } from './timetable.ts'

export interface FillOptions {
  readonly centre: Point
  /** Ideas without a particular place, most wanted first. */
  readonly ideas: readonly Stop[]
  /** Real cities nearby, for days that have no place of their own. */
  readonly neighbours: readonly Stop[]
  /** What is left for admissions over the whole trip. */
  readonly admissionsCents: number
}

/** Days between two excursions to neighbouring cities. */
const DAYS_BETWEEN_TRIPS = 4
/** Ideas are about the town itself: they follow only stops this near to it. */
const IN_TOWN_KM = 12

const EARLY_RETURN = 15 * 60 + 30
const REST_MINUTES = 30

const STOPS_WANTED: Readonly<Record<DayFrame['role'], number>> = { only: 3, arrival: 2, full: 3, departure: 1 }

/** Hands out ideas, each once; only when all are used up it begins again. */
class IdeaPool {
  private readonly ideas: readonly Stop[]
  private left: Set<Stop>

  constructor(ideas: readonly Stop[]) {
    this.ideas = ideas
    this.left = new Set(ideas)
  }

  take<Fit>(suits: (idea: Stop) => Fit | undefined): Fit | undefined {
    const found = this.takeFrom(this.left, suits)
    if (found !== undefined) return found
    const used = this.ideas.filter((idea) => !this.left.has(idea))
    if (used.length === 0) return undefined
    this.left = new Set([...this.left, ...used])
    return this.takeFrom(used, suits)
  }

  private takeFrom<Fit>(ideas: Iterable<Stop>, suits: (idea: Stop) => Fit | undefined): Fit | undefined {
    for (const idea of ideas) {
      const fit = suits(idea)
      if (fit === undefined) continue
      this.left.delete(idea)
      return fit
    }
    return undefined
  }
}

/** An idea suits the hour: mornings begin the day, afternoons follow. */
const suitsPosition = (idea: Stop, position: number): boolean =>
  idea.bestTime === 'any' || idea.bestTime === (position === 0 ? 'morning' : 'afternoon')

/** Fills what real places leave open: excursions to neighbouring cities, then ideas without a particular place. */
export function fillDays(frames: readonly DayFrame[], picked: readonly PickedDay[], options: FillOptions): PickedDay[] {
  const { centre } = options
  const pool = new IdeaPool(options.ideas)
  const neighbours = [...options.neighbours]
  let centsLeft = options.admissionsCents
  let lastTrip = 0

  const pay = (stop: Stop) => {
    centsLeft -= stop.place.costCents
  }

  return frames.map((frame, index): PickedDay => {
    const day = picked[index] ?? { timed: [], evening: undefined }
    const affordable = (stop: Stop) =>
      stop.place.costCents <= Math.min(centsLeft, (centsLeft / (frames.length - index)) * 2)
    /** An early return leaves the afternoon for something in town. */
    const afterTrip = (timed: readonly TimedStop[]): TimedStop | undefined => {
      const start = backFrom(timed, centre) + REST_MINUTES
      if (start > EARLY_RETURN) return undefined
      const added = pool.take((idea) =>
        suitsPosition(idea, 1) && affordable(idea) ? timeStops({ ...frame, start }, centre, [idea])?.[0] : undefined,
      )
      if (added) pay(added.stop)
      return added
    }
    if (day.timed.some(({ stop }) => isDayTrip(stop))) {
      lastTrip = frame.day
      return { ...day, evening: afterTrip(day.timed) }
    }

    const neighbour = neighbours[0]
    const isFree = frame.role === 'full' && day.timed.length === 0 && day.evening === undefined
    if (neighbour && isFree && frame.day - lastTrip >= DAYS_BETWEEN_TRIPS && frame.day > 2 && affordable(neighbour)) {
      neighbours.shift()
      lastTrip = frame.day
      pay(neighbour)
      const timed = timeDayTrip(frame, centre, [neighbour]) ?? []
      return { timed, evening: afterTrip(timed) }
    }

    let { timed, evening } = day
    const last = timed.at(-1)?.stop.place
    if (last && kmBetween(last, centre) > IN_TOWN_KM) return day
    const wantsEvening = frame.hasEvening && frame.day % 2 === 0
    const wanted = STOPS_WANTED[frame.role] - (evening !== undefined || wantsEvening ? 1 : 0)
    while (timed.length < wanted) {
      const kinds = new Set(timed.map(({ stop }) => stop.place.kind))
      const grown = pool.take((idea): readonly TimedStop[] | undefined =>
        suitsPosition(idea, timed.length) && !kinds.has(idea.place.kind) && affordable(idea)
          ? timeStops(frame, centre, [...timed.map(({ stop }) => stop), idea])
          : undefined,
      )
      if (!grown) break
      timed = grown
      const added = grown.at(-1)
      if (added) pay(added.stop)
    }
    if (evening === undefined && wantsEvening) {
      evening = pool.take((idea) =>
        idea.bestTime === 'evening' && affordable(idea) ? timeEvening(timed, centre, idea) : undefined,
      )
      if (evening) pay(evening.stop)
    }
    return { timed, evening }
  })
}
