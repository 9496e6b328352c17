import { expect, it } from 'vitest'
import { formatCents } from './money.ts'

it('shows cents only where there are any', () => {
  expect(formatCents(0)).toBe('$0')
  expect(formatCents(123_400)).toBe('$1,234')
  expect(formatCents(1_250)).toBe('$12.50')
})
