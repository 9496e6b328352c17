import { Id } from '@waymark/contract/primitives'
import { describe, expect, it } from 'vitest'
import { keyedId } from './keyed-id.ts'

describe('keyedId', () => {
  it('is the same for the same user and key', () => {
    expect(keyedId('ann', 'key')).toBe(keyedId('ann', 'key'))
  })

  it('differs for another user, another key, and when the two only join to the same text', () => {
    const ids = [keyedId('ann', 'key'), keyedId('ben', 'key'), keyedId('ann', 'yek'), keyedId('an', 'nkey')]
    expect(new Set(ids).size).toBe(4)
  })

  it('looks like the ids that Firestore makes', () => {
    for (let key = 0; key < 1_000; key += 1) {
      const id = keyedId('ann', String(key))
      expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
      expect(Id.safeParse(id).success).toBe(true)
    }
  })
})
