import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { narrowestToken, pairsOf } from './word-pairs.ts'

describe('several words are looked up', () => {
  it.each([
    [['lisbon', 'house'], 'hou lis'],
    [['house', 'lisbon'], 'hou lis'],
    [['la', 'paz', 'hotel'], 'hot paz'],
    [['garden', 'of', 'lisbon', 'portugal'], 'gar por'],
  ])('%j by the pair %j', (words, token) => expect(narrowestToken(words)).toBe(token))

  it.each([
    [['lisbon'], 'lisbon'],
    [['st', 'moritz'], 'moritz'],
    [['house', 'houses'], 'houses'],
    [['東京', '京都'], '東京'],
    [['a', 'b'], 'a'],
    [[], undefined],
  ])('%j by the word %j', (words, token) => expect(narrowestToken(words)).toBe(token))

  it('by a pair that every place with these words has, however far they are typed', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '京'), minLength: 1, maxLength: 6 })
    const typed = fc.tuple(word, fc.nat({ max: 6 })).map(([whole, letters]) => ({ whole, letters }))
    fc.assert(
      fc.property(fc.array(typed, { minLength: 2, maxLength: 6 }), fc.array(word, { maxLength: 6 }), (asked, more) => {
        const words = asked.map(({ whole, letters }) =>
          Array.from(whole)
            .slice(0, letters + 1)
            .join(''),
        )
        const token = narrowestToken(words)
        const stored = [...asked.map(({ whole }) => whole), ...more]
        expect([...words, ...pairsOf(stored)]).toContain(token)
      }),
    )
  })
})

it('a place with very many words has no more than 496 pairs', () => {
  expect(pairsOf(Array.from({ length: 300 }, (_, index) => `${index + 100}th`))).toHaveLength(496)
})
