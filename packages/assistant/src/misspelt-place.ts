import { COUNTRIES } from '@waymark/atlas/countries'
import { findCity } from '@waymark/atlas/find-city'
import { destinationRows } from '@waymark/atlas/tables'
import { cityIndex } from '@waymark/atlas/city-index'
import { nameKey } from '@waymark/domain/name-key'
import { inSentence } from '@waymark/planner/tips'
import { citySubject } from './place-named.ts'
import type { Subject } from './subject.ts'

/** Shorter names differ too little from words. */
const SHORTEST = 6
/** From here on two letters may be wrong. */
const LONG = 9

/** Whether two words differ by at most `most` letters put in, left out, changed or exchanged with their neighbour. */
export function differsByAtMost(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return false
    before = row
    row = next
  }
  return (row[b.length] ?? Infinity) <= most
}

/** Names that travellers ask for, by their keys: those of the destinations, their other names and the countries. */
let known: ReadonlyMap<string, string> | undefined
function knownNames(): ReadonlyMap<string, string> {
  if (known) return known
  const names = new Map<string, string>()
  const add = (name: string, leadsTo = name) => {
    const key = nameKey(name)
    if (key.length >= SHORTEST && !names.has(key)) names.set(key, leadsTo)
  }
  for (const { name } of COUNTRIES) add(name)
  for (const { city, countryCode, aliases = [] } of destinationRows())
    for (const name of [city, ...aliases]) add(name, `${city}, ${countryCode}`)
  return (known = names)
}

/** The place that a word means in which a letter is wrong; undefined where it may mean several, or none. */
export function misspeltPlace(words: string, isExpected: boolean): Subject | undefined {
  const key = nameKey(words)
  if (key.length < (isExpected ? SHORTEST - 1 : SHORTEST) || cityIndex().rowsByName.get(key) !== undefined)
    return undefined
  const most = key.length >= LONG ? 2 : 1
  const fits = new Set<string>()
  for (const [name, leadsTo] of knownNames())
    if (name[0] === key[0] && differsByAtMost(key, name, most)) fits.add(leadsTo)
  const [only, other] = fits
  const city = only === undefined || other !== undefined ? undefined : findCity(only)
  if (!city || only === undefined) return undefined
  const country = COUNTRIES.find(({ name }) => name === only)
  return country ? { name: inSentence(country.name), scope: 'country', city, country } : citySubject(city)
}
