import { describe, expect, test } from 'vitest'
import { isSameTyping, queryIn, queryPath } from './stay-search.ts'

const ALL = { location: '', category: 'all', tab: 'results' } as const

describe('the address of the search', () => {
  test.each([
    ['/accommodations', ALL],
    ['/accommodations?location=S%C3%A3o+Tom%C3%A9', { ...ALL, location: 'São Tomé' }],
    [
      '/accommodations?location=a%26b&category=cabin&tab=featured',
      { location: 'a&b', category: 'cabin', tab: 'featured' },
    ],
  ] as const)('%s says everything', (path, query) => {
    expect(queryPath(query)).toBe(path)
    expect(queryIn(new URL(path, 'https://waymark.test').search)).toEqual(query)
  })

  test('that nothing can be searched by finds everything', () => {
    expect(queryIn('?category=castle&tab=nonsense&location=%20%20')).toEqual(ALL)
    expect(queryIn(`?location=${'x'.repeat(300)}`).location).toHaveLength(255)
  })
})

test.each([
  ['Lis', 'Lisbon', true],
  ['Lisbon', 'Lis', true],
  ['', 'L', false],
  ['Lisbon', '', false],
  ['Lisbon', 'Porto', false],
])('%o and %o are one search being typed: %o', (before, after, same) => {
  expect(isSameTyping(before, after)).toBe(same)
})
