import type { Point } from '../distance.ts'
import type { AtlasPlace, LandmarkCategory, LandmarkText, PlaceKind, StandalonePlace } from '../place.ts'

/** A photographed sight, with its texts. */
export interface Landmark extends Point, Omit<LandmarkText, 'category' | 'centre' | 'fame'> {
  readonly id: string
  /** In English. */
  readonly name: string
  /** Local name; the English one where English is spoken. */
  readonly localName: string
  readonly kind: LandmarkCategory
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

interface SightBase extends Point {
  readonly id: string
  readonly name: string
  readonly radiusMeters: number
}

/** What a photo may show: a landmark, or another place of the atlas, with less data. */
export type Sight =
  | (SightBase & { readonly source: 'landmark'; readonly landmark: Landmark })
  | (SightBase & {
      readonly source: 'atlas'
      readonly place: Pick<
        StandalonePlace,
        'name' | 'kind' | 'about' | 'stayMinutes' | 'costCents' | 'closed' | 'bestTime'
      >
      /** City of its destination; undefined for a standalone place. */
      readonly city: string | undefined
      /** Country of the destination; the place may lie across a border. */
      readonly countryCode: string
    })

/** Radius by kind: the atlas does not record the size of places that are not landmarks. */
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

function landmarkSight(
  { id, name, localName, lat, lng }: AtlasPlace | StandalonePlace,
  countryCode: string,
  text: LandmarkText,
): Sight {
  const { category, centre, fame: _, ...told } = text
  const point = centre ?? { lat, lng }
  const landmark = { id, name, localName: localName ?? name, kind: category, countryCode, ...point, ...told }
  return { source: 'landmark', id, name, ...point, radiusMeters: text.radiusMeters, landmark }
}

/** What a photo of a place shows; undefined if another place is photographed there. */
export function sightOf(
  place: AtlasPlace | StandalonePlace,
  { city, countryCode }: { readonly city: string | undefined; readonly countryCode: string },
): Sight | undefined {
  if (place.photographedAs !== undefined) return undefined
  if (place.landmark !== undefined) return landmarkSight(place, countryCode, place.landmark)
  const { id, name, lat, lng, kind, about, stayMinutes, costCents, closed, bestTime } = place
  const radiusMeters = RADIUS_METERS_BY_KIND[kind] ?? USUAL_RADIUS_METERS
  const told = { name, kind, about, stayMinutes, costCents, closed, bestTime }
  return { source: 'atlas', id, name, lat, lng, radiusMeters, place: told, city, countryCode }
}
