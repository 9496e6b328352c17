import { LIMITS } from '@waymark/contract/limits'
import type { DaySlot } from './day-slot.ts'
import { isDayTrip, type Stop } from './stop.ts'

const FIELDS: readonly (readonly [label: string, kinds: readonly string[]])[] = [
  ['museums and art', ['museum', 'gallery', 'theatre']],
  ['history and landmarks', ['monument', 'palace', 'castle', 'ruins', 'historic quarter', 'bridge', 'square']],
  ['sacred places', ['religious site']],
  ['green places and wide views', ['park', 'garden', 'nature', 'viewpoint', 'zoo or aquarium']],
  ['sea and sand', ['beach']],
  ['markets and flavours', ['market', 'food', 'shopping']],
  ['streets and local life', ['neighbourhood', 'street', 'nightlife']],
  ['things to do', ['activity']],
]

/** What most stops of a day have in common. */
function fieldOf(stops: readonly Stop[]): string {
  const counted = FIELDS.map(([label, kinds]) => ({
    label,
    count: stops.filter((stop) => kinds.includes(stop.place.kind)).length,
  }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.label ?? 'things to do'
}

/** What the day is about, to be used within a sentence. */
function subjectOf(stops: readonly Stop[]): string | undefined {
  const real = stops.filter((stop) => stop.place.status !== 'general')
  const best = real.toSorted((a, b) => b.score - a.score)[0]
  if (best) return stops.length === 1 ? best.topic : `${fieldOf(real)} around ${best.topic}`
  const [first, second] = stops
  return first && (second ? `${first.topic} and ${second.topic}` : first.topic)
}

/** A line that says what a day is about. */
export function themeOf(slot: DaySlot, stops: readonly Stop[], city: string): string {
  const trips = stops.filter(isDayTrip).map((stop) => stop.topic)
  const subject =
    trips.length > 0 ? `day trip to ${trips.join(' and ')}` : (subjectOf(stops) ?? `a free day in ${city}`)
  const theme = {
    only: `A day in ${city}: ${subject}`,
    arrival: stops.length === 0 ? `Arrival in ${city}` : `Arrival, then ${subject}`,
    departure: stops.length === 0 ? `Farewell to ${city}` : `Farewell: ${subject}`,
    full: subject.slice(0, 1).toUpperCase() + subject.slice(1),
  }[slot.role]
  return theme.slice(0, LIMITS.shortText)
}
