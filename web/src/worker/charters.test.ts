import { describe, expect, it } from 'vitest'
import { isCharterAnswer } from './charters.ts'

const HERE = 'https://waymark.test'

function isKept(address: string, method = 'GET'): boolean {
  const url = new URL(address, HERE)
  const request = new Request(url, { method })
  return isCharterAnswer({
    request,
    url,
    sameOrigin: url.origin === HERE,
    event: new Event('fetch') as ExtendableEvent,
  })
}

describe('answers about charter trips kept for offline use', () => {
  it.each(['/api/charter-trips/featured', '/api/charter-trips/trip-1'])('%s is', (address) => {
    expect(isKept(address)).toBe(true)
  })

  it.each([
    '/api/charter-trips',
    '/api/charter-trips/all',
    '/api/charter-trips/trip-1/book',
    '/api/bookings',
    'https://elsewhere.example/api/charter-trips/trip-1',
  ])('%s is not', (address) => {
    expect(isKept(address)).toBe(false)
  })

  it('are asked for, never sent', () => {
    expect(isKept('/api/charter-trips/trip-1', 'DELETE')).toBe(false)
  })
})
