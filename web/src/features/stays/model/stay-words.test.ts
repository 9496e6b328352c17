import { describe, expect, test } from 'vitest'
import { amenityName, cardAmenities, ratingText } from './stay-words.ts'

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
