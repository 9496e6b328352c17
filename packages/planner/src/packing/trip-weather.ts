import type { ClimatePlace } from '@waymark/atlas/climate'
import { climateAround } from '@waymark/atlas/climate'

/**
 * Tags for the weather. Several may apply: a desert is `hot` by day and `cool` by night. `tropical` is warm day and
 * night, with mosquitoes.
 */
export type WeatherTag =
  | 'anyWeather'
  | 'deepCold'
  | 'freezing'
  | 'cold'
  | 'cool'
  | 'warm'
  | 'hot'
  | 'snow'
  | 'rain'
  | 'muchRain'
  | 'sun'
  | 'tropical'

export interface TripWeather {
  /** Usual lows and highs of the coldest and warmest month; undefined if the place is unknown. */
  readonly lowC: number | undefined
  readonly highC: number | undefined
  readonly tags: ReadonlySet<WeatherTag>
}

const TROPICS = 26

/** The months (1 to 12) between two dates, each once. */
export function monthsTouched(startDate: string, endDate: string): number[] {
  const monthIndex = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const first = monthIndex(startDate)
  const count = Math.min(12, monthIndex(endDate) - first + 1)
  return Array.from({ length: count }, (_, index) => ((first + index) % 12) + 1)
}

/** Usual weather of a trip. Without a place: `anyWeather` only. */
export function weatherOfTrip(place: ClimatePlace | undefined, startDate: string, endDate: string): TripWeather {
  if (!place) return { lowC: undefined, highC: undefined, tags: new Set(['anyWeather']) }
  const months = monthsTouched(startDate, endDate).map(climateAround(place))
  const lowC = Math.min(...months.map((month) => month.lowC))
  const highC = Math.max(...months.map((month) => month.highC))
  const coldestHighC = Math.min(...months.map((month) => month.highC))
  const wetDays = Math.max(...months.map((month) => month.wetDays))
  const signs: Record<Exclude<WeatherTag, 'anyWeather'>, boolean> = {
    deepCold: coldestHighC <= 3 || lowC <= -8,
    freezing: lowC <= 1,
    cold: lowC <= 7,
    cool: lowC <= 15,
    warm: highC >= 21,
    hot: highC >= 28,
    snow: coldestHighC <= 3 && wetDays >= 0.15,
    rain: wetDays >= 0.22,
    muchRain: wetDays >= 0.5,
    sun: highC >= 19,
    tropical: Math.abs(place.lat) <= TROPICS && lowC >= 17 && highC >= 26,
  }
  const tags = new Set<WeatherTag>()
  for (const tag of Object.keys(signs) as (keyof typeof signs)[]) if (signs[tag]) tags.add(tag)
  return { lowC, highC, tags }
}
