import type { PlaceKind } from '@waymark/atlas/place'
import type { Stop } from './stop.ts'

const OUTDOOR_KINDS: ReadonlySet<string> = new Set<PlaceKind>([
  'beach', 'nature', 'park', 'garden', 'viewpoint', 'ruins', 'street', 'square', 'bridge', 'historic quarter', 'neighbourhood', 'monument', 'zoo or aquarium',
]) // prettier-ignore

/** What a name tells against its kind: an aquarium is a house, a rest in the shade is what noon is for. */
const UNDER_A_ROOF = /\b(?:aquarium|oceanari\w+|oceanário|sea life|library|indoor|mall|station|shade|café|covered)\b/i

/** Whether a stop is in the sun and the rain for most of its time. An excursion is neither: it takes the day as it comes. */
export const isOutdoors = ({ place, activity }: Pick<Stop, 'place' | 'activity'>): boolean =>
  OUTDOOR_KINDS.has(place.kind) && !UNDER_A_ROOF.test(`${place.name} ${activity}`)
