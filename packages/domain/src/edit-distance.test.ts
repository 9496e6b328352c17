import { describe, expect, it } from 'vitest'
import { differsByAtMost } from './edit-distance.ts'

describe('a wrong letter', () => {
  it.each([
    ['istambul', 'istanbul', 1, true],
    ['lisbno', 'lisbon', 1, true],
    ['portugese', 'portuguese', 1, true],
    ['vienna', 'verona', 1, false],
    ['lima', 'limassol', 2, false],
  ] as const)('%s and %s differ by at most %i: %s', (a, b, most, expected) =>
    expect(differsByAtMost(a, b, most)).toBe(expected),
  )
})
