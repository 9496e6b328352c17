import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { isSealedLength, paddedLength, sealedLength } from './padding.ts'

test('lengths are those of Padmé, and never under 4 KiB', () => {
  const lengths = [0, 4_096, 4_097, 9_000, 100_000, 1_000_000, LIMITS.documentBytes + 8]
  expect(lengths.map(paddedLength)).toEqual([4_096, 4_096, 4_352, 9_216, 100_352, 1_015_808, 21_495_808])
})

test('a padded length holds what it is for, costs 12 % at most, stays as it is, and is told from others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4_096, max: LIMITS.documentBytes }), (length) => {
      const padded = paddedLength(length)
      expect(padded).toBeGreaterThanOrEqual(length)
      expect(padded).toBeLessThanOrEqual(length * 1.12)
      expect(paddedLength(padded)).toBe(padded)
      expect(isSealedLength(sealedLength(length))).toBe(true)
      expect(isSealedLength(sealedLength(length) + 1)).toBe(false)
      expect(isSealedLength(sealedLength(length) - 1)).toBe(false)
    }),
  )
})

test('the longest document fits when it is encrypted', () => {
  expect(sealedLength(LIMITS.documentBytes)).toBeLessThanOrEqual(LIMITS.documentCiphertextBytes)
  for (const bytes of [0, 15, 16, 32, 1_000]) expect(isSealedLength(bytes)).toBe(false)
})
