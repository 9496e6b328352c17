import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DATA, IMPORTED, jsonFiles, readContent } from './content.ts'
import { countryTables, readCountries } from './country-content.ts'
import { tablesOf } from './tables-of.ts'

/** What makes the tables and says how they look. */
const MAKERS = [
  'content.ts',
  'tables-of.ts',
  'destination-names.ts',
  'country-content.ts',
  '../../../data/cities.json',
  '../../../data/countries.json',
  '../../../data/city-names.json',
  '../../../data/holidays.json',
  '../src/tables.ts',
  '../src/place.ts',
  '../src/dish.ts',
  '../src/landmarks/sight.ts',
  '../src/country-facts.ts',
]

/** Where `src/tables.ts` finds the tables in a checkout. */
export const BUILT = fileURLToPath(new URL('../built-atlas/', import.meta.url))
const STAMP = `${BUILT}stamp.txt`

/** Changes whenever a file of the content, or what makes the tables of it, does. */
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
 * Makes the tables of the atlas from `data/`, unless they are there and newer than the content.
 *
 * @throws Error naming every record that does not fit its schema.
 */
export function buildData(): void {
  const stamp = fingerprint()
  if (isCurrent(stamp)) return
  const { faults: ofPlaces, ...content } = readContent()
  const countries = readCountries()
  const faults = [...ofPlaces, ...countries.faults]
  if (faults.length > 0) throw new Error(`The content does not fit its schema:\n${faults.join('\n')}`)
  // Written beside and moved, so that whoever reads meanwhile finds all of the old tables or all of the new ones.
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
    // Another process was quicker with the same tables.
    rmSync(fresh, { recursive: true, force: true })
    if (!isCurrent(stamp)) throw error
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}
