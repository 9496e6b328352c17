import table from '../../../data/price-levels.json' with { type: 'json' }
import type { Country } from '@waymark/atlas/countries'
import type { AtlasDestination } from '@waymark/atlas/place'

export type Prices = AtlasDestination['prices']

const LEVELS = Object.values(table.levels)

const byCountry = new Map(LEVELS.flatMap(({ prices, countries }) => countries.map((code) => [code, prices] as const)))
const bySubregion = new Map(
  LEVELS.flatMap(({ prices, subregions }) => subregions.map((subregion) => [subregion, prices] as const)),
)

/** Daily prices for a country's towns that the atlas does not describe. */
export const pricesIn = (country: Country): Prices =>
  byCountry.get(country.code) ?? bySubregion.get(country.subregion) ?? table.levels['upper-middle'].prices

const mean = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length)

/** Average daily prices over days at different places. */
export function meanPrices(days: readonly Prices[]): Prices {
  const byComfort = (kind: 'night' | 'meal') => ({
    simple: mean(days.map((prices) => prices[kind].simple)),
    middle: mean(days.map((prices) => prices[kind].middle)),
    luxury: mean(days.map((prices) => prices[kind].luxury)),
  })
  return {
    night: byComfort('night'),
    meal: byComfort('meal'),
    transportDay: mean(days.map(({ transportDay }) => transportDay)),
  }
}
