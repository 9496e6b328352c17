import { addDays } from '@waymark/contract/calendar'
import { nameKey } from '@waymark/domain/name-key'
import { areaInEnglish } from '@waymark/atlas/area-names'
import { countryOf } from '@waymark/atlas/countries'
import { destinationOf } from '@waymark/atlas/destinations'
import { ferryBetween } from '#ferries'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import { isAcrossSea } from '@waymark/atlas/land-way'
import { cityAtSight, cityOfRow, type TripGoal } from '@waymark/atlas/find-goal'
import type { FoundCity } from '@waymark/atlas/find-city'
import type { AtlasDestination } from '@waymark/atlas/place'
import { isCountryOrRegion } from '@waymark/atlas/regions'
import { destinationById, type DestinationRow, destinationRows, destinationRowsNear } from '@waymark/atlas/tables'
import { pricesIn, type Prices } from './country-prices.ts'
import { timeDifference } from './time-difference.ts'

/** Where the traveller sleeps for some nights, and the places around it. */
export interface Base {
  /** The name a traveller reads. */
  readonly name: string
  readonly city: FoundCity
  /** Undefined if the atlas does not describe it. */
  readonly destination: AtlasDestination | undefined
  /** Town centre. */
  readonly centre: Point
  readonly prices: Prices
}

/** A base with the first day spent there. */
export interface Stay {
  readonly base: Base
  /** Counted from 1. From the second stay on, the day of the transfer. */
  readonly fromDay: number
}

/** A short trip has no day for a distant sight, so one sleeps near it. */
const NO_DAY_TRIP_KM = 45
const DAYS_FOR_DAY_TRIP = 3

function baseAt(city: FoundCity, name: string, described?: AtlasDestination): Base {
  const destination = described ?? destinationOf(city)
  const prices = destination?.prices ?? pricesIn(countryOf(city.countryCode))
  return { name, city, destination, centre: destination ?? city, prices }
}

/** A region's base is one of its towns; areas of a city, such as Ubud and Manhattan, are bases themselves. */
function isRegion(city: FoundCity): boolean {
  if (city.area === undefined) return false
  const area = areaInEnglish(city.area)
  const { region = '', partOf = [] } = destinationOf(city) ?? {}
  return isCountryOrRegion(area) || [region, ...partOf].includes(area)
}

/** The first base: the requested place, or where to sleep near the requested sight. */
function firstBase({ city, name, sight }: TripGoal, days: number): Base {
  if (!sight) return baseAt(city, isRegion(city) ? (destinationOf(city)?.city ?? city.name) : name)
  const km = kmBetween(city, sight.place)
  if (km > NO_DAY_TRIP_KM && days < DAYS_FOR_DAY_TRIP) return baseAt(cityAtSight(sight), sight.place.name)
  return baseAt(city, name === sight.place.name ? city.name : name)
}

/** Distance between bases: nearer ones are day trips, farther ones take more than a day. */
const NEXT_KM = { from: 60, to: 330 } as const
/** Up to here distance does not matter; `HALF_DRAW_KM` beyond, a destination's score is halved. */
const SHORT_WAY_KM = 180
const HALF_DRAW_KM = 120

const WINTER: Readonly<Record<'north' | 'south', readonly number[]>> = { north: [12, 1, 2, 3], south: [6, 7, 8, 9] }

/** Ski resorts only in winter. */
const suitsMonth = ({ kind, lat }: DestinationRow, month: number): boolean =>
  kind !== 'ski resort' || WINTER[lat < 0 ? 'south' : 'north'].includes(month)

/** A trip to an area stays in it: 'Tuscany' goes on to Siena, not to Rome. */
const IN_AREA_KM = 40
type InArea = (row: DestinationRow) => boolean

/** Whether a destination is in the requested area; undefined if a town was requested. */
function areaOf(goal: TripGoal, { city, destination }: Base): InArea | undefined {
  if (goal.city.area === undefined) return undefined
  const area = areaInEnglish(goal.city.area)
  const { region = '', partOf = [] } = destination ?? {}
  if (partOf.includes(area)) return (row) => row.partOf?.includes(area) ?? false
  if (nameKey(region) === nameKey(area)) return (row) => row.region === region
  return (row) => cityOfRow(row).region === city.region
}

/** A trip has a single time zone: on its first day as on its last, when one place may have changed its clocks. */
const hasSameClocks = (from: Base, city: FoundCity, dates: readonly string[]): boolean =>
  dates.every((date) => timeDifference(from.city.timeZone, city.timeZone, date) === 0)

/** From island to island, and within an area that has been asked for, one takes what boats or flights there are. */
const isReached = (from: Base, row: DestinationRow, isInArea: InArea | undefined): boolean =>
  isInArea !== undefined ||
  (row.kind === 'island' && isIsland(from)) ||
  !isAcrossSea(from.centre, row) ||
  ferryBetween(from.centre, row) !== undefined

