import { isHot, isRainySeason, type MonthlyClimate } from './weather.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'tropical'

const TROPIC = 23.5
const NORTHERN: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The season of a day at a latitude; 'tropical' between the tropics. */
export function seasonAt(lat: number, date: string): Season {
  if (Math.abs(lat) <= TROPIC) return 'tropical'
  const quarter = Math.floor((Number(date.slice(5, 7)) % 12) / 3)
  return NORTHERN[(quarter + (lat < 0 ? 2 : 0)) % 4] ?? 'spring'
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // prettier-ignore

const FAR_NORTH_OR_SOUTH = 55
const COLD_C = 7
const WET_DAYS = 0.35

/** Advice on the usual weather. */
function adviceFor(weather: MonthlyClimate): string {
  if (isRainySeason(weather))
    return 'rain comes on most days, so the hours around noon are kept for places under a roof'
  if (isHot(weather))
    return 'the hours around noon are kept for cool rooms and shade, and the open air for early and late'
  if (weather.highC <= COLD_C) return 'check opening hours, which are shorter, and pack warm layers'
  if (weather.wetDays >= WET_DAYS) return 'pack layers and a raincoat'
  return 'pack layers for cooler evenings'
}

/** A tip about the season. */
export function seasonTip(name: string, lat: number, date: string, weather: MonthlyClimate): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
  const isFar = Math.abs(lat) >= FAR_NORTH_OR_SOUTH
  const usual = `with usual highs around ${weather.highC} °C`
  const advice = adviceFor(weather)
  const season = seasonAt(lat, date)
  if (season === 'tropical') return `${name} lies in the tropics; ${month} comes ${usual}: ${advice}.`
  const light = { summer: ', very long days', winter: ', few hours of daylight', spring: '', autumn: '' }[season]
  return `${month} is ${season} in ${name}, ${usual}${isFar ? light : ''}: ${advice}.`
}
