import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const MODULE = 'virtual:destination-names'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TABLE = `${ROOT}packages/atlas/built-atlas/destination-names.json`

/**
 * Serves the destination names of the atlas as the module described in `src/virtual-modules.d.ts`; builds the atlas
 * first.
 */
export const destinationNames = (): Plugin => ({
  name: 'destination-names',
  resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
  load(id) {
    if (id !== `\0${MODULE}`) return null
    execFileSync(process.execPath, [`${ROOT}tools/run.mjs`], { stdio: 'inherit' })
    // `JSON.parse` of a string is faster than parsing the same data as code.
    return `export const DESTINATION_NAMES = JSON.parse(${JSON.stringify(readFileSync(TABLE, 'utf8'))})`
  },
})
