import { type AtlasStop, isAskedFor } from './atlas-stops.ts'
import type { Outing } from './outing.ts'
import { type PickedDay, stopsOf } from './picked-day.ts'
import type { Stop } from './stop.ts'
import type { LikedTopic } from './wishes/liked-topics.ts'
import type { Wishes } from './wishes.ts'

/** A topic's best place is wanted as much as the place of this rank, so that even a short trip sees it. */
const RANK = 2

export const isOn = (topic: LikedTopic, { place, about }: Stop): boolean =>
  topic.isAbout(place.kind, `${place.name}. ${about}`)

/** Raises the best place of each liked topic that no leading place is about; of an excursion where town has none. */
export function withLikedTopics(
  topics: readonly LikedTopic[],
  places: readonly AtlasStop[],
  outings: readonly Outing[],
): { readonly places: readonly AtlasStop[]; readonly outings: readonly Outing[] } {
  let raised = { places, outings }
  const byScore = <T extends { readonly score: number }>(items: readonly T[]) =>
    items.toSorted((a, b) => b.score - a.score)
  const others = places.filter((stop) => !isAskedFor(stop))
  const bar = others[Math.min(RANK, others.length - 1)]?.score ?? 0
  for (const topic of topics) {
    if (others.slice(0, RANK).some((stop) => isOn(topic, stop))) continue
    const best = others.find((stop) => isOn(topic, stop))
    if (best) {
      const score = Math.max(best.score, bar)
      raised = {
        ...raised,
        places: byScore(raised.places.map((stop) => (stop.id === best.id ? { ...stop, score } : stop))),
      }
      continue
    }
    const [top] = outings
    const out = outings.find(({ stops }) => stops.some((stop) => isOn(topic, stop)))
    if (!out || !top) continue
    const stops = [...out.stops.filter((stop) => isOn(topic, stop)), ...out.stops.filter((stop) => !isOn(topic, stop))]
    const moved = { ...out, stops, score: Math.max(out.score, top.score) }
    raised = {
      ...raised,
      outings: byScore(raised.outings.map((outing) => (outing.name === out.name ? moved : outing))),
    }
  }
  return raised
}

/** The liked topics, by their labels, that nothing on these days is about: an excursion to a town is a day trip. */
export const topicsMissing = ({ liked }: Pick<Wishes, 'liked'>, days: readonly PickedDay[]): string[] => {
  const stops = stopsOf(days)
  const hasDayTrip = days.some(({ outing }) => outing !== undefined)
  return liked
    .filter((topic) => !stops.some((stop) => isOn(topic, stop)) && !(hasDayTrip && topic.isAbout('day trip', '')))
    .map(({ label }) => label)
}
