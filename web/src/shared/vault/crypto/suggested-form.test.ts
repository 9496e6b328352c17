import { expect, test } from 'vitest'
import { asSuggested } from './suggested-form.ts'

test.each([
  ['one-two-three-four-five-six', 'one-two-three-four-five-six'],
  ['one two three four five six', 'one-two-three-four-five-six'],
  [' One  Two-three - FOUR five six ', 'one-two-three-four-five-six'],
  ['yo-yo one two three four five', 'yo-yo-one-two-three-four-five'],
  // Somebody's own.
  ['one two three four five', undefined],
  ['one two three four five 6', undefined],
  ['one two, three four five six', undefined],
  ['', undefined],
])('%j is %j', (typed, form) => {
  expect(asSuggested(typed)).toBe(form)
})
