import { expect, test } from 'vitest'
import { compareValues, hasWords, inWords } from './entry-column.ts'

test('sorts texts as people do, and numbers by their size', () => {
  expect(['Casa 10', 'árvore', 'casa 9', 'Zoo'].toSorted(compareValues)).toEqual(['árvore', 'casa 9', 'Casa 10', 'Zoo'])
  expect([100, 9, 20.5].toSorted(compareValues)).toEqual([9, 20.5, 100])
  expect([true, false].toSorted(compareValues)).toEqual([false, true])
})

test('shows values in words', () => {
  expect([null, true, false, 4.5, 'text'].map(inWords)).toEqual(['', 'Yes', 'No', '4.5', 'text'])
})

test('finds every word in any text, whatever its accents and case', () => {
  const texts = ['Café de São Jorge', 'Lisbon, Portugal']
  for (const typed of ['', ' ', 'sao', 'CAFE lisb', 'jorge  portugal']) expect(hasWords(typed, texts), typed).toBe(true)
  expect(hasWords('cafe porto', texts)).toBe(false)
})
