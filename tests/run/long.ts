import { requireChromium } from '../browser/chromium.ts'
import { vitest } from './vitest.ts'

process.env['CHROMIUM_PATH'] = requireChromium()

const { passed, failed } = await vitest(['long'])
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
