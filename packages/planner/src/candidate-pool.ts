import { atlasStops, type AtlasStop } from './atlas-stops.ts'
import { generalStops } from './general-stops.ts'
import { neighbourTrips } from './neighbour-trips.ts'
import type { Stop } from './stop.ts'
import { suitsTravellers } from './suits-travellers.ts'
import type { PlanningContext } from './planning-context.ts'
import { suitsWeather } from './weather-needs.ts'

/** What there is to do on a trip, most wanted first in each list. */
export interface CandidatePool {
  /** Places of the atlas. */
  readonly places: readonly AtlasStop[]
  /** Ideas without a particular place. */
  readonly ideas: readonly Stop[]
  /** Real cities nearby. */
  readonly neighbours: readonly Stop[]
}

/** Leaves out what no day of the trip has the weather for. */
export function candidatePoolOf({
  city,
  destination,
  slots,
  prices,
  request,
  wishes,
  next,
}: PlanningContext): CandidatePool {
  const { travelStyle } = request
  const suitsSomeDay = (stop: Stop) => slots.some(({ weather }) => suitsWeather(stop, weather))
  const [first] = slots
  return {
    places: destination ? atlasStops(destination, travelStyle, wishes, next).filter(suitsSomeDay) : [],
    ideas: first ? generalStops(city, first.weather, prices, travelStyle, wishes, next).filter(suitsSomeDay) : [],
    neighbours: neighbourTrips(city, prices, destination?.places ?? []).filter((stop) => suitsTravellers(stop, wishes)),
  }
}
