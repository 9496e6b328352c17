import { prepare } from './prepare.mjs'

await prepare()
await import('../tests/bench/visitor-plans.ts')
await import('../tests/bench/plans.ts')
