import { foreignCountryCode } from '#area-names'
import { COUNTRIES, type Country, countryOf } from './countries.ts'
import { nameKey } from '@waymark/domain/name-key'

/** Letters from this code point on belong to non-Latin scripts. */
const BEYOND_LATIN = /^[\u0250-\uffff]/

/** Names in Latin or in other scripts, indexed separately: the other half is only needed when somebody types it. */
function build(isLatin: boolean): ReadonlyMap<string, Country> {
  const byName = new Map<string, Country>()
  for (const country of COUNTRIES) {
    for (const name of country.names) if (BEYOND_LATIN.test(name) !== isLatin) byName.set(nameKey(name), country)
  }
  if (isLatin) for (const country of COUNTRIES) byName.set(nameKey(country.name), country)
  return byName
}

let inLatin: ReadonlyMap<string, Country> | undefined
let inOtherScripts: ReadonlyMap<string, Country> | undefined

/** The country of a name in any of the languages of the tables ('Japan', 'Deutschland', 'UK', 'Japonya'). */
export function countryNamed(name: string): Country | undefined {
  const key = nameKey(name)
  const code = foreignCountryCode(key)
  return code === undefined ? inTable(key) : countryOf(code)
}

function inTable(key: string): Country | undefined {
  if (BEYOND_LATIN.test(key)) return (inOtherScripts ??= build(false)).get(key)
  inLatin ??= build(true)
  return inLatin.get(key) ?? inLatin.get(key.replace(/^the /, ''))
}
