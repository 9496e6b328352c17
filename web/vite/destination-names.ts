import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:destination-names'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TABLE = `${ROOT}packages/atlas/built-atlas/destination-names.json`

/** Serves the names that the atlas was built with, as `src/virtual-modules.d.ts` describes; builds it first. */
export const destinationNames = (): Plugin => ({
  name: 'destination-names',
  resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
  load(id) {
    if (id !== `\0${MODULE}`) return null
    execFileSync(process.execPath, [`${ROOT}tools/run.mjs`], { stdio: 'inherit' })
    // As text it is parsed faster than as code.
    return `export const DESTINATION_NAMES = JSON.parse(${JSON.stringify(readFileSync(TABLE, 'utf8'))})`
  },
})
