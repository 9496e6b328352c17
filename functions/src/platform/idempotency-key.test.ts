import { Id } from '@waymark/contract/primitives'
import { describe, expect, it } from 'vitest'
import { idOfRequest, madeBySameRequest, requestDigestOf } from './idempotency-key.ts'

const idOf = (uid: string, key: string | undefined): string => idOfRequest({ uid, key }, () => 'new')

describe('the id of what a request makes', () => {
  it('is the same for the same user and key, and a new one without a key', () => {
    expect(idOf('ann', 'key')).toBe(idOf('ann', 'key'))
    expect(idOf('ann', undefined)).toBe('new')
  })

  it('differs for another user, another key, and when the two only join to the same text', () => {
    const ids = [idOf('ann', 'key'), idOf('ben', 'key'), idOf('ann', 'yek'), idOf('an', 'nkey')]
    expect(new Set(ids).size).toBe(4)
  })

  it('looks like the ids that Firestore makes', () => {
    for (let key = 0; key < 1_000; key += 1) {
      const id = idOf('ann', String(key))
      expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
      expect(Id.safeParse(id).success).toBe(true)
    }
  })
})

it('tells files apart by what is in them', () => {
  const digestOf = (...bytes: number[]) =>
    requestDigestOf({ uid: 'ann', key: 'key' }, {}, { file: { name: 'a', type: 'b', bytes: Buffer.from(bytes) } })
  expect(digestOf(1, 2)).toBe(digestOf(1, 2))
  expect(digestOf(1, 2)).not.toBe(digestOf(2, 1))
})

describe('what an earlier try has made', () => {
  const digest = requestDigestOf({ uid: 'ann', key: 'key' }, { seats: 2 })

  it('is found by a retry, and by whoever sends no key', () => {
    const made = { requestDigest: digest, id: 'a' }
    expect(madeBySameRequest(made, digest, 'booking')).toBe(made)
    expect(madeBySameRequest(made, requestDigestOf({ uid: 'ann', key: undefined }, {}), 'booking')).toBe(made)
    expect(madeBySameRequest(undefined, digest, 'booking')).toBe(undefined)
  })

  it('is refused to another request with the same key', () => {
    const other = requestDigestOf({ uid: 'ann', key: 'key' }, { seats: 3 })
    expect(() => madeBySameRequest({ requestDigest: digest }, other, 'booking')).toThrow('different booking')
    expect(() => madeBySameRequest({}, other, 'booking')).toThrow('different booking')
  })
})
