import { prepare } from './prepare.mjs'

await prepare()
await import('./seed/seed.ts')
