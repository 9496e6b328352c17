import { COUNTRIES, type Country } from './countries.ts'
import { nameKey } from './name-key.ts'

function build(): ReadonlyMap<string, Country> {
  const byName = new Map<string, Country>()
  for (const country of COUNTRIES) for (const name of country.names) byName.set(nameKey(name), country)
  for (const country of COUNTRIES) byName.set(nameKey(country.name), country)
  return byName
}

let byName: ReadonlyMap<string, Country> | undefined

/** The country of a name in any of the languages of the table ('Japan', 'Deutschland', 'UK'). */
export function countryNamed(name: string): Country | undefined {
  byName ??= build()
  const key = nameKey(name)
  return byName.get(key) ?? byName.get(key.replace(/^the /, ''))
}
