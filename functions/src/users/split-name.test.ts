import { describe, expect, it } from 'vitest'
import { splitName } from './split-name.ts'

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
