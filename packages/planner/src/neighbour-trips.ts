import { type City, cityAt, countryCodeAt, nameAt, pointAt, rowsBetween } from '@waymark/atlas/city-table'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { Prices } from './country-prices.ts'
import { groupedDigits } from './wording.ts'
import type { Stop } from './stop.ts'

const TRIP_FROM_KM = 25
const TRIP_TO_KM = 80
const MAX_NEIGHBOURS = 6
const NEIGHBOUR_POPULATION = 15_000
/** Neighbours within this distance are one excursion. */
const APART_KM = 15

/** An atlas place within this distance replaces a neighbour. */
const KNOWN_KM = 8

const DIRECTIONS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const

function directionTo(from: City, to: City): string {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  const eighth = Math.round(Math.atan2(to.lat - from.lat, east) / (Math.PI / 4))
  return DIRECTIONS[(eighth + 8) % 8] ?? 'north'
}

/**
 * Real towns of the same country within a day's reach, largest first, except where `known` atlas places lead already.
 */
export function neighbourTrips(
  city: City,
  prices: Prices,
  known: readonly Point[],
  isReached: (town: Point) => boolean,
  toKm = TRIP_TO_KM,
): Stop[] {
  const found: City[] = []
  for (const row of rowsBetween(city.lat - 1, city.lat + 1)) {
    if (found.length === MAX_NEIGHBOURS) break
    if (countryCodeAt(row) !== city.countryCode) continue
    const km = kmBetween(city, pointAt(row))
    if (km < TRIP_FROM_KM || km > toKm || nameAt(row) === city.name) continue
    const neighbour = cityAt(row)
    if (neighbour.population < NEIGHBOUR_POPULATION) break
    const isApart = found.every((other) => kmBetween(other, neighbour) > APART_KM && other.name !== neighbour.name)
    const isNew = isApart && known.every((place) => kmBetween(place, neighbour) > KNOWN_KM)
    if (isNew && isReached(neighbour)) found.push(neighbour)
  }
  return found.map((neighbour): Stop => {
    const km = Math.round(kmBetween(city, neighbour))
    const people = groupedDigits(Number(neighbour.population.toPrecision(2)))
    return {
      place: {
        name: neighbour.name,
        kind: 'day trip',
        status: 'verified',
        lat: neighbour.lat,
        lng: neighbour.lng,
        stayMinutes: 300,
        costCents: prices.transportDay * 2,
      },
      activity: `Day trip to ${neighbour.name}`,
      about: `A place of about ${people} people, some ${km} km to the ${directionTo(city, neighbour)}. Look up the connections the day before.`,
      bestTime: 'any',
      topic: neighbour.name,
      score: 1,
    }
  })
}
