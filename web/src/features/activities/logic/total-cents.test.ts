import { describe, expect, it } from 'vitest'
import { participantsIn, totalCents } from './total-cents.ts'

describe('the total of a booking', () => {
  it('is the price times the participants, in whole cents', () => {
    expect(totalCents(4_999, 3)).toBe(14_997)
    expect(totalCents(110, 3)).toBe(330)
    expect(totalCents(0, 500)).toBe(0)
  })

  it.each([
    ['3', 3],
    ['12', 12],
    ['', 1],
    ['abc', 1],
    ['0', 1],
    ['-2', 1],
    [2, 2],
    [1.5, 1],
    [Number.NaN, 1],
  ])('counts %j as %j participants', (typed, participants) => {
    expect(participantsIn(typed)).toBe(participants)
  })
})
