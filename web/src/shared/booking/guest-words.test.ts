import { expect, test } from 'vitest'
import { guestWords } from './guest-words.ts'

test('children are told apart where there are some', () => {
  expect(guestWords(1)).toBe('1 guest')
  expect(guestWords(4, 0)).toBe('4 guests')
  expect(guestWords(2, 1)).toBe('1 adult, 1 child')
  expect(guestWords(5, 3)).toBe('2 adults, 3 children')
})
