import type { Country } from '@waymark/atlas/countries'
import type { AtlasDestination } from '@waymark/atlas/place'

export type Prices = AtlasDestination['prices']

type Level = 'low' | 'lower-middle' | 'upper-middle' | 'high'

/** Rough prices in US cents for one person, by how expensive a country is for a visitor. Own estimates, rounded. */
const PRICES: Readonly<Record<Level, Prices>> = {
  low: { night: { simple: 900, middle: 3200, luxury: 11_000 }, meal: { simple: 250, middle: 800, luxury: 3000 }, transportDay: 300 },
  'lower-middle': { night: { simple: 1400, middle: 4500, luxury: 14_000 }, meal: { simple: 450, middle: 1300, luxury: 4500 }, transportDay: 400 },
  'upper-middle': { night: { simple: 2400, middle: 6500, luxury: 18_000 }, meal: { simple: 800, middle: 2000, luxury: 6500 }, transportDay: 600 },
  high: { night: { simple: 4000, middle: 10_000, luxury: 27_000 }, meal: { simple: 1300, middle: 2800, luxury: 9500 }, transportDay: 1000 },
} // prettier-ignore

const SUBREGION_LEVELS: Readonly<Record<string, Level>> = {
  'Western Europe': 'high', 'Northern Europe': 'high', 'North America': 'high', 'Australia and New Zealand': 'high',
  'Southern Europe': 'upper-middle', 'Central Europe': 'upper-middle', 'Southeast Europe': 'lower-middle', 'Eastern Europe': 'lower-middle',
  'Eastern Asia': 'upper-middle', 'South-Eastern Asia': 'low', 'Southern Asia': 'low', 'Central Asia': 'lower-middle', 'Western Asia': 'upper-middle',
  'Northern Africa': 'low', 'Western Africa': 'lower-middle', 'Eastern Africa': 'lower-middle', 'Middle Africa': 'lower-middle', 'Southern Africa': 'lower-middle',
  Caribbean: 'upper-middle', 'Central America': 'lower-middle', 'South America': 'lower-middle',
  Polynesia: 'upper-middle', Melanesia: 'upper-middle', Micronesia: 'upper-middle',
} // prettier-ignore

/** Countries that differ from their neighbours. */
const COUNTRY_LEVELS: Readonly<Record<string, Level>> = {
  AM: 'lower-middle', AZ: 'lower-middle', GE: 'lower-middle', TR: 'lower-middle', IQ: 'lower-middle', SY: 'low', YE: 'low', JO: 'lower-middle', LB: 'lower-middle',
  IL: 'high', QA: 'high', AE: 'high', SG: 'high', BN: 'upper-middle', HK: 'high', MV: 'high', CN: 'lower-middle', MN: 'lower-middle', KP: 'lower-middle',
  MX: 'lower-middle', CR: 'upper-middle', PA: 'upper-middle', BZ: 'upper-middle', CL: 'upper-middle', UY: 'upper-middle', GF: 'high', FK: 'high', BO: 'low', PY: 'low',
  EE: 'upper-middle', LV: 'upper-middle', LT: 'upper-middle', AT: 'high', CH: 'high', LI: 'high', DE: 'high', MC: 'high', VA: 'high', SM: 'upper-middle',
  SI: 'upper-middle', HR: 'upper-middle', CY: 'upper-middle', MG: 'low', MW: 'low', ET: 'low', UG: 'low', BI: 'low', SC: 'high', MU: 'upper-middle', RE: 'upper-middle', YT: 'upper-middle',
  BM: 'high', KY: 'high', BS: 'high', BB: 'high', VG: 'high', TC: 'high', AI: 'high', BL: 'high', GL: 'high', HT: 'low', CU: 'lower-middle', DO: 'lower-middle', NC: 'high', PF: 'high', AO: 'upper-middle', GA: 'upper-middle',
} // prettier-ignore

/** What a day costs in a country whose cities the atlas does not describe one by one. */
export const pricesIn = (country: Country): Prices =>
  PRICES[COUNTRY_LEVELS[country.code] ?? SUBREGION_LEVELS[country.subregion] ?? 'upper-middle']

const mean = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length)

/** What a day costs on the average of some days, each with the prices of where it is spent. */
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
