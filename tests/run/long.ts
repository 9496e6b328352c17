import { requireChromium } from '../browser/chromium.ts'
import { playwright } from './playwright.ts'
import { add } from './tally.ts'
import { vitest } from './vitest.ts'
import { withStack } from './with-stack.ts'

/** `npm run test:long`: what is worth its time now and then, but not on every change. */
process.env['CHROMIUM_PATH'] = requireChromium()

const rounds = await vitest(['long'])
const browser = await withStack((env) => playwright({ ...env, WAYMARK_LONG: '1' }))
const { passed, failed } = add(rounds, browser)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
