import { kmBetween, type Point } from './distance.ts'
import table from '../../../data/climate.json' with { type: 'json' }

/** Values in January, April, July and October. */
type Quarterly = [jan: number, apr: number, jul: number, oct: number]

/**
 * The climate around one well-known place: rounded to what is commonly known of it, good for a suitcase, not taken from
 * a dataset. A highland is so far above its surroundings that its climate holds for a few kilometres only.
 */
type Station = [
  name: string,
  lat: number,
  lng: number,
  kind: 'sea' | 'inland' | 'highland',
  highsC: Quarterly,
  lowsC: Quarterly,
  wetDays: Quarterly,
]

/** `data:check` holds their shape. */
const STATIONS = table.stations as Station[]

export interface ClimatePlace extends Point {
  /** Left out when it is not known. */
  readonly isByTheSea?: boolean | undefined
}

/** What a month is usually like. A rough guide for a suitcase, not a forecast. */
export interface MonthlyClimate {
  /** Usual lowest temperature of a day. */
  readonly lowC: number
  /** Usual highest temperature of a day. */
  readonly highC: number
  /** Share of days with at least 1 mm of rain or snow, 0 to 1. */
  readonly wetDays: number
}

const DAYS_OF_MONTH = 30.4
const NEIGHBOURS = 4
/** How fast the weight of a station falls with its distance. */
const NEARNESS = 4
/** Keeps a station at the very spot from being the only one that counts. */
const SOFTENING_KM = 20
const HIGHLAND_REACH = 2
const OTHER_SHORE_REACH = 1.6
const HIGHLAND_AT_SEA_REACH = 5

/** How far a station seems: highlands speak for the near only, and the coast says less about the inland than about itself. */
function seemingKm(place: ClimatePlace, [, lat, lng, kind]: Station): number {
  const km = kmBetween(place, { lat, lng }) + SOFTENING_KM
  if (kind === 'highland') return km * (place.isByTheSea === true ? HIGHLAND_AT_SEA_REACH : HIGHLAND_REACH)
  return place.isByTheSea === undefined || place.isByTheSea === (kind === 'sea') ? km : km * OTHER_SHORE_REACH
}

/** The smooth yearly course through the four given months: their mean, one wave a year and one of half a year. */
function valueIn([jan, apr, jul, oct]: Quarterly, month: number): number {
  const angle = ((month - 1) * Math.PI) / 6
  return (
    (jan + apr + jul + oct) / 4 +
    ((jan - jul) / 2) * Math.cos(angle) +
    ((apr - oct) / 2) * Math.sin(angle) +
    ((jan - apr + jul - oct) / 4) * Math.cos(2 * angle)
  )
}

/**
 * The usual climate at a place by month (1 to 12), from the stations around it, the nearer the weightier. They are
 * searched once, so ask the result for as many months as needed.
 */
export function climateAround(place: ClimatePlace): (month: number) => MonthlyClimate {
  const near = STATIONS.map((station) => ({ station, km: seemingKm(place, station) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, NEIGHBOURS)
    .map(({ station, km }) => ({ station, weight: km ** -NEARNESS }))
  const total = near.reduce((sum, { weight }) => sum + weight, 0)
  return (month) => {
    const mean = (column: 4 | 5 | 6) =>
      near.reduce((sum, { station, weight }) => sum + valueIn(station[column], month) * weight, 0) / total
    return {
      lowC: Math.round(mean(5)),
      highC: Math.round(mean(4)),
      wetDays: Math.min(1, Math.max(0, mean(6) / DAYS_OF_MONTH)),
    }
  }
}
