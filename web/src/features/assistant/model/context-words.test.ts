import { expect, test } from 'vitest'
import { budgetChip, dateChip, messageTime } from './context-words.ts'

test('chips and times are written as the product writes them', () => {
  expect(dateChip({ start: '2027-03-03', end: '2027-03-09' })).toBe('Mar 3 - Mar 9')
  expect([budgetChip('1,500'), budgetChip('$1,500')]).toEqual(['$1,500', '$1,500'])
  expect(messageTime('2026-11-21T12:05:00Z')).toMatch(/^\d{1,2}:\d\d [AP]M$/)
})
