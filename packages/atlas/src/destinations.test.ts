import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CITY_COUNT, cityAt, pointAt } from './city-table.ts'
import { destinationOf } from './destination-of.ts'
import { DESTINATIONS } from './destinations.ts'
import { kmBetween, type Point } from './distance.ts'
import { findCity } from './find-city.ts'
import { PLACE_KINDS, WEEKDAYS } from './place.ts'

const PLACE_REACH_KM = 60
const DAY_TRIP_REACH_KM = 150

/** Rome's nearest neighbours are in the Vatican, so towns do not count here. */
const MIN_POPULATION = 15_000

/** The table counts the Old City of Jerusalem to another country than the city around it. */
const ALSO_COUNTED_TO: Readonly<Record<string, string>> = { Jerusalem: 'PS' }

function nearestCity(point: Point) {
  let best = 0
  let bestKm = Infinity
  for (let row = 0; row < CITY_COUNT; row++) {
    const km = kmBetween(pointAt(row), point)
    if (km < bestKm && cityAt(row).population >= MIN_POPULATION) [best, bestKm] = [row, km]
  }
  return cityAt(best)
}

it('every file of the folder is listed', () => {
  const files = readdirSync(new URL('destinations/', import.meta.url)).filter((file) => file.endsWith('.ts'))
  expect(DESTINATIONS).toHaveLength(files.length)
  expect(DESTINATIONS.length).toBeGreaterThanOrEqual(40)
})

it('no city is described twice', () => {
  const cities = DESTINATIONS.map(({ city, countryCode }) => `${city}, ${countryCode}`)
  expect(new Set(cities).size).toBe(cities.length)
})

describe.each(DESTINATIONS.map((destination) => [destination.city, destination] as const))(
  '%s',
  (name, destination) => {
    it('is what a traveller gets who writes its name alone', () => {
      const city = findCity(name)
      expect(city && destinationOf(city)).toBe(destination)
      expect(city && kmBetween(city, destination)).toBeLessThan(15)
    })

    it('has at least 12 places, each named once', () => {
      const names = destination.places.map((place) => place.name)
      expect(names.length).toBeGreaterThanOrEqual(12)
      expect(names.filter((place, at) => names.indexOf(place) !== at)).toEqual([])
    })

    it('has its places within reach of the city of the table', () => {
      const city = findCity(name)
      const far = destination.places
        .map((place) => ({ place, km: city ? kmBetween(city, place) : Infinity }))
        .filter(({ place, km }) => km > (place.kind === 'day trip' ? DAY_TRIP_REACH_KM : PLACE_REACH_KM))
        .map(({ place, km }) => `${place.name} (${place.kind}): ${Math.round(km)} km`)
      expect(far).toEqual([])
    })

    it('has its places in the right country', () => {
      const abroad = destination.places
        .filter((place) => place.kind !== 'day trip')
        .filter((place) => ![destination.countryCode, ALSO_COUNTED_TO[name]].includes(nearestCity(place).countryCode))
        .map((place) => place.name)
      expect(abroad).toEqual([])
    })

    it('has plausible stays, prices, kinds and closing days', () => {
      const odd = destination.places
        .filter(
          (place) =>
            !Number.isInteger(place.stayMinutes) ||
            place.stayMinutes < 10 ||
            place.stayMinutes > 14 * 60 ||
            !Number.isInteger(place.costCents) ||
            place.costCents < 0 ||
            place.costCents > 30_000 ||
            !PLACE_KINDS.includes(place.kind) ||
            place.closed.length > 6 ||
            place.closed.some((day) => !WEEKDAYS.includes(day)) ||
            place.about.trim().length < 20 ||
            place.about.length > 400,
        )
        .map((place) => place.name)
      expect(odd).toEqual([])
    })

    it('has prices that rise with the comfort', () => {
      for (const { simple, middle, luxury } of [destination.prices.night, destination.prices.meal]) {
        expect(simple).toBeGreaterThan(0)
        expect(middle).toBeGreaterThan(simple)
        expect(luxury).toBeGreaterThan(middle)
      }
      expect(destination.prices.transportDay).toBeGreaterThan(0)
    })

    it('names at least three dishes a meal, three tips and an area to stay in', () => {
      for (const dishes of Object.values(destination.food)) {
        expect(dishes.length).toBeGreaterThanOrEqual(3)
        expect(new Set(dishes).size).toBe(dishes.length)
      }
      expect(destination.tips.length).toBeGreaterThanOrEqual(3)
      expect(destination.areas.length).toBeGreaterThanOrEqual(1)
    })
  },
)
