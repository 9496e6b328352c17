import { Id } from '@waymark/contract/primitives'
import { describe, expect, it } from 'vitest'
import { tripIdOf } from './new-trip.ts'

describe('tripIdOf', () => {
  it('is the same for the same user and key', () => {
    expect(tripIdOf('ann', 'key')).toBe(tripIdOf('ann', 'key'))
  })

  it('differs for another user, another key, and when the two only join to the same text', () => {
    const ids = [tripIdOf('ann', 'key'), tripIdOf('ben', 'key'), tripIdOf('ann', 'yek'), tripIdOf('an', 'nkey')]
    expect(new Set(ids).size).toBe(4)
  })

  it('looks like the ids that Firestore makes', () => {
    for (let key = 0; key < 1_000; key += 1) {
      const id = tripIdOf('ann', String(key))
      expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
      expect(Id.safeParse(id).success).toBe(true)
    }
  })
})
