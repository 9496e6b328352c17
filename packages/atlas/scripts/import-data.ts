import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { StandalonePlace } from '../src/place.ts'
import { buildData } from './build-data.ts'
import { DATA, IMPORTED, readContent } from './content.ts'
import { importPlaces } from './import-places.ts'

/** `npm run data:import -- FILE`: adds the places of a file to the content, or reports its faults. */

const MOST_SHOWN = 50

/** One record per line, so that a diff shows what an import changed. */
function write(places: readonly StandalonePlace[]): void {
  const byCountry = new Map<string, StandalonePlace[]>()
  for (const place of places) {
    const own = byCountry.get(place.countryCode)
    if (own) own.push(place)
    else byCountry.set(place.countryCode, [place])
  }
  const folder = (DATA + IMPORTED).slice(0, -1)
  // Written to a temporary folder and renamed, so that a full disk or a killed process leaves the old data intact.
  const [fresh, old] = [`${folder}.${process.pid}`, `${folder}.${process.pid}.old`]
  mkdirSync(fresh)
  for (const [country, own] of byCountry) {
    const lines = own.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((place) => JSON.stringify(place))
    writeFileSync(`${fresh}/${country.toLowerCase()}.json`, `[\n${lines.join(',\n')}\n]\n`)
  }
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(fresh, folder)
  rmSync(old, { recursive: true, force: true })
}

const shown = (all: readonly string[]): string =>
  all.slice(0, MOST_SHOWN).join('\n') + (all.length > MOST_SHOWN ? `\nand ${all.length - MOST_SHOWN} more` : '')

function run(file: string): number {
  const content = readContent()
  const { faults, places, known } = importPlaces(
    readFileSync(file, 'utf8'),
    content,
    new Date().toISOString().slice(0, 10),
  )
  const all = [...content.faults, ...faults]
  if (all.length > 0) {
    console.error(`${shown(all)}\nFaults: ${all.length}. Nothing was imported.`)
    return 1
  }
  write(places)
  buildData()
  if (known.length > 0) console.log(`Left out, as the content has them under another id:\n${shown(known)}`)
  console.log(`${places.length} imported places in data/${IMPORTED}`)
  return 0
}

const [file] = process.argv.slice(2)
if (file === undefined || !existsSync(file)) {
  console.error(file === undefined ? 'Say which file: npm run data:import -- places.jsonl' : `There is no file ${file}`)
  process.exitCode = 1
} else process.exitCode = run(file)
