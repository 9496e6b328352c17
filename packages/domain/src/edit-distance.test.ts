import { assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differsByAtMost } from './edit-distance.ts'

/** By its definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [restA, restB] = [a.slice(1), b.slice(1)]
  const edits = [
    distance(restA, b) + 1,
    distance(a, restB) + 1,
    distance(restA, restB) + (a[0] === b[0] ? 0 : 1),
    ...(a.length > 1 && a[0] === b[1] && a[1] === b[0] ? [distance(a.slice(2), b.slice(2)) + 1] : []),
  ]
  return Math.min(...edits)
}

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

  it('is counted as the edit distance is defined', () => {
    const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 5 })
    assert(
      property(word, word, integer({ min: 0, max: 3 }), (a, b, most) => {
        return differsByAtMost(a, b, most) === distance(a, b) <= most
      }),
      { numRuns: 2_000 },
    )
  })
})
