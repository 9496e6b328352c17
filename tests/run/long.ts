import { vitest } from './vitest.ts'

/** `npm run test:long`: what is worth its time now and then, but not on every change. */
const { passed, failed } = await vitest(['long'])
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
