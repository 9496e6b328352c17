import { aNotification } from '@waymark/contract/fixtures/notifications'
import { describe, expect, it } from 'vitest'
import { countText, isUnread, screenOf } from './notifications.ts'

describe('a notification', () => {
  it('is unread until it is marked', () => {
    expect(isUnread(aNotification())).toBe(true)
    expect(isUnread(aNotification({ readAt: null }))).toBe(true)
    expect(isUnread(aNotification({ readAt: '2026-05-02T08:00:00.000Z' }))).toBe(false)
  })

  it('leads to what it is about', () => {
    expect(screenOf(aNotification({ kind: 'activity-rejected' }))).toBe('/activities#submitted')
    expect(screenOf(aNotification({ kind: 'booking-cancelled' }))).toBe('/dashboard')
    expect(screenOf(aNotification({ kind: 'booking-lapsed' }))).toBe('/dashboard')
  })

  it('is counted as far as it fits into a mark', () => {
    expect([1, 9, 10, 30].map(countText)).toEqual(['1', '9', '9+', '9+'])
  })
})
