import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { climateAround } from '@waymark/atlas/climate'
import { CITY_COUNT, cityAt, pointAt } from '@waymark/atlas/city-table'
import { countryOf } from '@waymark/atlas/countries'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import { findCity } from '@waymark/atlas/find-city'
import { isByTheSea } from '../../packages/atlas/scripts/coastline.ts'
import { pictureName } from '../src/shared/pictures/picture-name.ts'
import { placePicture } from './place-picture.ts'
import type { Described, Surroundings } from './scenery.ts'

const DESTINATIONS = fileURLToPath(new URL('../../data/destinations/', import.meta.url))

/** Towns within this distance are one town. */
const SAME_TOWN_KM = 15
/** Minimum distance between two towns of the same name. */
const NAMESAKE_KM = 40

/** Population of the largest town around a point; 0 if there is none. The table is sorted by population. */
function populationAt(place: Point): number {
  for (let row = 0; row < CITY_COUNT; row += 1) {
    const { lat, lng } = pointAt(row)
    if (
      Math.abs(lat - place.lat) < 0.3 &&
      Math.abs(lng - place.lng) < 0.6 &&
      kmBetween(place, { lat, lng }) < SAME_TOWN_KM
    )
      return cityAt(row).population
  }
  return 0
}

export function surroundingsOf(place: Described): Surroundings {
  const sea = isByTheSea(place) || place.places.filter(({ kind }) => kind === 'beach').length >= 4
  const climate = climateAround({ lat: place.lat, lng: place.lng, isByTheSea: sea })
  const months = [1, 4, 7, 10].map(climate)
  return {
    isByTheSea: sea,
    population: populationAt(place),
    januaryHighC: climate(1).highC,
    julyHighC: climate(7).highC,
    wetDays: months.reduce((sum, { wetDays }) => sum + wetDays, 0) / months.length,
  }
}

/** All described destinations, as in their files in `data`. */
export function describedDestinations(): Described[] {
  return readdirSync(DESTINATIONS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .toSorted()
    .map((path): Described => JSON.parse(readFileSync(DESTINATIONS + path, 'utf8')))
}

/** Names by which a picture is found: name and country, unless a namesake is meant, and the name with its region. */
function namesOf({ city, countryCode, ...place }: Described): string[] {
  const country = countryOf(countryCode).name
  const bestKnown = findCity(`${city}, ${country}`)
  const isNamesake = bestKnown?.name === city && kmBetween(bestKnown, place) > NAMESAKE_KM
  const region = place.region ?? (isNamesake ? undefined : bestKnown?.region)
  return [
    ...(isNamesake ? [] : [`${city}, ${country}`]),
    ...(region === undefined ? [] : [`${city}, ${region}, ${country}`]),
  ]
}

/** The pictures of all described destinations by file name. */
export const drawPictures = (): Map<string, string> =>
  new Map(
    describedDestinations().flatMap((place) => {
      const picture = placePicture(place, surroundingsOf(place))
      return namesOf(place).map((name) => [pictureName(name), picture] as const)
    }),
  )
