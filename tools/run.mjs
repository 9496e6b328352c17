import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare } from './prepare.mjs'

// Runs one of the project's programs, installing packages first if necessary. Without a program, it only prepares the
// checkout.
// node tools/run.mjs tests/run/main.ts rules api

await prepare()
process.argv.splice(1, 1)
if (process.argv[1] !== undefined) await import(pathToFileURL(resolve(process.argv[1])).href)
