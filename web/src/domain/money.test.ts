import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { formatCents, formatExactCents } from './money.ts'

it('shows cents only where there are any', () => {
  expect(formatCents(0)).toBe('$0')
  expect(formatCents(123_400)).toBe('$1,234')
  expect(formatCents(1_250)).toBe('$12.50')
})

it('writes every amount as the browser would', () => {
  const browser = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  assert(
    property(integer({ min: -1_000_000_000, max: 1_000_000_000_000 }), (cents) => {
      expect(formatExactCents(cents)).toBe(browser.format(cents / 100))
    }),
  )
})
