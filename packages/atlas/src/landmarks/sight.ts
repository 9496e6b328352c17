import { DESTINATIONS } from '../destinations.ts'
import { kmBetween, type Point } from '../distance.ts'
import { nameKey } from '@waymark/domain/name-key'
import type { AtlasDestination, AtlasPlace, PlaceKind } from '../place.ts'
import type { Landmark } from './landmark.ts'
import { LANDMARKS } from './landmarks.ts'

interface SightBase extends Point {
  readonly name: string
  readonly radiusMeters: number
}

/** What a photo may show: a landmark, or a place of the atlas, of which less is known. */
export type Sight =
  | (SightBase & { readonly source: 'landmark'; readonly landmark: Landmark })
  | (SightBase & { readonly source: 'atlas'; readonly place: AtlasPlace; readonly destination: AtlasDestination })

/** The atlas does not say how large its places are. */
const USUAL_RADIUS_METERS = 80
const RADIUS_METERS_BY_KIND: Partial<Record<PlaceKind, number>> = {
  'historic quarter': 250,
  neighbourhood: 300,
  street: 200,
  park: 400,
  garden: 200,
  beach: 400,
  nature: 400,
  'day trip': 250,
}

const SAME_SPOT_METERS = 60
const SAME_NAME_METERS = 400
/** Farther apart than any landmark is large; the cheap look that spares most pairs the distance. */
const APART_DEGREES = 0.2

/** Whether the atlas describes the landmark, or a part of it, under its own or nearly its own name. */
function isPartOf(place: AtlasPlace, landmark: Landmark): boolean {
  if (Math.abs(place.lat - landmark.lat) > APART_DEGREES) return false
  const meters = kmBetween(place, landmark) * 1000
  if (meters <= SAME_SPOT_METERS) return true
  if (meters > Math.max(SAME_NAME_METERS, landmark.radiusMeters)) return false
  const key = nameKey(place.name)
  return [landmark.name, landmark.localName].map(nameKey).some((name) => key.includes(name) || name.includes(key))
}

function landmarkSight(landmark: Landmark): Sight {
  const { name, lat, lng, radiusMeters } = landmark
  return { source: 'landmark', name, lat, lng, radiusMeters, landmark }
}

function atlasSight(place: AtlasPlace, destination: AtlasDestination): Sight {
  const { name, lat, lng } = place
  const radiusMeters = RADIUS_METERS_BY_KIND[place.kind] ?? USUAL_RADIUS_METERS
  return { source: 'atlas', name, lat, lng, radiusMeters, place, destination }
}

/** Every landmark, and every place of the atlas that is not one of them. */
export const allSights = (): Sight[] => [
  ...LANDMARKS.map(landmarkSight),
  ...DESTINATIONS.flatMap((destination) =>
    destination.places
      .filter((place) => !LANDMARKS.some((landmark) => isPartOf(place, landmark)))
      .map((place) => atlasSight(place, destination)),
  ),
]
