import { expect, test } from 'vitest'
import { countRating, type CountedRating } from './counted-rating.ts'

test('a review counts beside those that a rating was made of before', () => {
  expect(countRating({ rating: 4.5, reviewCount: 3 }, 1)).toEqual({ rating: 3.6, reviewCount: 4, reviewSum: 14.5 })
})

test('the first review takes the place of a rating without reviews', () => {
  expect(countRating({ rating: 4.9 }, 3)).toEqual({ rating: 3, reviewCount: 1, reviewSum: 3 })
  expect(countRating({ rating: null, reviewCount: 0 }, 5)).toEqual({ rating: 5, reviewCount: 1, reviewSum: 5 })
})

test('a number of reviews without a rating does not count: nobody knows their stars', () => {
  expect(countRating({ rating: null, reviewCount: 50 }, 5)).toEqual({ rating: 5, reviewCount: 1, reviewSum: 5 })
})

test('what is added and taken away again leaves what was there, to the star', () => {
  const before: CountedRating = { rating: 4.3, reviewCount: 7, reviewSum: 30 }
  const stars = [5, 1, 3, 2, 2, 4]
  const added = stars.reduce<CountedRating>(countRating, before)
  expect(added).toMatchObject({ reviewCount: 13, reviewSum: 47, rating: 3.6 })
  expect(stars.reduce<CountedRating>((rated, each) => countRating(rated, -each), added)).toEqual(before)
})

test('without any review there is no rating', () => {
  expect(countRating({ rating: 3, reviewCount: 1, reviewSum: 3 }, -3)).toEqual({
    rating: null,
    reviewCount: 0,
    reviewSum: 0,
  })
})
