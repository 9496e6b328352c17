import { hoursOn } from '@waymark/atlas/opening-hours'
import type { Point } from '@waymark/atlas/distance'
import { placesAround } from '@waymark/atlas/places-around'
import { addDays } from '@waymark/contract/calendar'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'

const MOST = 200

/** Places of the atlas around a point, the nearest town first, with their hours on `days` days from `from` on. */
export function nearbyPlaces({ lat, lng }: Point, from: string, days: number): NearbyPlace[] {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  return placesAround({ lat, lng })
    .slice(0, MOST)
    .map(({ place, countryCode }) => {
      const { id, name, localName, otherNames = [], kind, about, stayMinutes, costCents } = place
      const names = localName === undefined ? otherNames : [localName, ...otherNames]
      const hours = dates.map((date) => hoursOn(place, date, countryCode)?.map((span) => ({ ...span })) ?? null)
      return { id, name, otherNames: names, kind, lat: place.lat, lng: place.lng, about, stayMinutes, costCents, hours }
    })
}
