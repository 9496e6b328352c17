import type { Point } from './distance.ts'
import type { AtlasPlace } from './place.ts'
import { destinationById, destinationRowsNear } from './tables.ts'

/** The range of a day trip. */
const REACH_KM = 60
const MOST_DESTINATIONS = 5

export interface PlaceAround {
  readonly place: AtlasPlace
  /** That of its destination, by whose holidays it goes. */
  readonly countryCode: string
}

/** Places of the destinations around a point, those of the nearest first, and of each the best first. */
export const placesAround = (point: Point): PlaceAround[] =>
  destinationRowsNear(point, REACH_KM)
    .slice(0, MOST_DESTINATIONS)
    .flatMap(({ row }) => destinationById(row.id).places.map((place) => ({ place, countryCode: row.countryCode })))
