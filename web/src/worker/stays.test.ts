import { describe, expect, it } from 'vitest'
import { isStayAnswer } from './stays.ts'

const HERE = 'https://waymark.test'

function isKept(address: string, method = 'GET'): boolean {
  const url = new URL(address, HERE)
  const request = new Request(url, { method })
  return isStayAnswer({ request, url, sameOrigin: url.origin === HERE, event: new Event('fetch') as ExtendableEvent })
}

describe('answers about stays kept for offline use', () => {
  it.each([
    '/api/accommodations/search?page=1&pageSize=20&location=Lisbon',
    '/api/accommodations/featured',
    '/api/accommodations/stay-1',
  ])('%s is', (address) => {
    expect(isKept(address)).toBe(true)
  })

  it.each([
    '/api/accommodations/stay-1/nights',
    '/api/accommodations/stay-1/book',
    '/api/accommodations',
    '/api/admin/accommodations',
    '/api/bookings',
    'https://elsewhere.example/api/accommodations/stay-1',
  ])('%s is not', (address) => {
    expect(isKept(address)).toBe(false)
  })

  it('are asked for, never sent', () => {
    expect(isKept('/api/accommodations/stay-1', 'POST')).toBe(false)
  })
})
