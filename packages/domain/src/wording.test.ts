import { expect, test } from 'vitest'
import { countOf, listed } from './wording.ts'

test('things are counted', () => {
  expect(countOf(1, 'guest')).toBe('1 guest')
  expect(countOf(2, 'guest')).toBe('2 guests')
  expect(countOf(0, 'person', 'people')).toBe('0 people')
})

test('words are listed', () => {
  expect(listed([])).toBe('')
  expect(listed(['Rome'])).toBe('Rome')
  expect(listed(['Rome', 'Florence'])).toBe('Rome and Florence')
  expect(listed(['Rome', 'Florence', 'Venice'])).toBe('Rome, Florence and Venice')
})
