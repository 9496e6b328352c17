import { prepare } from './prepare.mjs'

await prepare()
await import('./accounts/grant-admin.ts')
