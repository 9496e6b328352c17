import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const MANIFEST = `${DIST}.vite/manifest.json`
const KB = 1000

/** What each first screen loads, as sources in the manifest: its entries, to which their static imports are added. */
const SCREENS = [
  {
    name: 'landing page of a visitor',
    entries: ['index.html', 'src/app/start-landing.tsx'],
    limit: 100 * KB,
    firebase: false,
  },
  {
    name: 'home screen of a signed-in person',
    entries: ['index.html', 'src/app/start.tsx', 'src/app/signed-in-frame.tsx', 'src/features/home/home-screen.tsx'],
    limit: 260 * KB,
    firebase: true,
  },
]

/** Only Firebase's own code says these. */
const FIREBASE = /identitytoolkit|firestore\.googleapis|@firebase\//

class Miss extends Error {}

function readManifest() {
  if (!existsSync(MANIFEST)) throw new Miss('There is no build to weigh: run `npm run build -w web` first.')
  return JSON.parse(readFileSync(MANIFEST, 'utf8'))
}

/** Files of JavaScript and CSS that `entries` need at once. */
function filesOf(manifest, entries) {
  const seen = new Set()
  const files = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) throw new Miss(`The build has no "${key}": the list in this script is out of date.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  entries.forEach(visit)
  return [...files].filter((file) => /\.(js|css)$/.test(file))
}

function check(manifest, { name, entries, limit, firebase }) {
  const files = filesOf(manifest, entries).map((file) => ({ file, code: readFileSync(DIST + file) }))
  if (!files.some(({ file }) => file.endsWith('.js')) || !files.some(({ file }) => file.endsWith('.css')))
    throw new Miss(`Nothing to weigh for the ${name}.`)
  const total = files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  const verdict = `${(total / KB).toFixed(1)} kB gzip in ${files.length} files, of ${limit / KB} kB`
  if (total > limit) throw new Miss(`The ${name} is too heavy: ${verdict}.`)
  const carrier = files.find(({ code }) => FIREBASE.test(code.toString()))
  // Also guards the pattern itself: it must find Firebase where Firebase is.
  if ((carrier !== undefined) !== firebase) {
    throw new Miss(`The ${name} ${firebase ? 'shows no' : `carries (${carrier?.file})`} Firebase code.`)
  }
  console.log(`${name}: ${verdict}`)
}

try {
  const manifest = readManifest()
  for (const screen of SCREENS) check(manifest, screen)
} catch (error) {
  if (!(error instanceof Miss)) throw error
  console.error(error.message)
  process.exitCode = 1
}
