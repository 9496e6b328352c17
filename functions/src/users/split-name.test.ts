import { describe, expect, it } from 'vitest'
import { nameForOthers, splitName } from './split-name.ts'

describe('splitName', () => {
  it.each([
    ['Tara Traveller', 'Tara', 'Traveller'],
    ['  Grace   Brewster Hopper ', 'Grace', 'Brewster Hopper'],
    ['Pelé', 'Pelé', null],
    ['', null, null],
    [null, null, null],
  ])('splits %j', (displayName, firstName, lastName) => {
    expect(splitName(displayName)).toEqual({ firstName, lastName })
  })

  it('cuts a name that does not fit without halving a character', () => {
    const { firstName } = splitName('🏝'.repeat(500))
    expect(firstName).toBe('🏝'.repeat(100))
  })
})

it.each([
  ['Ann', 'Miller', 'Ann Miller'],
  [null, 'Miller', 'Miller'],
  // Persian and Hindi join letters by signs that are not seen, and emoji are made of several.
  ['علی\u200cرضا', null, 'علی\u200cرضا'],
  ['Ann', '❤\ufe0f', 'Ann ❤\ufe0f'],
  ['Ann\u202e', 'reliM', 'Ann reliM'],
  ['\u2067Ann', null, 'Ann'],
  ['An\u200bn\u00ad', null, 'Ann'],
  ['\u200b', '\u3164', 'Traveller'],
  ['\u0301', null, 'Traveller'],
  [null, null, 'Traveller'],
  ['x'.repeat(199), '𝄞', 'x'.repeat(199)],
  ['x'.repeat(198) + '𝄞', null, 'x'.repeat(198) + '𝄞'],
  ['x'.repeat(199) + '𝄞', null, 'x'.repeat(199)],
])('others see %j %j as %j', (firstName, lastName, seen) => {
  expect(nameForOthers({ firstName, lastName })).toBe(seen)
})
