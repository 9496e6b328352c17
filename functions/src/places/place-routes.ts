import type { HandlerOf } from '../handler.ts'
import { nearbyPlaces } from './nearby-places.ts'

export const listPlacesAround: HandlerOf<'listPlacesAround'> = async ({ query }) => ({
  places: nearbyPlaces(query, query.from, query.days),
})
