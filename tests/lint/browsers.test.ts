import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { SUPPORTED_BROWSERS } from '../../web/src/config/supported-browsers.ts'
import { OLDEST_CHROMIUM } from '../browser/oldest-chromium.ts'

const page = readFileSync(fileURLToPath(new URL('../../docs/browsers.md', import.meta.url)), 'utf8')

it('docs/browsers.md names the browsers that the build is made for', () => {
  const rows = [...page.matchAll(/^\| (\w[\w ]*?) +\| ([\d.]+) +\|/gm)].map(([, name, from]) => [name, from])
  expect(rows).toEqual(SUPPORTED_BROWSERS.map(({ name, from }) => [name, from]))
})

it('the oldest Chromium that stories are played in is the oldest that is supported', () => {
  const { from } = SUPPORTED_BROWSERS.find(({ id }) => id === 'chrome')!
  expect(OLDEST_CHROMIUM.split('.')[0]).toBe(from)
})
