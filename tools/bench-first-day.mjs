import { prepare } from './prepare.mjs'

await prepare()
await import('../tests/bench/first-day.ts')
