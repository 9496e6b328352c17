import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { withStack } from '../../run/with-stack.ts'

const FOLDER = `${ROOT}.local/contact-sheet`

const { values } = parseArgs({
  options: {
    /** Only screens or states whose name contains this; other pictures stay. */
    only: { type: 'string' },
  },
})

async function make(): Promise<void> {
  // It reads the stack's address when it is loaded.
  const { makeContactSheet } = await import('./contact-sheet.ts')
  if (values.only === undefined) rmSync(FOLDER, { recursive: true, force: true })
  const complete = await makeContactSheet(FOLDER, values.only)
  console.log(`The contact sheet is ${FOLDER}/index.html`)
  if (!complete) process.exitCode = 1
}

// A running stack is used unchanged.
if (process.env['WAYMARK_URL'] === undefined) {
  await withStack(async ({ WAYMARK_URL }) => {
    process.env['WAYMARK_URL'] = WAYMARK_URL
    await make()
  })
} else await make()
process.exit()
