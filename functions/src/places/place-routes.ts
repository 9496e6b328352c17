import { hoursOn } from '@waymark/atlas/opening-hours'
import { placesAround } from '@waymark/atlas/places-around'
import { addDays } from '@waymark/contract/calendar'
import type { HandlerOf } from '../handler.ts'

const MOST = 200

export const listPlacesAround: HandlerOf<'listPlacesAround'> = async ({ query }) => {
  const dates = Array.from({ length: query.days }, (_, index) => addDays(query.from, index))
  return {
    places: placesAround(query)
      .slice(0, MOST)
      .map(({ place, countryCode }) => {
        const { id, name, localName, otherNames = [], kind, lat, lng, about, stayMinutes, costCents } = place
        const names = localName === undefined ? otherNames : [localName, ...otherNames]
        const hours = dates.map((date) => hoursOn(place, date, countryCode)?.map((span) => ({ ...span })) ?? null)
        return { id, name, otherNames: names, kind, lat, lng, about, stayMinutes, costCents, hours }
      }),
  }
}