function nextBase(from: Base, before: readonly Base[], dates: readonly string[], isInArea?: InArea): Base | undefined {
  const month = Number(dates[0]?.slice(5, 7))
  const apartKm = isInArea ? IN_AREA_KM : NEXT_KM.from
  const near = destinationRowsNear(from.centre, NEXT_KM.to).filter(
    ({ row }) =>
      row.countryCode === from.city.countryCode &&
      before.every(({ centre }) => kmBetween(centre, row) >= apartKm) &&
      suitsMonth(row, month) &&
      (isInArea?.(row) ?? true),
  )
  const worth = ({ row, km }: (typeof near)[number]) => row.draw / (1 + Math.max(0, km - SHORT_WAY_KM) / HALF_DRAW_KM)
  for (const { row } of near.toSorted((a, b) => worth(b) - worth(a))) {
    const city = cityOfRow(row)
    if (hasSameClocks(from, city, dates) && isReached(from, row, isInArea))
      return baseAt(city, row.city, destinationById(row.id))
  }
  return undefined
}

/** By how many more kilometres for each day of the trip a stop of a tour counts half. */
const HALF_WORTH_KM_A_DAY = 40
/** Farther on one flies, whatever lies between: from Hanoi to Huế the straight line crosses a gulf. */
const FLIGHT_KM = 300
const isOnTour = (from: Base, row: DestinationRow): boolean =>
  isReached(from, row, undefined) ||
  (row.kind !== 'island' && !isIsland(from) && kmBetween(from.centre, row) > FLIGHT_KM)
/** What the neighbours of a destination add to its draw: Pompeii and Capri to Naples. */
const NEIGHBOURS_ADD = 0.3

const KM_OF_LATITUDE = 111
/** Asked of every pair of a country's destinations: most are told apart by their latitude. */
const isWithin = (a: Point, b: Point, km: number): boolean =>
  Math.abs(a.lat - b.lat) * KM_OF_LATITUDE < km && kmBetween(a, b) < km

/**
 * The bases of a trip to a whole country: those that draw most, by how far out of the way they are, in the order of the
 * shortest way from the first. A trip to a town goes on to what is near instead.
 */
function countryTour(first: Base, wanted: number, days: number, dates: readonly string[]): Base[] {
  const month = Number(dates[0]?.slice(5, 7))
  const rows = destinationRows().filter((row) => row.countryCode === first.city.countryCode && suitsMonth(row, month))
  const neighbours = new Map(
    rows.map((row) => [row, rows.filter((other) => isWithin(row, other, NEXT_KM.from))] as const),
  )
  const tour = [first]
  /** Where a place is put into the tour with the least way more. */
  const slotOf = (row: DestinationRow) =>
    tour
      .map((from, index) => {
        const after = tour[index + 1]
        const [to, on, direct] = after
          ? [kmBetween(from.centre, row), kmBetween(row, after.centre), kmBetween(from.centre, after.centre)]
          : [kmBetween(from.centre, row), 0, 0]
        return { row, from, at: index + 1, longest: Math.max(to, on), more: to + on - direct }
      })
      .toSorted((a, b) => a.more - b.more)[0]
  while (tour.length < wanted) {
    const left = new Set(rows.filter((row) => tour.every(({ centre }) => !isWithin(centre, row, NEXT_KM.from))))
    const around = (row: DestinationRow) => neighbours.get(row)?.filter((other) => left.has(other)) ?? []
    const worth = (row: DestinationRow): number =>
      row.draw + NEIGHBOURS_ADD * around(row).reduce((sum, { draw }) => sum + draw, -row.draw)
    const best = [...left]
      .filter((row) => around(row).every(({ draw }) => draw <= row.draw))
      .flatMap((row) => slotOf(row) ?? [])
      .filter(({ longest }) => longest <= MOVE_KM)
      .map((slot) => ({ ...slot, score: worth(slot.row) / (1 + slot.more / (HALF_WORTH_KM_A_DAY * days)) }))
      .toSorted((a, b) => b.score - a.score)
      .find(({ row, from }) => isOnTour(from, row) && hasSameClocks(first, cityOfRow(row), dates))
    if (!best) break
    tour.splice(best.at, 0, baseAt(cityOfRow(best.row), best.row.city, destinationById(best.row.id)))
  }
  return tour
}

/** From about the sixth day on there is a second base, then another every four days. */
const ONE_BASE_DAYS = 6
const DAYS_PER_BASE = 4
const MOST_BASES = 6
/** Number of places at which a destination has its minimum and maximum weight. */
const FEW_PLACES = 8
const MANY_PLACES = 24
/** The requested destination gets more days. */
const FIRST_SHARE = 1.5

