import type { PlannedPlace } from '@waymark/contract/trips/itinerary'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { AtlasPlace, PlaceKind } from '@waymark/atlas/place'
import { type Light, lightIn, needsDaylight } from './sun.ts'

const OUTDOOR_KINDS: ReadonlySet<string> = new Set<PlaceKind>([
  'beach', 'nature', 'park', 'garden', 'viewpoint', 'ruins', 'street', 'square', 'bridge', 'historic quarter', 'neighbourhood', 'monument', 'zoo or aquarium',
]) // prettier-ignore

/** Names of indoor places whose kind is outdoors, such as an aquarium. */
const UNDER_A_ROOF = /\b(?:aquarium|oceanari\w+|oceanário|sea life|library|indoor|mall|station|shade|café|covered)\b/i

/** Whether a stop is mostly outdoors. Excursions are not, because they are not limited by noon heat. */
export const isOutdoors = ({ place, activity }: Pick<Stop, 'place' | 'activity'>): boolean =>
  OUTDOOR_KINDS.has(place.kind) && !UNDER_A_ROOF.test(`${place.name} ${activity}`)

/** A candidate for a day: a place of the atlas, a neighbouring town or a general idea. */
export interface Stop {
  readonly place: PlannedPlace
  /** Title of the stop. */
  readonly activity: string
  readonly about: string
  readonly bestTime: AtlasPlace['bestTime']
  /** A few words for the day's theme. */
  readonly topic: string
  /** How much this traveller wants it; only the order matters. */
  readonly score: number
}

export const isDayTrip = (stop: Stop): boolean => stop.place.kind === 'day trip'

/** From farther away, the day ends with a return to town. */
const OUT_OF_TOWN_KM = 25

/** Whether a stop is an excursion: by kind, or by its distance from the base. */
export const isOutOfTown = (stop: Stop, centre: Point): boolean =>
  isDayTrip(stop) || kmBetween(centre, stop.place) > OUT_OF_TOWN_KM

/** The light a stop requires: by its title, in the evening by its description, and where no lamps are. */
export function lightOf({
  place,
  activity,
  about,
  bestTime,
}: Pick<Stop, 'activity' | 'about' | 'bestTime'> & {
  readonly place: Pick<Stop['place'], 'name' | 'kind'>
}): Light | undefined {
  const title = `${place.name}. ${activity}`
  const byDay = needsDaylight(place.kind, `${title}. ${about}`) ? 'daylight' : undefined
  const promised = lightIn(title)
  if (promised || bestTime !== 'evening') return promised ?? byDay
  const told = lightIn(about)
  return told === 'night' ? undefined : (told ?? byDay)
}
