import { expect, test } from 'vitest'
import { COUNTRIES } from '@waymark/atlas/countries'
import { needsAdapter, socketsIn } from './plug-types.ts'

test('the sockets of nearly all countries are known', () => {
  expect(COUNTRIES.filter(({ code }) => socketsIn(code) === undefined).length).toBeLessThan(10)
})

test.each([
  ['DE', 'FR'],
  ['ES', 'IT'],
  ['GB', 'IE'],
  ['JP', 'US'],
  ['NZ', 'AU'],
  ['US', 'MX'],
  ['AU', 'CN'],
])('plugs from %s fit in %s', (home, abroad) => {
  expect(needsAdapter(home, abroad)).toBe(false)
})

test.each([
  ['DE', 'GB'],
  ['GB', 'DE'],
  ['US', 'JP'],
  ['US', 'FR'],
  ['DE', 'CH'],
  ['FR', 'XX'],
])('plugs from %s need an adapter in %s', (home, abroad) => {
  expect(needsAdapter(home, abroad)).toBe(true)
})
