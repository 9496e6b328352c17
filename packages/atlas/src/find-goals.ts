import { nameKey } from '@waymark/domain/name-key'
import { countryNamed } from './country-index.ts'
import { findGoal, type TripGoal } from './find-goal.ts'
import { isCountryOrRegion } from './regions.ts'
import { type DestinationRow, destinationRows } from './tables.ts'

/** 'Siena and Florence', 'Tokyo / Kyoto', 'Paris → Amsterdam'. */
const BETWEEN = /\s*[;&+/→–—]\s*|\s+(?:and|und|et|y|then|plus|to)\s+|\s+-+\s+/i
const COMMA = /\s*,\s*/

const rowOf = (name: string): DestinationRow | undefined => {
  const key = nameKey(name)
  return destinationRows().find(({ city, aliases = [] }) => [city, ...aliases].some((own) => nameKey(own) === key))
}

/** A comma also stands before a region or country: 'Salzburg, Austria' is one place, 'Porto, Lisbon' are two. */
function apartByCommas(text: string): string[] {
  const parts = text.split(COMMA).filter((part) => nameKey(part) !== '')
  const rows = parts.map(rowOf)
  if (rows.includes(undefined) || new Set(rows).size < rows.length) return [text]
  const mayQualify = parts.slice(1).some(isCountryOrRegion)
  return mayQualify && findGoal(text) ? [text] : parts
}

/** The destinations of a text in their order: of most texts one, of 'Rome, Florence and Venice' three; none when nothing fits. */
export function findGoals(text: string): TripGoal[] {
  const trimmed = text.slice(0, 255).trim()
  const whole = findGoal(trimmed)
  const one = whole ? [whole] : []
  // 'Trinidad and Tobago', 'Newfoundland and Labrador'
  if (countryNamed(trimmed) || isCountryOrRegion(trimmed) || rowOf(trimmed)) return one
  const parts = trimmed
    .split(BETWEEN)
    .filter((part) => nameKey(part) !== '')
    .flatMap(apartByCommas)
  if (parts.length < 2) return one
  const goals = parts.flatMap((part) => findGoal(part) ?? [])
  const towns = new Set(goals.map(({ city }) => `${city.lat} ${city.lng}`))
  return goals.length === parts.length && towns.size === goals.length ? goals : one
}
