import { COUNTRIES } from '@waymark/atlas/countries'
import { findCity } from '@waymark/atlas/find-city'
import { destinationRows } from '@waymark/atlas/tables'
import { cityIndex } from '@waymark/atlas/city-index'
import { differsByAtMost } from '@waymark/domain/edit-distance'
import { nameKey } from '@waymark/domain/name-key'
import { inSentence } from '@waymark/planner/wording'
import { citySubject } from './place-named.ts'
import type { Subject } from './subject.ts'

/** Shorter names are too similar to ordinary words. */
const SHORTEST = 6
/** From this length on, two letters may be wrong. */
const LONG = 9

/** Names of destinations and countries, with aliases, by their keys. */
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

/** The place meant by a word with a wrong letter; undefined if it matches none, or several. */
export function misspeltPlace(words: string, isExpected: boolean): Subject | undefined {
  const key = nameKey(words)
  // "à Séville" must not match Asheville.
  if (/^\p{L} /u.test(key)) return undefined
  // The French weather is no Meteora.
  if (key.startsWith('meteo ')) return undefined
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
