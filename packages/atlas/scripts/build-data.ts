import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DATA, IMPORTED, jsonFiles, readContent } from './content.ts'
import { countryTables, readCountries } from './country-content.ts'
import { tablesOf } from './tables-of.ts'

/** Modules that determine the content of the tables. */
const MAKERS = [
  'content.ts',
  'tables-of.ts',
  'destination-names.ts',
  'land-cells.ts',
  'bridges.ts',
  '../src/land-way.ts',
  'country-content.ts',
  '../../../data/cities.json',
  '../../../data/countries.json',
  '../../../data/city-names.json',
  '../../../data/holidays.json',
  '../../../data/ferries.json',
  '../../../data/real-names.json',
  '../src/tables.ts',
  '../src/place.ts',
  '../src/dish.ts',
  '../src/landmarks/sight.ts',
  '../src/country-facts.ts',
]

/** Folder of the tables in a checkout, where `src/tables.ts` reads them. */
export const BUILT = fileURLToPath(new URL('../built-atlas/', import.meta.url))
const STAMP = `${BUILT}stamp.txt`

/** Hash of the content and of the modules that build the tables. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const maker of MAKERS) hash.update(readFileSync(new URL(maker, import.meta.url)))
  for (const folder of ['destinations/', 'places/', IMPORTED, 'countries/', 'phrases/', 'dishes/'])
    for (const file of jsonFiles(folder)) {
      const { size, mtimeMs } = statSync(DATA + folder + file)
      hash.update(`${folder}${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

const isCurrent = (stamp: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp

/**
 * Builds the tables from `data/`, unless they are up to date.
 * @throws Error that lists every record that does not match its schema
 */
export function buildData(): void {
  const stamp = fingerprint()
  if (isCurrent(stamp)) return
  const { faults: ofPlaces, ...content } = readContent()
  const countries = readCountries()
  const faults = [...ofPlaces, ...countries.faults]
  if (faults.length > 0) throw new Error(`The content does not fit its schema:\n${faults.join('\n')}`)
  // Written to a temporary folder and renamed, so that readers see either all old or all new tables.
  const fresh = `${BUILT.slice(0, -1)}.${process.pid}`
  for (const [name, rows] of [...tablesOf({ ...content, faults }), ...countryTables(countries)]) {
    const path = `${fresh}/${name}`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(rows))
  }
  writeFileSync(`${fresh}/stamp.txt`, stamp)
  const old = `${fresh}.old`
  try {
    if (existsSync(BUILT)) renameSync(BUILT, old)
    renameSync(fresh, BUILT)
  } catch (error) {
    // Another process has built the same tables meanwhile.
    rmSync(fresh, { recursive: true, force: true })
    if (!isCurrent(stamp)) throw error
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}
