import { describe, expect, test } from 'vitest'
import { addDays } from '@waymark/contract/calendar'
import { localToday } from '../../../shared/time/dates.ts'
import { chosenBy, isSameTyping, NO_FILTERS, queryIn, queryPath, sentBy, wholePrice } from './stay-search.ts'

const ALL = { location: '', category: 'all', ...NO_FILTERS, sort: '', tab: 'results' } as const

const today = localToday(new Date())
const [checkIn, checkOut] = [addDays(today, 3), addDays(today, 7)]
const DATED = { ...ALL, checkIn, checkOut, guests: '3' }

describe('the address of the search', () => {
  test.each([
    ['/accommodations', ALL],
    ['/accommodations?location=S%C3%A3o+Tom%C3%A9', { ...ALL, location: 'São Tomé' }],
    [
      '/accommodations?location=a%26b&category=cabin&tab=featured',
      { ...ALL, location: 'a&b', category: 'cabin', tab: 'featured' },
    ],
    [`/accommodations?checkIn=${checkIn}&checkOut=${checkOut}&guests=3`, DATED],
    ['/accommodations?guests=4&maxPrice=90&children=3', { ...ALL, guests: '4', children: '3', maxPrice: '90' }],
    [
      '/accommodations?minPrice=50&maxPrice=120&sort=price-desc',
      { ...ALL, minPrice: '50', maxPrice: '120', sort: 'price-desc' },
    ],
    ['/accommodations?maxPrice=120&currency=EUR', { ...ALL, maxPrice: '120', currency: 'EUR' }],
  ] as const)('%s says everything', (path, query) => {
    expect(queryPath(query)).toBe(path)
    expect(queryIn(new URL(path, 'https://waymark.test').search)).toEqual(query)
  })

  test('that nothing can be searched by finds everything', () => {
    expect(queryIn('?category=castle&tab=nonsense&location=%20%20')).toEqual(ALL)
    expect(queryIn(`?location=${'x'.repeat(300)}`).location).toHaveLength(255)
    expect(queryIn('?guests=0&minPrice=cheap&maxPrice=-1&sort=distance')).toEqual(ALL)
    expect(queryIn('?guests=51&children=2')).toEqual(ALL)
    expect(queryIn('?children=2')).toEqual(ALL)
    expect(queryIn('?guests=2&children=2')).toEqual({ ...ALL, guests: '2' })
    expect(queryIn('?currency=EUR')).toEqual(ALL)
    expect(queryIn('?minPrice=5&currency=DOGE')).toEqual({ ...ALL, minPrice: '5' })
  })

  test.each([
    ['one day alone', `checkIn=${checkIn}`],
    ['a day of the past', `checkIn=${addDays(today, -1)}&checkOut=${checkOut}`],
    ['no night', `checkIn=${checkIn}&checkOut=${checkIn}`],
    ['too many nights', `checkIn=${checkIn}&checkOut=${addDays(checkIn, 91)}`],
    ['no day at all', 'checkIn=2999-02-30&checkOut=2999-03-02'],
  ])('%s is no stay', (_what, search) => {
    expect(queryIn(`?${search}`)).toEqual(ALL)
  })

  test('what the page of a place takes over are dates and guests', () => {
    expect(chosenBy(ALL)).toBe('')
    expect(chosenBy({ ...DATED, minPrice: '50' })).toBe(`?checkIn=${checkIn}&checkOut=${checkOut}&guests=3`)
    expect(chosenBy({ ...ALL, guests: '3', children: '1' })).toBe('?guests=3&children=1')
  })

  test('what is sent asks for room for everybody, whoever they are', () => {
    expect(sentBy({ ...ALL, guests: '3', children: '1' })).toEqual({ guests: '3' })
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

test.each([
  ['', '', ''],
  ['50', '50', '50'],
  ['99.99', '99', '100'],
  ['0.5', '1', '1'],
  ['.75', '1', '1'],
  ['1234567', '999999', '999999'],
  ['-5', '', ''],
  ['1e3', '1000', '1000'],
])('a price of %o is from %o and up to %o whole units', (typed, lowest, highest) => {
  expect([wholePrice(typed, Math.floor), wholePrice(typed, Math.ceil)]).toEqual([lowest, highest])
})
