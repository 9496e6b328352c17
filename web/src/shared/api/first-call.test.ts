import { expect, test } from 'vitest'
import { firstCallAt } from './first-call.ts'

test.each([
  ['/accommodations', '/api/accommodations/search?page=1&pageSize=20'],
  [
    '/accommodations?location=+S%C3%A3o+Tom%C3%A9+',
    '/api/accommodations/search?page=1&pageSize=20&location=S%C3%A3o+Tom%C3%A9',
  ],
  ['/accommodations?category=villa&location=', '/api/accommodations/search?page=1&pageSize=20&category=villa'],
  [
    '/accommodations?sort=price&maxPrice=90&guests=2',
    '/api/accommodations/search?page=1&pageSize=20&guests=2&maxPrice=90&sort=price',
  ],
  ['/accommodations?tab=featured&location=Bali', '/api/accommodations/featured'],
  ['/accommodations/a%20b/', '/api/accommodations/a%20b'],
  ['/charter', '/api/charter-trips/featured'],
  ['/charter/x1', '/api/charter-trips/x1'],
  ['/charter/x1/more', undefined],
  ['/dashboard', undefined],
  ['/', undefined],
])('%s asks for %s first', (address, call) => {
  expect(firstCallAt(new URL(address, 'https://waymark.test'))).toBe(call)
})
