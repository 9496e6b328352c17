import { prepare } from './prepare.mjs'

await prepare()
await import('../emulators/suite/start.ts')
