import { prepare } from './prepare.mjs'

await prepare()
await import('../tests/screenshots/take.ts')