/** Places per day: a base with fewer per day has nothing left to see. */
const PLACES_A_DAY = 3
const lastsFor = (destination: Base['destination']): number =>
  Math.max(2, Math.ceil((destination?.places.length ?? 0) / PLACES_A_DAY))
/** Extra days on an island or in an area after everything was seen, before the trip continues elsewhere. */
const SPARE_DAYS = 5

/** Days per base, in proportion to and limited by what there is to see, at least two. */
function daysOf(bases: readonly Base[], days: number): number[] {
  const placesAt = bases.map(({ destination }) => destination?.places.length ?? 0)
  const weights = placesAt.map(
    (places, index) => Math.min(MANY_PLACES, Math.max(FEW_PLACES, places)) * (index === 0 ? FIRST_SHARE : 1),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => Math.max(2, Math.floor((weight / total) * days)))
  let left = days
  const counts = shares.map((share, index) => {
    const count = Math.min(share, lastsFor(bases[index]?.destination))
    left -= count
    return count
  })
  const leftAt = (index: number) => lastsFor(bases[index]?.destination) - (counts[index] ?? 0)
  // Remaining days go to the base with most left to see, or to the first.
  while (left > 0) {
    const [most = 0] = counts.map((_, index) => index).toSorted((a, b) => leftAt(b) - leftAt(a))
    counts[most] = (counts[most] ?? 0) + 1
    left -= 1
  }
  // Where the minimum of two days exceeded the total, the longest stay gives days back.
  while (left < 0) {
    const longest = counts.indexOf(Math.max(...counts))
    counts[longest] = (counts[longest] ?? 0) - 1
    left += 1
  }
  return counts
}

/** Minimum days per requested destination. */
const LEAST_DAYS = 2
/** Farther transfers take more than a day. */
const MOVE_KM = 2500

/** The requested destinations as bases, as far as time allows and the time zone stays the same. */
function askedBases(goals: readonly TripGoal[], days: number, dates: readonly string[]): Base[] {
  const most = Math.max(1, Math.min(MOST_BASES, Math.floor(days / LEAST_DAYS)))
  const bases: Base[] = []
  for (const goal of goals.slice(0, most)) {
    const base = firstBase(goal, days)
    const before = bases.at(-1)
    const isNear = !before || kmBetween(before.centre, base.centre) <= MOVE_KM
    if (isNear && (!before || hasSameClocks(before, base.city, dates))) bases.push(base)
  }
  return bases
}

/** Maximum distance from the requested area. */
const BESIDE_AREA_KM = 150

const isIsland = ({ destination }: Base): boolean =>
  destinationRows().some(({ id, kind }) => id === destination?.id && kind === 'island')

/** Whether a base fits the request: near the requested area, and from an island only to other islands. */
function isBeside({ city, sight }: TripGoal, [first]: readonly Base[], next: Base): boolean {
  if (!first || sight) return true
  if (city.area !== undefined && next.destination?.partOf?.includes(areaInEnglish(city.area))) return true
  if (city.area !== undefined && kmBetween(first.centre, next.centre) > BESIDE_AREA_KM) return false
  return !isIsland(first) || isIsland(next)
}

interface Asked {
  readonly goals: readonly TripGoal[]
  readonly days: number
  readonly startDate: string
  readonly wantsOneBase: boolean
  /** Whether a whole country was requested. */
  readonly isCountry: boolean
}

/** The stays of a trip: the requested destinations, or else one base or several in sequence. */
export function staysOf({ goals, days, startDate, wantsOneBase, isCountry }: Asked): Stay[] {
  const dates = [startDate, addDays(startDate, days - 1)]
  const bases = askedBases(goals, days, dates)
  const wanted =
    wantsOneBase || goals.length > 1 || days <= ONE_BASE_DAYS
      ? 1
      : Math.min(MOST_BASES, 1 + Math.ceil((days - 5) / DAYS_PER_BASE))
  const isInArea = goals[0] && bases[0] && areaOf(goals[0], bases[0])
  if (isCountry && bases[0]) bases.splice(0, bases.length, ...countryTour(bases[0], wanted, days, dates))
  for (let base = bases.at(-1); base && bases.length < wanted;) {
    const inArea = isInArea && nextBase(base, bases, dates, isInArea)
    const next = inArea ?? nextBase(base, bases, dates)
    const isEnough = days <= bases.reduce((sum, { destination }) => sum + lastsFor(destination), SPARE_DAYS)
    base = next && goals[0] && (inArea !== undefined || !isEnough || isBeside(goals[0], bases, next)) ? next : undefined
    if (base) bases.push(base)
  }
  let day = 1
  return daysOf(bases, days).flatMap((count, index): Stay[] => {
    const stay = bases[index]
    const fromDay = day
    day += count
    return stay ? [{ base: stay, fromDay }] : []
  })
}
