import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { namedScreens } from '../screens.ts'
import { bundleFirstPaint, hashOf } from './first-paint.ts'

export const HOSTING = fileURLToPath(new URL('../../firebase.json', import.meta.url))

interface FirebaseConfig {
  hosting: {
    rewrites: object[]
    headers: { headers: { key: string; value: string }[] }[]
  }
}

const SCRIPT_HASH = /'sha256-[^']*'/

/** A path's `:id` matches any segment. */
const globOf = (path: string): string => path.replaceAll(/:\w+/g, '*')

/** Folders of files: a missing file gives 404 instead of the app's page. */
const FOLDERS = [
  'assets',
  ...readdirSync(fileURLToPath(new URL('../public', import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
].toSorted()

const API = { functionId: 'api', region: 'us-central1' }

/** Rewrites: the API, each prerendered screen, and the app for any other address that is not a file of the build. */
const rewrites = (): object[] => [
  { source: '/api/**', function: API },
  { source: '/sitemap.xml', function: API },
  ...namedScreens().flatMap(({ path, page, prerender }) =>
    prerender === undefined ? [] : [{ source: globOf(path), destination: `/${page}` }],
  ),
  // Hosting ignores files whose names begin with a dot, so security.txt has another name.
  { source: '/.well-known/security.txt', destination: '/security.txt' },
  { source: `!/@(${FOLDERS.join('|')})/**`, destination: '/app.html' },
]

/** firebase.json as it is, and with the rewrites of the screen table and the hash of the inline script. */
export async function hostingConfig(): Promise<{ readonly current: unknown; readonly wanted: unknown }> {
  const text = readFileSync(HOSTING, 'utf8')
  const config = JSON.parse(text) as FirebaseConfig
  config.hosting.rewrites = rewrites()
  const hash = hashOf(await bundleFirstPaint())
  for (const header of config.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key === 'Content-Security-Policy') header.value = header.value.replace(SCRIPT_HASH, hash)
  }
  return { current: JSON.parse(text), wanted: config }
}
