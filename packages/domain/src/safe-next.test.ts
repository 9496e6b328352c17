import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

describe('safeNext', () => {
  it.each([
    '/',
    '/dashboard',
    '/dashboard?trip=a&tab=trips#day-2',
    '/a%20b',
    '/plan?destination=Z%C3%BCrich',
    '/apiary',
  ])('keeps the path %s', (path) => expect(safeNext(path)).toBe(path))

  it.each([
    undefined,
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\r\nSet-Cookie: x=y',
    '/a\u0000',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    ' //evil.example',
    '/api',
    '/api/logout',
    '/x/../api/logout',
    '/%61pi/logout',
    '/api%2flogout',
    '/API/logout',
    '/%ff',
    ['/a', '/b'],
    { a: '/a' },
  ])('falls back to / for %j', (next) => expect(safeNext(next)).toBe('/'))

  it('never leaves the site, whatever it is given', () => {
    const piece = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      ':',
      '@',
      '\t',
      '\n',
      '?',
      '#',
      'evil.example',
      'https',
      'a',
    )
    assert(
      property(array(piece, { maxLength: 8 }), (pieces) => {
        const next = safeNext(`/${pieces.join('')}`)
        expect(new URL(next, 'https://waymark.example/sign-in').origin).toBe('https://waymark.example')
      }),
      { numRuns: 5_000 },
    )
  })
})
