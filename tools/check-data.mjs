import { prepareCode } from './prepare.mjs'

await prepareCode()
await import('../packages/atlas/scripts/check-data.ts')
