import { prepare } from './prepare.mjs'

await prepare()
await import('../web/scripts/draw-icons.mjs')
