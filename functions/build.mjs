import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { context } from 'esbuild'
import { register } from 'tsx/esm/api'

const at = (path) => new URL(path, import.meta.url).pathname
const read = (path) => JSON.parse(readFileSync(at(path), 'utf8'))

const manifest = read('package.json')

/** A deployment uploads this folder and installs the public packages in its package.json, at exact versions. */
function writeManifest() {
  const { name, type, dependencies } = manifest
  const deployed = { name, private: true, type, main: 'index.js', engines: { node: '24' }, dependencies }
  writeFileSync(at('dist/package.json'), `${JSON.stringify(deployed, null, 2)}\n`)
}

/** Workspaces are private packages, so they are bundled; everything else stays external. */
const ownWorkspaces = {
  name: 'own-workspaces',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@waymark/')) return undefined
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/')
      return path.startsWith('node:') || name in manifest.dependencies ? { path, external: true } : undefined
    })
  },
}

/**
 * The contract re-exports zod as one object, which would keep all of zod's locales (0.5 MB); the product has its own
 * messages.
 */
const oneLanguage = {
  name: 'one-language',
  setup(build) {
    build.onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: `export { default as en } from './en.js'`,
    }))
  },
}

register()
const { BUILT, buildData } = await import('../packages/atlas/scripts/build-data.ts')

/** The function reads the atlas tables next to its bundle. */
function addTables() {
  buildData()
  rmSync(at('dist/built-atlas'), { recursive: true, force: true })
  cpSync(BUILT, at('dist/built-atlas'), { recursive: true })
}

/** Deletes files of earlier builds after the new ones exist, so that a running emulator always finds what it loads. */
function dropLeftovers(metafile) {
  const made = new Set(Object.keys(metafile.outputs).map((path) => relative('dist', path)))
  const chunks = existsSync(at('dist/chunks')) ? readdirSync(at('dist/chunks')) : []
  for (const name of chunks) if (!made.has(`chunks/${name}`)) rmSync(at(`dist/chunks/${name}`))
}

const finishes = {
  name: 'finishes',
  setup(build) {
    build.onEnd(({ errors, metafile }) => {
      if (errors.length > 0) return
      writeManifest()
      addTables()
      dropLeftovers(metafile)
    })
  },
}

const build = await context({
  absWorkingDir: at('.'),
  entryPoints: [at('src/index.ts')],
  outdir: at('dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  metafile: true,
  chunkNames: 'chunks/[name]-[hash]',
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [ownWorkspaces, oneLanguage, finishes],
})
await build.rebuild().catch(() => process.exit(1))
if (process.argv.includes('--watch')) await build.watch()
else await build.dispose()
