import { cityAt, pointAt, rowsBetween } from './city-table.ts'
import { kmBetween, type Point } from './distance.ts'
import { destinationRowsNear } from './tables.ts'

export interface TownAround extends Point {
  readonly name: string
}

const REACH_KM = 300
const KM_PER_DEGREE = 111.2
const MOST = 80
/** Everybody looks for these on a map. */
const LARGE = 200_000
/** Two names this close are one town. */
const SAME_TOWN_KM = 3

/**
 * Towns around a point, the most important first: the nearest described destination, large cities, other destinations
 * by how many people travel there, then cities by their population.
 */
export function townsAround(point: Point): TownAround[] {
  const reach = REACH_KM / KM_PER_DEGREE
  const cities = rowsBetween(point.lat - reach, point.lat + reach)
    .filter((row) => kmBetween(point, pointAt(row)) <= REACH_KM)
    .slice(0, MOST * 2)
    .map(cityAt)
  const [here, ...others] = destinationRowsNear(point, REACH_KM).map(({ row }) => ({ ...row, name: row.city }))
  const destinations = others.toSorted((a, b) => b.draw - a.draw)
  const isLarge = ({ population }: { population: number }): boolean => population >= LARGE
  const ranked = [
    ...(here === undefined ? [] : [here]),
    ...cities.filter(isLarge),
    ...destinations,
    ...cities.filter((city) => !isLarge(city)),
  ]
  const towns: TownAround[] = []
  for (const { name, lat, lng } of ranked) {
    const isKnown = towns.some((town) => town.name === name || kmBetween(town, { lat, lng }) < SAME_TOWN_KM)
    if (!isKnown) towns.push({ name, lat, lng })
  }
  return towns.slice(0, MOST)
}
