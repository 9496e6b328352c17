import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare } from './prepare.mjs'

// Runs a program of the project in a checkout where nothing may be installed yet. It finds its own arguments where it
// looks for them; without a program, the checkout is only made ready.
//
//   node tools/run.mjs tests/run/main.ts rules api

await prepare()
process.argv.splice(1, 1)
if (process.argv[1] !== undefined) await import(pathToFileURL(resolve(process.argv[1])).href)
