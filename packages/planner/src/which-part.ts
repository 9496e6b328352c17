import { cityAt } from '@waymark/atlas/city-table'
import { cityIndex } from '@waymark/atlas/city-index'
import { countryOf } from '@waymark/atlas/countries'
import type { FoundCity } from '@waymark/atlas/find-city'
import { correctedIn, unknownAmong } from '@waymark/atlas/find-goals'
import { countryNamed } from '@waymark/atlas/country-index'
import { rowsNamed } from '@waymark/atlas/destination-named'
import { type DestinationRow, destinationRows } from '@waymark/atlas/tables'
import { nameKey } from '@waymark/domain/name-key'
import type { PlanningContext } from './planning-context.ts'
import { listed } from '@waymark/domain/wording'
import { inSentence } from './wording.ts'

/** Smaller namesakes are not mentioned. */
const TOWN_OF_NOTE = 50_000
const OTHERS_NAMED = 3
/** A described town is told apart where its country has so many of the name: Springfield. */
const MANY_TOWNS = 4

/** The destinations of a requested country or region. */
function partsOf(asked: string, countryCode: string): readonly DestinationRow[] {
  const key = nameKey(asked).replace(/^the /, '')
  const isCountry = countryNamed(asked)?.code === countryCode
  const parts = destinationRows().filter(
    (row) => row.countryCode === countryCode && (isCountry || nameKey(row.region ?? '') === key),
  )
  const isPlace = parts.some(({ city, aliases = [] }) => [city, ...aliases].some((name) => nameKey(name) === key))
  return isPlace ? [] : parts.toSorted((a, b) => b.draw - a.draw)
}

/** Whether the atlas describes other places that are called so, wherever they are. */
const isOneOfSeveral = (asked: string, { countryCode }: { readonly countryCode: string }): boolean =>
  rowsNamed(nameKey(asked)).some((row) => row.countryCode !== countryCode)

function townsCalled(asked: string, countryCode?: string): number {
  const rows = cityIndex().rowsByName.get(nameKey(asked)) ?? []
  const inCountry = rows.filter((row) => countryCode === undefined || cityAt(row).countryCode === countryCode)
  return inCountry.filter((row) => cityAt(row).population >= TOWN_OF_NOTE).length
}

/** Who asks for an island or a valley that is reached through a town, and is not described itself, is told so. */
function gatewayTip(
  { area, name, region }: FoundCity,
  destination: PlanningContext['destination'],
): string | undefined {
  if (area === undefined || nameKey(area) === nameKey(region ?? '')) return undefined
  const { id = '', city, aliases = [], partOf = [] } = destination ?? {}
  const own = [name, city ?? '', id.slice(3).replaceAll('-', ' '), ...aliases, ...partOf]
  if (own.some((one) => nameKey(one) === nameKey(area))) return undefined
  return `For ${area} this plan stays in ${city ?? name} and goes out from there: the guide has no list of its own for ${area}.`
}

/** A tip that names the chosen place, if the request was a whole country or region, or an ambiguous name. */
export function whichPartTip({
  request,
  goal,
  city,
  destination,
  stays,
  leftOut,
}: PlanningContext): string | undefined {
  if (leftOut.length > 0)
    return `${listed(leftOut)} ${leftOut.length === 1 ? 'is' : 'are'} not in this plan: it would take more days, or other clocks than those of ${stays[0]?.base.name}. Plan ${leftOut.length === 1 ? 'it' : 'them'} as a trip of ${leftOut.length === 1 ? 'its' : 'their'} own.`
  const asked = request.destination.trim()
  const corrected = correctedIn(asked)
  if (corrected.length > 0)
    return `The guide reads ${listed(corrected.map(({ typed, meant }) => `“${typed}” as ${meant}`))}. Plan again with another spelling if you meant something else.`
  const unknown = unknownAmong(asked)
  if (unknown.length > 0) return `The guide does not know ${listed(unknown)}, so this plan does not go there.`
  if (goal.sight) return undefined
  const gateway = gatewayTip(city, destination)
  if (gateway !== undefined) return gateway
  const key = nameKey(asked)
  const taken = stays.map(({ base }) => (nameKey(base.name) === key ? base.city.name : base.name))
  const others = partsOf(asked, city.countryCode).filter((row) => !taken.includes(row.city))
  // São Paulo is a city before it is a state.
  const isTaken = stays.some(({ base }) => [base.name, base.city.name].some((name) => nameKey(name) === key))
  if (others.length > 0 && !isTaken) {
    const named = listed(others.slice(0, OTHERS_NAMED).map((row) => row.city))
    return `You asked for ${inSentence(countryNamed(asked)?.name ?? asked)}, and this plan takes ${listed(taken)}. Name another part for another plan, such as ${named}.`
  }
  const country = countryOf(city.countryCode).name
  if (isOneOfSeveral(asked, city))
    return `Several places are called ${asked}, and this plan takes ${city.name} in ${country}. Name the country for another one.`
  const hasNamesakes = destination ? townsCalled(asked, city.countryCode) >= MANY_TOWNS : townsCalled(asked) > 1
  if (city.region === undefined) return undefined
  const where = `${city.region}, ${country}`
  const isSmall = !destination && city.population < TOWN_OF_NOTE && key === nameKey(city.name)
  if (!hasNamesakes && isSmall)
    return `This plan takes ${city.name} in ${where}. Name the region or country if you meant another place.`
  if (!hasNamesakes) return undefined
  return `Several places are called ${city.name}, and this plan takes the one in ${where}. Name the region or country for another one.`
}
