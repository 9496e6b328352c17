import { nameKey } from '@waymark/domain/name-key'
import { countryNamed } from './country-index.ts'
import { findCity } from './find-city.ts'
import { findGoal, type TripGoal } from './find-goal.ts'
import { isCountryOrRegion } from './regions.ts'
import { type DestinationRow, destinationRows } from './tables.ts'

/** 'Siena and Florence', 'Siena e Lucca', 'Tokyo / Kyoto', 'Paris → Amsterdam'. */
const BETWEEN = /\s*[;&+/→–—]\s*|\s+(?:and|und|et|y|e|och|og|then|plus|to)\s+|\s+-+\s+/i
const COMMA = /\s*,\s*/

const rowOf = (name: string): DestinationRow | undefined => {
  const key = nameKey(name)
  return destinationRows().find(({ city, aliases = [] }) => [city, ...aliases].some((own) => nameKey(own) === key))
}

/** A comma also stands before a region or country: 'Salzburg, Austria' is one place, 'Porto, Lisbon' are two. */
function apartByCommas(text: string): string[] {
  const parts = text.split(COMMA).filter((part) => nameKey(part) !== '')
  // 'Firenze' is called Florence in the atlas.
  const shownAs = (part: string) => (isCountryOrRegion(part) ? part : (findCity(part)?.name ?? part))
  const rows = parts.length < 2 ? [] : parts.map((part) => rowOf(part) ?? rowOf(shownAs(part)))
  if (parts.length < 2 || rows.includes(undefined) || new Set(rows).size < rows.length) return [text]
  const mayQualify = parts.slice(1).some(isCountryOrRegion)
  return mayQualify && findGoal(text) ? [text] : parts
}

const partsOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .filter((part) => nameKey(part) !== '')
    .flatMap(apartByCommas)

/** 'Trinidad and Tobago', 'Newfoundland and Labrador' */
const isOneName = (text: string): boolean =>
  countryNamed(text) !== undefined || isCountryOrRegion(text) || rowOf(text) !== undefined

/** Of several destinations those that nobody knows: 'Xyzzyville' in 'Tbilisi and Xyzzyville'. */
export function unknownAmong(text: string): string[] {
  const trimmed = text.slice(0, 255).trim()
  const parts = isOneName(trimmed) ? [] : partsOf(trimmed)
  const unknown = parts.filter((part) => findGoal(part) === undefined)
  return unknown.length < parts.length ? unknown : []
}

/** The destinations of a text in their order: of most texts one, of 'Rome, Florence and Venice' three; none when nothing fits. */
export function findGoals(text: string): TripGoal[] {
  const trimmed = text.slice(0, 255).trim()
  const whole = findGoal(trimmed)
  const one = whole ? [whole] : []
  if (isOneName(trimmed)) return one
  const parts = partsOf(trimmed)
  if (parts.length < 2) return one
  const goals = parts.flatMap((part) => findGoal(part) ?? [])
  const towns = new Set(goals.map(({ city }) => `${city.lat} ${city.lng}`))
  return goals.length === parts.length && towns.size === goals.length ? goals : one
}
