import { writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'

register()
const { HOSTING, hostingConfig } = await import('../vite/hosting.ts')
const { wanted } = await hostingConfig()
writeFileSync(HOSTING, JSON.stringify(wanted))
