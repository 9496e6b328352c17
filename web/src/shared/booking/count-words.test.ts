import { expect, test } from 'vitest'
import { countOf, guestWords } from './count-words.ts'

test('things are counted', () => {
  expect(countOf(1, 'guest')).toBe('1 guest')
  expect(countOf(2, 'guest')).toBe('2 guests')
  expect(countOf(0, 'person', 'people')).toBe('0 people')
})

test('children are told apart where there are some', () => {
  expect(guestWords(1)).toBe('1 guest')
  expect(guestWords(4, 0)).toBe('4 guests')
  expect(guestWords(2, 1)).toBe('1 adult, 1 child')
  expect(guestWords(5, 3)).toBe('2 adults, 3 children')
})
