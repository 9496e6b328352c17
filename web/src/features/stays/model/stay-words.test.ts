import { describe, expect, test } from 'vitest'
import { amenityName, cardAmenities, countOf, ratingText } from './stay-words.ts'

test('things are counted', () => {
  expect(countOf(1, 'guest')).toBe('1 guest')
  expect(countOf(2, 'guest')).toBe('2 guests')
  expect(countOf(0, 'person', 'people')).toBe('0 people')
})

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
