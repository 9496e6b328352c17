import { kmBetween, type Point } from './distance.ts'
import table from '../../../data/climate.json' with { type: 'json' }

/** Values in January, April, July and October. */
type Quarterly = [jan: number, apr: number, jul: number, oct: number]

/**
 * The climate at one well-known place: rounded common knowledge, good enough for packing, not from a dataset. A
 * highland station represents only a few kilometres around it.
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

/** Its shape is validated by `data:check`. */
const STATIONS = table.stations as Station[]

export interface ClimatePlace extends Point {
  /** Undefined if unknown. */
  readonly isByTheSea?: boolean | undefined
}

/** Typical climate of a month, for packing; not a forecast. */
export interface MonthlyClimate {
  /** Average daily low. */
  readonly lowC: number
  /** Average daily high. */
  readonly highC: number
  /** Share of days with at least 1 mm of precipitation, 0 to 1. */
  readonly wetDays: number
}

const DAYS_OF_MONTH = 30.4
const NEIGHBOURS = 4
/** Exponent by which a station's weight decreases with distance. */
const NEARNESS = 4
/** Keeps a station at the exact location from outweighing all others. */
const SOFTENING_KM = 20
const HIGHLAND_REACH = 2
const OTHER_SHORE_REACH = 1.6
const HIGHLAND_AT_SEA_REACH = 5

/**
 * Effective distance to a station: highlands count for nearby places only, and a coastal station counts less for an
 * inland place, and vice versa.
 */
function seemingKm(place: ClimatePlace, [, lat, lng, kind]: Station): number {
  const km = kmBetween(place, { lat, lng }) + SOFTENING_KM
  if (kind === 'highland') return km * (place.isByTheSea === true ? HIGHLAND_AT_SEA_REACH : HIGHLAND_REACH)
  return place.isByTheSea === undefined || place.isByTheSea === (kind === 'sea') ? km : km * OTHER_SHORE_REACH
}

/** Interpolates a yearly curve through four months: the mean, an annual and a semi-annual wave. */
function valueIn([jan, apr, jul, oct]: Quarterly, month: number): number {
  const angle = ((month - 1) * Math.PI) / 6
  return (
    (jan + apr + jul + oct) / 4 +
    ((jan - jul) / 2) * Math.cos(angle) +
    ((apr - oct) / 2) * Math.sin(angle) +
    ((jan - apr + jul - oct) / 4) * Math.cos(2 * angle)
  )
}

interface Near {
  readonly station: Station
  readonly km: number
}

/** The nearest stations, in one pass. */
function stationsNear(place: ClimatePlace): readonly Near[] {
  const near: Near[] = []
  for (const station of STATIONS) {
    const km = seemingKm(place, station)
    if (near.length === NEIGHBOURS && km >= (near.at(-1)?.km ?? 0)) continue
    const at = near.findIndex((other) => km < other.km)
    near.splice(at < 0 ? near.length : at, 0, { station, km })
    near.length = Math.min(near.length, NEIGHBOURS)
  }
  return near
}

/**
 * Climate at a place by month (1 to 12), as a distance-weighted mean of the stations around it. They are searched once,
 * so reuse the returned function.
 */
export function climateAround(place: ClimatePlace): (month: number) => MonthlyClimate {
  const near = stationsNear(place).map(({ station, km }) => ({ station, weight: km ** -NEARNESS }))
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
