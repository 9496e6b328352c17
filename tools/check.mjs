import { prepare } from './prepare.mjs'

await prepare()
await import('../tests/run/check.ts')
