import { placesAround } from '@waymark/atlas/places-around'
import type { HandlerOf } from '../handler.ts'

const MOST = 200

export const listPlacesAround: HandlerOf<'listPlacesAround'> = async ({ query }) => ({
  places: placesAround(query)
    .slice(0, MOST)
    .map(({ id, name, localName, otherNames = [], kind, lat, lng, openingHours, ...place }) => ({
      id,
      name,
      otherNames: localName === undefined ? otherNames : [localName, ...otherNames],
      kind,
      lat,
      lng,
      about: place.about,
      stayMinutes: place.stayMinutes,
      costCents: place.costCents,
      closed: place.closed,
      ...(openingHours !== undefined && { openingHours: openingHours.hours }),
      bestTime: place.bestTime,
    })),
})
