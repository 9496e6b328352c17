import { aNotice } from '@waymark/contract/fixtures/notices'
import { describe, expect, it } from 'vitest'
import { countText, isUnread, screenOf } from './notices.ts'

describe('a notice', () => {
  it('is unread until it is marked', () => {
    expect(isUnread(aNotice())).toBe(true)
    expect(isUnread(aNotice({ readAt: null }))).toBe(true)
    expect(isUnread(aNotice({ readAt: '2026-05-02T08:00:00.000Z' }))).toBe(false)
  })

  it('leads to what it is about', () => {
    expect(screenOf(aNotice({ kind: 'activity-rejected' }))).toBe('/activities#submitted')
    expect(screenOf(aNotice({ kind: 'booking-cancelled' }))).toBe('/dashboard')
  })

  it('is counted as far as it fits into a mark', () => {
    expect([1, 9, 10, 30].map(countText)).toEqual(['1', '9', '9+', '9+'])
  })
})
