import type { Trip } from '@waymark/contract/trips/trip'
import { weatherOfTrip, type TripWeather } from '@waymark/planner/packing/trip-weather'
import { seasonAt } from '@waymark/planner/season'

function seasons({ place, startDate, endDate }: Pick<Trip, 'place' | 'startDate' | 'endDate'>): string {
  const [first, last] = [seasonAt(place.lat, startDate), seasonAt(place.lat, endDate)]
  if (first === 'tropical') return 'In the tropics'
  const words = first === last ? first : `${first} to ${last}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function rainOrSnow(tags: TripWeather['tags']): string {
  if (tags.has('snow')) return 'snow is likely'
  if (tags.has('muchRain')) return 'rain on most days'
  return tags.has('rain') ? 'some rain' : 'mostly dry'
}

/** The usual weather at the destination in that season: 'Winter, usually 8 to 15 °C, some rain'. */
export function usualWeather(trip: Pick<Trip, 'place' | 'startDate' | 'endDate'>): string {
  const { lowC, highC, tags } = weatherOfTrip(trip.place, trip.startDate, trip.endDate)
  const degrees = lowC === undefined || highC === undefined ? '' : `, usually ${lowC} to ${highC} °C`
  return `${seasons(trip)}${degrees}, ${rainOrSnow(tags)}`
}
