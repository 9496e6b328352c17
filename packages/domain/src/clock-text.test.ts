import { expect, test } from 'vitest'
import { onOneClock } from './clock-text.ts'

test.each([
  ['3:00 PM', '15:00'],
  ['12:30 AM', '00:30'],
  ['12 pm', '12:00'],
  ['from 2:00 p.m. until 11 am', 'from 14:00 until 11:00'],
  ['16:00', '16:00'],
  ['any time, 24 hours', 'any time, 24 hours'],
])('%s is %s', (text, shown) => {
  expect(onOneClock(text)).toBe(shown)
})
