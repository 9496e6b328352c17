import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { SUPPORTED_BROWSERS } from '../../web/src/config/supported-browsers.ts'

const page = readFileSync(fileURLToPath(new URL('../../docs/browsers.md', import.meta.url)), 'utf8')

it('docs/browsers.md names the browsers that the build is made for', () => {
  const rows = [...page.matchAll(/^\| (\w[\w ]*?) +\| ([\d.]+) +\|/gm)].map(([, name, from]) => [name, from])
  expect(rows).toEqual(SUPPORTED_BROWSERS.map(({ name, from }) => [name, from]))
})
