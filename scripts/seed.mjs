import { prepare } from './prepare.mjs'

await prepare()
await import('../functions/src/cli/seed.ts')
