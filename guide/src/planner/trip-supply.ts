import { atlasStops, type AtlasStop } from './atlas-stops.ts'
import { generalStops } from './general-stops.ts'
import { neighbourTrips } from './neighbour-trips.ts'
import type { Stop } from './stop.ts'
import type { TripGround } from './trip-ground.ts'

/** What there is to do on a trip, most wanted first in each list. */
export interface TripSupply {
  /** Places of the atlas. */
  readonly places: readonly AtlasStop[]
  /** Ideas without a particular place. */
  readonly ideas: readonly Stop[]
  /** Real cities nearby. */
  readonly neighbours: readonly Stop[]
}

export function supplyOf({ city, destination, prices, request, wishes, next }: TripGround): TripSupply {
  const { travelStyle, startDate } = request
  return {
    places: destination ? atlasStops(destination, travelStyle, wishes, next) : [],
    ideas: generalStops(city, startDate, prices, travelStyle, wishes, next),
    neighbours: wishes.avoided.has('day trip') ? [] : neighbourTrips(city, prices, destination?.places ?? []),
  }
}
