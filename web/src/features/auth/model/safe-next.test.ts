import { describe, expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

const ORIGIN = 'https://waymark.test'

describe('where to go after signing in', () => {
  test.each(['/plan', '/travel-assistant?q=best%20beaches', '/accommodations/abc?x=1#rooms'])('%s is kept', (next) => {
    expect(safeNext(next, ORIGIN)).toBe(next)
  })

  test.each([
    null,
    '',
    'plan',
    '//evil.test/plan',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test/plan',
    'javascript:alert(1)',
    '/sign-in?next=/plan',
    '/api/logout',
    '/./api/logout',
  ])('%j becomes the home screen', (next) => {
    expect(safeNext(next, ORIGIN)).toBe('/')
  })
})
