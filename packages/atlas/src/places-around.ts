import type { Point } from './distance.ts'
import type { AtlasPlace } from './place.ts'
import { destinationById, destinationRowsNear } from './tables.ts'

/** The range of a day trip. */
const REACH_KM = 60
const MOST_DESTINATIONS = 5

export interface PlaceAround {
  readonly place: AtlasPlace
  /** Country of its destination, whose holidays apply. */
  readonly countryCode: string
}

/** Places of the destinations around a point: the nearest destinations first, and within each the best places first. */
export const placesAround = (point: Point): PlaceAround[] =>
  destinationRowsNear(point, REACH_KM)
    .slice(0, MOST_DESTINATIONS)
    .flatMap(({ row }) => destinationById(row.id).places.map((place) => ({ place, countryCode: row.countryCode })))
