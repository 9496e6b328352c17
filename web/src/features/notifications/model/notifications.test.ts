import { aNotification } from '@waymark/contract/fixtures/users'
import { describe, expect, it } from 'vitest'
import { notificationPath } from '../../../config/notification-path.ts'
import { countText, isUnread } from './notifications.ts'

describe('a notification', () => {
  it('is unread until it is marked', () => {
    expect(isUnread(aNotification())).toBe(true)
    expect(isUnread(aNotification({ readAt: null }))).toBe(true)
    expect(isUnread(aNotification({ readAt: '2026-05-02T08:00:00.000Z' }))).toBe(false)
  })

  it('leads to what it is about', () => {
    expect(notificationPath('activity-rejected', 'a1')).toBe('/activities#submitted')
    expect(notificationPath('booking-cancelled', 'b1')).toBe('/dashboard')
    expect(notificationPath('booking-lapsed', 'b1')).toBe('/dashboard')
    expect(notificationPath('trip-starts', 'to lisbon')).toBe('/trips/to%20lisbon')
    expect(notificationPath('of a newer server', 'x')).toBe('/dashboard')
    expect(notificationPath('toString', 'x')).toBe('/dashboard')
  })

  it('is counted as far as it fits into a mark', () => {
    expect([1, 9, 10, 30].map(countText)).toEqual(['1', '9', '9+', '9+'])
  })
})
