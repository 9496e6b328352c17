import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { auditDigest } from './audit-trail.ts'

describe('the digest of what an administrator changes', () => {
  const fields = { title: 'Kayak', tags: ['a', 'b'], place: { lat: 1, lng: 2 }, at: Timestamp.fromMillis(0) }

  it('is the same for the same content, in whatever order and whenever written', () => {
    const again = { at: Timestamp.fromMillis(0), place: { lng: 2, lat: 1 }, tags: ['a', 'b'], title: 'Kayak' }
    expect(auditDigest(again)).toBe(auditDigest(fields))
    expect(auditDigest({ ...fields, id: 'x', updatedAt: Timestamp.now() })).toBe(auditDigest(fields))
    expect(auditDigest(fields)).toMatch(/^[\w-]{43}$/)
  })

  it.each([
    ['another title', { title: 'Canoe' }],
    ['another order of a list', { tags: ['b', 'a'] }],
    ['another field within', { place: { lat: 1, lng: 3 } }],
    ['another time', { at: Timestamp.fromMillis(1) }],
  ])('is another for %s', (_what, change) => {
    expect(auditDigest({ ...fields, ...change })).not.toBe(auditDigest(fields))
  })

  it('is null for nothing', () => expect(auditDigest(undefined)).toBeNull())
})
