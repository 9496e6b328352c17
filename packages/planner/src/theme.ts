import { LIMITS } from '@waymark/contract/limits'
import type { DaySlot } from './day-slot.ts'
import type { Stop } from './stop.ts'

/** Fields for themes, with their kinds of places. */
export const FIELDS: readonly (readonly [label: string, kinds: readonly string[]])[] = [
  ['museums and art', ['museum', 'gallery', 'theatre']],
  ['history and landmarks', ['monument', 'palace', 'castle', 'ruins', 'historic quarter', 'bridge', 'square']],
  ['sacred places', ['religious site']],
  ['green places and wide views', ['park', 'garden', 'nature', 'viewpoint', 'zoo or aquarium']],
  ['sea and sand', ['beach']],
  ['markets and flavours', ['market', 'food', 'shopping']],
  ['streets and local life', ['neighbourhood', 'street', 'nightlife']],
  ['things to do', ['activity']],
]

/** The field of at least half of the stops; undefined if there is none. */
function fieldOf(stops: readonly Stop[]): string | undefined {
  const counted = FIELDS.map(([label, kinds]) => ({
    label,
    count: stops.filter((stop) => kinds.includes(stop.place.kind)).length,
  }))
  const [most] = counted.toSorted((a, b) => b.count - a.count)
  return most && most.count * 2 >= stops.length && most.count > 1 ? most.label : undefined
}

/** The day's subject, for use within a sentence. */
function subjectOf(stops: readonly Stop[]): string | undefined {
  const real = stops.filter((stop) => stop.place.status !== 'general')
  const [best, next] = real.toSorted((a, b) => b.score - a.score)
  if (best) {
    const field = fieldOf(real)
    if (field !== undefined) return `${field} around ${best.topic}`
    return next ? `${best.topic} and ${next.topic}` : best.topic
  }
  const [first, second] = stops
  return first && (second ? `${first.topic} and ${second.topic}` : first.topic)
}

/** The theme of a day. `outing` is the name of an excursion. */
export function themeOf(slot: DaySlot, stops: readonly Stop[], city: string, outing: string | undefined): string {
  const subject = outing === undefined ? (subjectOf(stops) ?? `a free day in ${city}`) : `day trip to ${outing}`
  const arrival = slot.move ? `On to ${city}` : 'Arrival'
  const theme = {
    only: `A day in ${city}: ${subject}`,
    arrival: stops.length > 0 ? `${arrival}, then ${subject}` : slot.move ? arrival : `Arrival in ${city}`,
    departure: stops.length === 0 ? `Farewell to ${city}` : `Farewell: ${subject}`,
    full: subject.slice(0, 1).toUpperCase() + subject.slice(1),
  }[slot.role]
  return theme.slice(0, LIMITS.shortText)
}
