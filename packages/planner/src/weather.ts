import type { City } from '@waymark/atlas/city-table'
import { climateAround, type MonthlyClimate } from '@waymark/atlas/climate'

export type { MonthlyClimate }

/** From this usual high on, the sun at noon is avoided. */
const HOT_C = 32
/** Warm rain on at least half of the days. */
const RAINY_SEASON = { wetDays: 0.5, highC: 24 } as const

export const isHot = ({ highC }: MonthlyClimate): boolean => highC >= HOT_C

export const isRainySeason = ({ highC, wetDays }: MonthlyClimate): boolean =>
  wetDays >= RAINY_SEASON.wetDays && highC >= RAINY_SEASON.highC

/** Whether outdoor stops are avoided around noon, because of heat or rain. */
export const restsAtNoon = (weather: MonthlyClimate): boolean => isHot(weather) || isRainySeason(weather)

/** Usual weather at a place by calendar day, memoised by month. */
export function weatherAround({ lat, lng, isByTheSea }: Pick<City, 'lat' | 'lng' | 'isByTheSea'>) {
  const climate = climateAround({ lat, lng, isByTheSea })
  const byMonth = new Map<number, MonthlyClimate>()
  return (date: string): MonthlyClimate => {
    const month = Number(date.slice(5, 7))
    const known = byMonth.get(month)
    if (known) return known
    const weather = climate(month)
    byMonth.set(month, weather)
    return weather
  }
}
