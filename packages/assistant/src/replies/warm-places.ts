import { climateAround } from '@waymark/atlas/climate'
import { countryOf } from '@waymark/atlas/countries'
import { kmBetween } from '@waymark/atlas/distance'
import { type DestinationRow, destinationRows } from '@waymark/atlas/tables'
import type { Asked } from '../asked.ts'
import { firstOfCountries } from '../first-of-countries.ts'
import { nameOfMonth } from '../months.ts'
import { bullet, type Reply } from '../reply.ts'

/** Usual high, and share of wet days. */
const WARM_C = 19
const DRY = 0.35
const SHOWN = 6
/** 'Not too far', and a flight of an afternoon for who names a town. */
const NEAR_KM = 4200

/** The names of the continents as the table of countries has them. */
const REGIONS: readonly (readonly [sign: RegExp, region: string])[] = [
  [/\beurope(?:an)?\b/, 'Europe'],
  [/\basia\b/, 'Asia'],
  [/\bafrica\b/, 'Africa'],
  [/\b(?:america|usa|caribbean)\b/, 'Americas'],
]

/** Whoever looks for the sun means these rather than a capital with a beach. */
const isBySea = ({ beaches = [], kind }: DestinationRow): boolean =>
  beaches.length > (kind === 'island' || kind === 'beach resort' ? 0 : 1)

/** Where it is usually warm and mostly dry in a month: near the town that was named, or on the continent. */
export function warmPlaces({ words, month, subject, home, today }: Asked): Reply {
  const when = month ?? (Number(today.slice(5, 7)) % 12) + 1
  const from = home ?? (subject?.scope === 'city' ? subject : undefined)
  const region = REGIONS.find(([sign]) => sign.test(words))?.[1]
  const usual = (row: DestinationRow) =>
    climateAround({ ...row, isByTheSea: row.town?.isByTheSea ?? row.beaches !== undefined })(when)
  const fits = (row: DestinationRow): boolean => {
    const { highC, wetDays } = usual(row)
    return highC >= WARM_C && wetDays <= DRY
  }
  const near = destinationRows()
    .filter((row) => region === undefined || countryOf(row.countryCode).region === region)
    .filter((row) => !from || kmBetween(from.city, row) <= NEAR_KM)
    .toSorted((a, b) => b.draw - a.draw)
  const resorts = firstOfCountries(near.filter(isBySea), fits, SHOWN)
  const others = near.filter((row) => !isBySea(row))
  const warm = resorts.length > 0 ? resorts : firstOfCountries(others, fits, SHOWN)
  const within = from ? ` within some five hours' flight of ${from.name}` : region ? ` in ${region}` : ''
  return {
    lines: [
      warm.length > 0
        ? `Usually warm and mostly dry in ${nameOfMonth(when)}${within}:`
        : `I know no place${within} that is usually ${WARM_C} °C warm and mostly dry in ${nameOfMonth(when)}.`,
      ...warm.map((row) =>
        bullet(`${row.city}, ${countryOf(row.countryCode).name}: ${usual(row).lowC} to ${usual(row).highC} °C`),
      ),
      'This is what is usual over the years, not a forecast.',
    ],
    ask: warm.slice(0, 3).map(({ city }) => `Plan a trip to ${city}`),
  }
}
