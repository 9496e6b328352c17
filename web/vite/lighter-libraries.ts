import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** A file of a package, whether or not its `exports` name it. */
function fileOf(name: string, file: string): string {
  const folder = `/node_modules/${name}/`
  const [root] = require.resolve(name).split(folder)
  return `${root}${folder}${file}`
}

/**
 * What is bundled instead of a package's main file.
 *
 * - reactfire's holds all of Firebase's parts as imports, and a second rxjs; the app uses one hook of it.
 * - rxjs's is written for browsers without classes, and brings helpers for them.
 * - react-router's is the one for development: `exports` names no other.
 */
const INSTEAD: Readonly<Record<string, readonly [name: string, file: string]>> = {
  reactfire: ['reactfire', 'src/useObservable.ts'],
  rxjs: ['rxjs', 'dist/esm/index.js'],
  'rxjs/operators': ['rxjs', 'dist/esm/operators/index.js'],
  'react-router': ['react-router', 'dist/production/index.mjs'],
  'react-router/dom': ['react-router', 'dist/production/dom-export.mjs'],
}

/** What react-router imports for servers alone, 1.5 kB gzip. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  cookie: ['parse', 'serialize'],
  'set-cookie-parser': ['splitCookiesString'],
}

const PREFIX = '\0unused:'

/** Leaves out of the bundle what libraries bring along and the app has no use for. */
export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source in UNUSED && importer.includes('node_modules/react-router/')) return PREFIX + source
    // React has it itself for as long as the hook of this name is public.
    if (source === 'use-sync-external-store/shim') return this.resolve('react', importer)
    const instead = INSTEAD[source]
    return instead === undefined ? null : fileOf(...instead)
  },
  load: (id) =>
    id.startsWith(PREFIX)
      ? (UNUSED[id.slice(PREFIX.length)] ?? []).map((name) => `export const ${name} = undefined`).join('\n')
      : null,
})

/** Lets the bundler drop what is unused of packages that do not declare themselves free of side effects. */
export const hasSideEffects = (id: string): boolean => !/node_modules\/(@firebase|firebase|reactfire|rxjs)\//.test(id)
