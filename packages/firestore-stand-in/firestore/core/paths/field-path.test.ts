import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFieldPath, parseFieldPath } from './field-path.ts'

describe('a field path', () => {
  it.each([
    ['name', ['name']],
    ['place.city', ['place', 'city']],
    ['items.`a.b`.packed', ['items', 'a.b', 'packed']],
    ['`back\\`tick`', ['back`tick']],
    ['`slash\\\\`', ['slash\\']],
    ['items.`1f3-x`', ['items', '1f3-x']],
    ['`Überblick`', ['Überblick']],
  ])('%s is split at its dots', (text, segments) => {
    expect(parseFieldPath(text)).toEqual(segments)
  })

  it.each([
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    '`open',
    '``',
    'a`b`',
    'x*',
    'a[0]',
    '1f3',
    'a-b',
    'Überblick',
    'x'.repeat(1501),
  ])('%s is refused', (text) => {
    expect(() => parseFieldPath(text)).toThrow(/property path/i)
  })

  it('is written so that it reads back the same', () => {
    const path = fc.array(fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(path, (segments) => {
        expect(parseFieldPath(formatFieldPath(segments))).toEqual(segments)
      }),
    )
  })
})
