import { describe, expect, test } from 'vitest'
import { amenityName, cancellationOf, cardAmenities, houseRules, metersInWords, ratingText } from './stay-words.ts'

test('a rating has one decimal', () => {
  expect(ratingText(5)).toBe('5.0')
  expect(ratingText(null)).toBeUndefined()
})

describe('amenities', () => {
  test('have names', () => {
    expect(['wifi', 'airconditioning', 'tv', 'pool', 'sea view'].map(amenityName)).toEqual([
      'Wi-Fi',
      'Air conditioning',
      'TV',
      'Pool',
      'Sea view',
    ])
  })

  test('on a card are three of four', () => {
    expect(cardAmenities(['tv', 'pool', 'breakfast', 'gym', 'parking', 'wifi'])).toEqual([
      'wifi',
      'parking',
      'breakfast',
    ])
    expect(cardAmenities(['tv', 'pool'])).toEqual(['pool'])
  })
})

test('distances are in metres, and from a kilometre on in kilometres', () => {
  expect([3, 274, 994, 1_000, 1_058, 2_460].map(metersInWords)).toEqual([
    '10 m',
    '270 m',
    '990 m',
    '1.0 km',
    '1.1 km',
    '2.5 km',
  ])
})

test('the rules of a house are told by name, and when it can be cancelled where it has no rule', () => {
  expect(houseRules({ pets: 'Welcome', smoking: '' })).toEqual([['Pets', 'Welcome']])
  expect(cancellationOf('Half the price.')).toBe('Half the price.')
  expect(cancellationOf('')).toBe('Free of charge until the day of check-in.')
})
