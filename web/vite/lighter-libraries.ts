import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Path of a file of a package, whether or not its `exports` include it. */
function fileOf(name: string, file: string): string {
  const folder = `/node_modules/${name}/`
  const [root] = require.resolve(name).split(folder)
  return `${root}${folder}${file}`
}

/**
 * Files bundled in place of a package's entry.
 * - reactfire imports all Firebase products and a second rxjs; the app uses one hook.
 * - rxjs's entry targets browsers without classes and adds helpers for them.
 * - react-router's is a development build: `exports` names no other.
 */
const INSTEAD: Readonly<Record<string, readonly [name: string, file: string]>> = {
  reactfire: ['reactfire', 'src/useObservable.ts'],
  rxjs: ['rxjs', 'dist/esm/index.js'],
  'rxjs/operators': ['rxjs', 'dist/esm/operators/index.js'],
  'react-router': ['react-router', 'dist/production/index.mjs'],
  'react-router/dom': ['react-router', 'dist/production/dom-export.mjs'],
}

/** Stands for the cache of mutations that every query client makes: the app has queries alone. 1.5 kB gzip. */
const NO_MUTATIONS = `export class MutationCache {
  findAll = () => []
  clear() {}
  async resumePausedMutations() {}
}`

const MUTATION_CACHE = '\0no-mutations'

/** Removes parts of libraries that the app does not use from the bundle. */
export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source === './mutationCache.js' && importer.includes('node_modules/@tanstack/query-core/'))
      return MUTATION_CACHE
    // React has the hook built in, as long as it is public under this name.
    if (source === 'use-sync-external-store/shim') return this.resolve('react', importer)
    const instead = INSTEAD[source]
    return instead === undefined ? null : fileOf(...instead)
  },
  load: (id) => (id === MUTATION_CACHE ? NO_MUTATIONS : null),
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
    if (modules.some((id) => id.endsWith('/mutationObserver.js')))
      this.error('lighter-libraries: mutations are used now, so their cache has to be bundled')
  },
})

/** Allows tree shaking of packages that do not declare themselves free of side effects. */
export const hasSideEffects = (id: string): boolean => !/node_modules\/(@firebase|firebase|reactfire|rxjs)\//.test(id)
