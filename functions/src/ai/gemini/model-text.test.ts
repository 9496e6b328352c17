import { expect, it } from 'vitest'
import { holdsAddress } from './model-text.ts'

it.each([
  'https://example.org',
  'see http://1.2.3.4 for more',
  'javascript://x',
  'www.example',
  'Buy it at best-socks.shop',
  'evil.com',
  'Evil.COM/offer',
  'bit.ly/abc',
  'example.technology/sale',
  'write to me@example.technology',
])('finds an address in %j', (text) => {
  expect(holdsAddress(text)).toBe(true)
})

it.each([
  'Sunscreen (SPF 50)',
  'Thin layers, e.g. a fleece. Nights are cold.',
  'St. Peter, U.S. plugs: 1.5 A',
  'For the pool/beach',
  'Costs 3.50 at the airport.',
  'Wool socks.Two pairs',
])('finds none in %j', (text) => {
  expect(holdsAddress(text)).toBe(false)
})
