import { COUNTRIES } from '@waymark/atlas/countries'
import { findCity } from '@waymark/atlas/find-city'
import { destinationRows } from '@waymark/atlas/tables'
import { cityIndex } from '@waymark/atlas/city-index'
import { differsByAtMost } from '@waymark/domain/edit-distance'
import { nameKey } from '@waymark/domain/name-key'
import { inSentence } from '@waymark/planner/wording'
import { citySubject } from './place-named.ts'
import type { Subject } from './subject.ts'

/** Shorter names differ too little from words. */
const SHORTEST = 6
/** From here on two letters may be wrong. */
const LONG = 9

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
  // 'à Séville' is no Asheville: a letter of its own begins no name that is only misspelt.
  if (/^\p{L} /u.test(key)) return undefined
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
