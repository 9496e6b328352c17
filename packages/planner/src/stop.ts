import type { PlannedPlace } from '@waymark/contract/trips/itinerary'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { AtlasPlace, PlaceKind } from '@waymark/atlas/place'
import { type Light, lightIn } from './sun.ts'

const OUTDOOR_KINDS: ReadonlySet<string> = new Set<PlaceKind>([
  'beach', 'nature', 'park', 'garden', 'viewpoint', 'ruins', 'street', 'square', 'bridge', 'historic quarter', 'neighbourhood', 'monument', 'zoo or aquarium',
]) // prettier-ignore

/** What a name tells against its kind: an aquarium is a house, a rest in the shade is what noon is for. */
const UNDER_A_ROOF = /\b(?:aquarium|oceanari\w+|oceanário|sea life|library|indoor|mall|station|shade|café|covered)\b/i

/** Whether a stop is in the sun and the rain for most of its time. An excursion is neither: it takes the day as it comes. */
export const isOutdoors = ({ place, activity }: Pick<Stop, 'place' | 'activity'>): boolean =>
  OUTDOOR_KINDS.has(place.kind) && !UNDER_A_ROOF.test(`${place.name} ${activity}`)

/** Something to do on a day: a place of the atlas, a neighbouring city or an idea without a particular place. */
export interface Stop {
  readonly place: PlannedPlace
  /** The line on the plan. */
  readonly activity: string
  readonly about: string
  readonly bestTime: AtlasPlace['bestTime']
  /** A few words for the theme of the day. */
  readonly topic: string
  /** How much this traveller wants it; only the order matters. */
  readonly score: number
}

export const isDayTrip = (stop: Stop): boolean => stop.place.kind === 'day trip'

/** From farther away one comes back to town at the end of the day. */
const OUT_OF_TOWN_KM = 25

/** Whether a stop is a day out: called so, or far from where one sleeps. */
export const isOutOfTown = (stop: Stop, centre: Point): boolean =>
  isDayTrip(stop) || kmBetween(centre, stop.place) > OUT_OF_TOWN_KM

/** The light that a stop is for: what its line promises, and in the evening its description. */
export function lightOf({ place, activity, about, bestTime }: Stop): Light | undefined {
  const promised = lightIn(`${place.name}. ${activity}`)
  if (promised || bestTime !== 'evening') return promised
  const told = lightIn(about)
  return told === 'night' ? undefined : told
}
