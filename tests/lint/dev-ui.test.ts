import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const WEB = fileURLToPath(new URL('../../web/src/', import.meta.url))
const PAGES = `${WEB}app/dev/`

it('/dev/ui shows every component', () => {
  const shown = readdirSync(PAGES)
    .map((file) => readFileSync(PAGES + file, 'utf8'))
    .join('\n')
  const components = readdirSync(`${WEB}ui`).filter((file) => /^(?!.*\.test\.).*\.tsx$/.test(file))
  expect(components.length).toBeGreaterThan(20)
  // Drawn by `ToastRegion`, which /dev/ui wakes, and by components that it shows, before and after their first press;
  // `lazyDialog` draws only what it loads.
  const parts = new Set([
    'toasts.tsx',
    'closed-trigger.tsx',
    'lazy-dialog.tsx',
    'opened-dialog.tsx',
    'opened-menu.tsx',
    'opened-popover.tsx',
    'opened-select.tsx',
  ])
  expect(components.filter((file) => !parts.has(file) && !shown.includes(`/ui/${file}'`))).toEqual([])
})
