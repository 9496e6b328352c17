import { nameKey } from '@waymark/domain/name-key'
import type { Base } from './bases.ts'
import type { CandidatePool } from './candidate-pool.ts'
import type { Prices } from './country-prices.ts'
import type { DaySlot } from './day-slot.ts'
import { festivalNamed } from './festival-wishes.ts'
import type { Festival } from './festivals.ts'
import { costOfIdea } from './general-stops.ts'
import { isOn, topicsMissing } from './liked-topics.ts'
import { isWishedFor } from './atlas-stops.ts'
import { type PickedDay, timesOf } from './picked-day.ts'
import type { Stop } from './stop.ts'
import { timeEvening, timeStops } from './timetable.ts'
import { isNamedDay } from './wishes/free-days.ts'
import type { LikedTopic } from './wishes/liked-topics.ts'
import type { Wishes } from './wishes.ts'
import { capitalised } from './wording.ts'

const MINUTES = 120
const ABOUT =
  'Your own idea, for which the guide knows no address here: ask where you stay or at the visitor office, and book ahead.'

/** What is told of an own idea, or of a festival. */
const aboutOf = (festival: Festival | undefined): string =>
  festival === undefined
    ? ABOUT
    : `${festival.name} is held ${festival.when}. Ask where you stay what is on today and where, and go early.`

const ownIdea = (activity: string, { centre }: Base, prices: Prices, festival = festivalNamed(activity)): Stop => ({
  place: {
    ...{ name: capitalised(activity), kind: 'activity', status: 'general', lat: centre.lat, lng: centre.lng },
    ...{ stayMinutes: MINUTES, costCents: costOfIdea(festival === undefined ? 2 : 0, prices) },
  },
  activity: capitalised(activity),
  about: aboutOf(festival),
  bestTime: festival?.isLate === true ? 'evening' : 'any',
  topic: activity,
  score: 1,
})

interface Wanted {
  /** Of several ideas, the first that fits. */
  readonly ideas: readonly Stop[]
  /** Whether it is wished for this day; every day, if for none. */
  readonly isDay: (slot: DaySlot) => boolean
}

const LEAST_STOPS = 2

/** The day with one more stop: in the evening, beside the others, or in place of another of three. */
function dayWithIdea(slot: DaySlot, day: PickedDay, idea: Stop): PickedDay | undefined {
  if (slot.isKeptFree || slot.isRest || slot.isSabbath || day.outing !== undefined) return undefined
  const { centre } = slot.base
  const stops = day.timed.map(({ stop }) => stop)
  if (idea.bestTime === 'evening') {
    if (!slot.hasEvening || (day.evening && isWishedFor(day.evening.stop))) return undefined
    const evening = timeEvening(slot, day.timed, centre, idea)
    return evening && { ...day, evening }
  }
  const spare = stops.length > LEAST_STOPS ? stops.filter((stop) => !isWishedFor(stop)) : []
  const withoutOne = spare.toSorted((a, b) => a.score - b.score).map((least) => stops.filter((stop) => stop !== least))
  const ways = [stops, ...withoutOne].flatMap((others) =>
    Array.from({ length: others.length + 1 }, (_, behind) => others.toSpliced(others.length - behind, 0, idea)),
  )
  for (const way of ways) {
    const timed = timeStops(slot, centre, way)
    if (!timed) continue
    const evening = day.evening && timeEvening(slot, timed, centre, day.evening.stop)
    if (day.evening && !evening) continue
    return { timed, evening }
  }
  return undefined
}

/**
 * Adds ideas for what is wished for and no place around offers: the general one on a liked topic, such as live music,
 * and whatever the travellers named themselves, such as a swamp tour.
 */
export function withWishedIdeas(
  slots: readonly DaySlot[],
  days: readonly PickedDay[],
  {
    pools,
    wishes,
    prices,
    slots: all,
    taken,
  }: {
    readonly pools: ReadonlyMap<Base, CandidatePool>
    readonly wishes: Wishes
    readonly prices: Prices
    /** Of the whole trip. */
    readonly slots: readonly DaySlot[]
    /** Names (as keys) of what other days have. */
    readonly taken: ReadonlySet<string>
  },
): PickedDay[] {
  // What a few days lack, the others may have.
  const isWhole = slots.length === all.length
  const missing = new Set(isWhole ? topicsMissing(wishes, days) : [])
  const isOwn = ({ label }: LikedTopic) => wishes.activities.includes(label)
  const topics = wishes.liked.filter(
    (topic) => missing.has(topic.label) && !wishes.dishes.includes(topic.label) && !isOwn(topic),
  )
  // A swamp that is in the plan needs no idea of a swamp tour.
  const isDone = (activity: string) => wishes.liked.some(({ label }) => label === activity) && !missing.has(activity)
  const activities = wishes.activities.filter((activity) => !isDone(activity))
  const anyDay = () => true
  const onDayOf = (label: string) => {
    const on = wishes.wishedDays.get(label)
    const isDay = (slot: DaySlot) => on !== undefined && isNamedDay(on, slot, all.length)
    return slots.some(isDay) ? isDay : anyDay
  }
  const wantedAt = (base: Base): Wanted[] => [
    ...topics.map((topic) => ({
      ideas: [...(pools.get(base)?.ideas ?? []), ...(pools.get(base)?.wishedIdeas ?? [])].filter(
        (idea) => isOn(topic, idea) && !taken.has(nameKey(idea.place.name)),
      ),
      isDay: onDayOf(topic.label),
    })),
    ...activities
      .map((activity) => ownIdea(activity, base, prices))
      .filter(({ place }) => !taken.has(nameKey(place.name)))
      .map((idea) => ({ ideas: [idea], isDay: onDayOf(idea.topic) })),
  ]
  const bases = [...new Set(slots.map(({ base }) => base))]
  const count = topics.length + activities.length
  const missingIn = (those: readonly PickedDay[]): number => topicsMissing(wishes, those).length
  let result = [...days]
  for (let at = 0; at < count; at += 1) {
    const waysOn = (isOnWishedDay: boolean) =>
      bases.flatMap((base) => {
        const wanted = wantedAt(base)[at]
        return (wanted?.ideas ?? []).flatMap((idea) =>
          slots.flatMap((slot, index) => {
            const day = result[index]
            if (slot.base !== base || !day || (isOnWishedDay && wanted?.isDay(slot) !== true)) return []
            const changed = dayWithIdea(slot, day, idea)
            // One wish does not take the place of another.
            const isWorse = changed && missingIn(result.with(index, changed)) > missingIn(result)
            return changed && !isWorse
              ? [{ index, changed, room: timesOf(day).length - (slot.role === 'full' ? SLOT_FULL : 0) }]
              : []
          }),
        )
      })
    const onWishedDay = waysOn(true)
    const ways = onWishedDay.length > 0 ? onWishedDay : waysOn(false)
    const [best] = ways.toSorted((a, b) => a.room - b.room)
    if (best) result = result.with(best.index, best.changed)
  }
  return result
}

/** A full day has room for this many stops more than one with a journey. */
const SLOT_FULL = 2
