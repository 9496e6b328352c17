import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { register } from 'tsx/esm/api'

register()
const { LANDING, namedScreens } = await import('../screens.ts')
const { KEPT_BUDGETS } = await import('../vite/offline-files.ts')

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const MANIFEST = `${DIST}.vite/manifest.json`
const WORKER = `${DIST}sw.js`
const KB = 1000

const VISITOR = ['index.html', 'src/app/start-visitor.tsx']
const SIGNED_IN = ['index.html', 'src/app/start.tsx', 'src/app/signed-in-frame.tsx']

const LANDING_NAME = '/ of a visitor'

/** What each screen starts with, as sources in the manifest; their static imports are added. */
const SCREENS = [
  {
    name: LANDING_NAME,
    entries: ['index.html', 'src/app/start-landing.ts'],
    limit: LANDING.budget * KB,
    firebase: false,
  },
  ...namedScreens().map(({ path, module, access, budget }) => ({
    name: path,
    entries: [...(access === 'visitor' ? VISITOR : SIGNED_IN), `src/${module}`],
    limit: budget * KB,
    // Visitors' screens work without Firebase, except where somebody signs in.
    firebase: access !== 'visitor' || path === '/sign-in',
  })),
]

const KEPT = [
  { name: 'files kept for every visitor', part: 'shell', limit: KEPT_BUDGETS.shell * KB, firebase: false },
  { name: 'further files kept for a signed-in person', part: 'app', limit: KEPT_BUDGETS.app * KB, firebase: true },
]

/** Pages of Vite's dev server. */
const DEV_ONLY = 'src/app/dev/'

/** Strings that only Firebase's own code contains. */
const FIREBASE = /identitytoolkit|firestore\.googleapis|@firebase\//

class Miss extends Error {}

function readManifest() {
  if (!existsSync(MANIFEST)) throw new Miss('There is no build to weigh: run `npm run build -w web` first.')
  return JSON.parse(readFileSync(MANIFEST, 'utf8'))
}

/** JavaScript and CSS files that `entries` load at once. */
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

/** Files of `part` that the service worker precaches. */
function keptFiles(part) {
  if (!existsSync(WORKER)) throw new Miss('The build has no service worker.')
  const listed = readFileSync(WORKER, 'utf8').matchAll(/\{"part":"(\w+)","revision":null,"url":"([^"]+)"\}/g)
  return [...listed].filter(([, of]) => of === part).map(([, , url]) => url)
}

function check(paths, { name, limit, firebase }) {
  const files = paths.map((file) => ({ file, code: readFileSync(DIST + file) }))
  if (!files.some(({ file }) => file.endsWith('.js'))) throw new Miss(`Nothing to weigh for the ${name}.`)
  const total = files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  const verdict = `${(total / KB).toFixed(1)} kB gzip in ${files.length} files, of ${limit / KB} kB`
  // Not thrown at once, so that all violations are reported.
  if (total > limit) process.exitCode = 1
  const carrier = files.find(({ code }) => FIREBASE.test(code.toString()))
  // Also tests the pattern itself: it must find Firebase where Firebase is.
  if ((carrier !== undefined) !== firebase) {
    throw new Miss(`${firebase ? 'No Firebase code found' : `Firebase code (${carrier?.file})`} in: ${name}.`)
  }
  console.log(`${total > limit ? 'Too heavy: ' : ''}${name}: ${verdict}`)
}

try {
  const manifest = readManifest()
  for (const screen of SCREENS) {
    const [entry] = screen.entries
    // The landing page links the style sheet of the entry; app.html, of all other pages, links the app's instead.
    const others = screen.name === LANDING_NAME ? [] : (manifest[entry].css ?? [])
    const files = filesOf(manifest, screen.entries).filter((file) => !others.includes(file))
    if (!files.some((file) => file.endsWith('.css'))) throw new Miss(`No style sheet for the ${screen.name}.`)
    check(files, screen)
  }
  for (const kept of KEPT) check(keptFiles(kept.part), kept)
  const allKept = KEPT.flatMap(({ part }) => keptFiles(part))
  for (const { path, module, offline } of namedScreens()) {
    if (offline === 'nobody' && allKept.includes(manifest[`src/${module}`].file))
      throw new Miss(`Kept for travellers, who have no use for it: ${path}.`)
  }
  // It may be a chunk of its own or a part of another; no other page has this heading.
  const built = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  if (
    Object.keys(manifest).some((key) => key.startsWith(DEV_ONLY)) ||
    built.some(({ file }) => readFileSync(DIST + file, 'utf8').includes('Shape, shadow and motion'))
  )
    throw new Miss(`Built, though it is for developers alone: ${DEV_ONLY}.`)
} catch (error) {
  if (!(error instanceof Miss)) throw error
  console.error(error.message)
  process.exitCode = 1
}
