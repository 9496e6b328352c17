import { prepare } from './prepare.mjs'

await prepare()
await import('./local-stack/start.ts')
