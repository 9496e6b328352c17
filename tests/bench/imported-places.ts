import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'esbuild'
import { cityAt, CITY_COUNT } from '@waymark/atlas/city-table'
import { PLACE_KINDS, type StandalonePlace } from '@waymark/atlas/place'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { readContent } from '../../packages/atlas/scripts/content.ts'
import { importPlaces } from '../../packages/atlas/scripts/import-places.ts'
import { tablesOf } from '../../packages/atlas/scripts/tables-of.ts'
import { BUNDLE, importTime } from './import-times.ts'
import { quantile } from './measure.ts'
import { reportBench } from './report.ts'

/** What an operator adds who takes open data for the towns of the world. */
const PLACES = 70_000
const LOOKUPS = 300
const FOLDER = `${ROOT}.local/imported-places`
const ABOUT =
  'A place of its town that stands here as long as the text of a usual record, so that the tables grow as they would.'

/** The places of a big city fill a cell: the larger the town, the more it gets. */
function generated(): StandalonePlace[] {
  const places: StandalonePlace[] = []
  for (let round = 0; places.length < PLACES; round += 1) {
    for (let row = 0; row < CITY_COUNT * 0.75 ** round && places.length < PLACES; row += 1) {
      const { name, countryCode, lat, lng } = cityAt(row)
      const kind = PLACE_KINDS[(row + round) % (PLACE_KINDS.length - 1)] ?? 'museum'
      places.push({
        id: `${countryCode.toLowerCase()}-row${row}-round${round}`,
        countryCode,
        name: `${name.slice(0, 30).trim()} ${kind} ${Math.floor(row / 100)}-${row % 100} ${round}`,
        kind,
        lat: Number((lat + (round % 5) / 97 + 0.0001).toFixed(4)),
        lng: Number((lng + (round % 3) / 89).toFixed(4)),
        about: ABOUT,
        sources: ['own'],
        checkedAt: '2026-11-22',
      })
    }
  }
  return places
}

const timed = <T>(job: () => T): { result: T; ms: number } => {
  const started = performance.now()
  return { result: job(), ms: performance.now() - started }
}

function writeTables(tables: ReadonlyMap<string, unknown>, folder: string): { bytes: number; largest: number } {
  let [bytes, largest] = [0, 0]
  for (const [name, rows] of tables) {
    const path = `${folder}/built-atlas/${name}`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(rows))
    const { size } = statSync(path)
    bytes += size
    largest = Math.max(largest, size)
  }
  return { bytes, largest }
}

/** The code that opens the tables, beside tables of its own, as it stands beside those of a deployed function. */
async function opener(folder: string) {
  const outfile = `${folder}/tables.mjs`
  await build({ entryPoints: [`${ROOT}packages/atlas/src/tables.ts`], outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' }) // prettier-ignore
  return (await import(outfile)) as typeof import('@waymark/atlas/tables')
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

async function measured(tables: ReadonlyMap<string, unknown>, folder: string, names: readonly string[]) {
  const { bytes, largest } = writeTables(tables, folder)
  const { standaloneRowsNear, nameTable } = await opener(folder)
  const near = Array.from({ length: LOOKUPS }, (_, index) => timed(() => standaloneRowsNear(cityAt(index * 7), 110)).ms)
  const named = Array.from({ length: LOOKUPS }, (_, index) => timed(() => nameTable(names[index * 11] ?? '')).ms)
  const both = (times: number[]) => `${ms(quantile(times, 0.5))} / ${ms(quantile(times, 0.95))}`
  return { bytes, largest, near: both(near), named: both(named) }
}

rmSync(FOLDER, { recursive: true, force: true })
const content = { ...readContent(), imported: [] }
const file = generated()
const text = file.map((place) => JSON.stringify(place)).join('\n')
const { result, ms: importing } = timed(() => importPlaces(text, content, new Date().toISOString().slice(0, 10)))
const outside = result.faults.filter((fault) => !/lies .* outside of/.test(fault))
if (outside.length > 0) throw new Error(`The generated file is not good: ${outside.slice(0, 3).join('; ')}`)
const names = file.map(({ name }) => name.toLowerCase())
const { result: tables, ms: building } = timed(() => tablesOf({ ...content, imported: result.places }))
const before = await measured(tablesOf(content), `${FOLDER}/before`, names)
const after = await measured(tables, `${FOLDER}/after`, names)

// The deployed function with the larger tables beside it, in turns with the one that has the usual ones.
const copy = `${ROOT}functions/dist-imported`
cpSync(dirname(BUNDLE), copy, { recursive: true })
rmSync(`${copy}/built-atlas`, { recursive: true, force: true })
cpSync(`${FOLDER}/after/built-atlas`, `${copy}/built-atlas`, { recursive: true })
const ratios = Array.from({ length: 7 }, () => importTime([`${copy}/index.js`]) / importTime([BUNDLE]))
rmSync(copy, { recursive: true })
rmSync(FOLDER, { recursive: true })

reportBench('Imported places', [
  `\`npm run bench:import\`: ${PLACES.toLocaleString('en')} places of a generated file beside the content of the repository. Median and 95th percentile of ${LOOKUPS} look-ups that open their tables.`,
  '',
  '| | content alone | with the imported places |',
  '| --- | --- | --- |',
  `| reading and checking the file (${mega(text.length)}) | | ${ms(importing)} |`,
  `| making the tables | | ${ms(building)} |`,
  `| all tables | ${mega(before.bytes)} | ${mega(after.bytes)} |`,
  `| largest table | ${mega(before.largest)} | ${mega(after.largest)} |`,
  `| places within 110 km of a town | ${before.near} | ${after.near} |`,
  `| place by its name | ${before.named} | ${after.named} |`,
  `| import of the function | 1 | ${quantile(ratios, 0.5).toFixed(2)} |`,
])
console.log(
  `import of the function ${quantile(ratios, 0.5).toFixed(2)}x, reading ${ms(importing)}, near ${after.near}, named ${after.named}`,
)
process.exit(quantile(ratios, 0.5) <= 1.1 ? 0 : 1)
