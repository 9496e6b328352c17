import { buildData } from './build-data.ts'
import { readContent } from './content.ts'
import { faultsOfCountries, readCountries } from './country-content.ts'
import { faultsOf } from './faults-of.ts'
import { faultsOfTables, readTables } from './table-content.ts'

/** Reports every fault in `data/`, and exits with 1 if there is any. */
const { faults: ofPlaces, imported, ...own } = readContent()
const content = { ...own, places: [...own.places, ...imported] }
const countries = readCountries()
const { tables, faults: ofTables } = readTables()
const faults = [...ofPlaces, ...countries.faults, ...ofTables]
const today = new Date().toISOString().slice(0, 10)

/** Faults that can be found only in built tables, which needs content that matches its schemas. */
function faultsOfBuilt(): string[] {
  buildData()
  return [
    ...faultsOf(content, today),
    ...faultsOfCountries(countries, content.destinations, today),
    ...(tables === undefined ? [] : faultsOfTables(tables, today)),
  ]
}

const all = faults.length > 0 ? faults : faultsOfBuilt()
for (const fault of all) console.error(fault)
const places = content.destinations.reduce((sum, destination) => sum + destination.places.length, content.places.length)
console.log(`${content.destinations.length} destinations, ${places} places: ${all.length} faults`)
process.exitCode = all.length > 0 ? 1 : 0
