import { describe, expect, test } from 'vitest'
import { SCENES } from '../../../ui/scene.tsx'
import { DEALS, dealsOf, reviewCount } from './deals.ts'

describe('the sample deals', () => {
  test('are six, priced from 190 to 420 dollars and rated from 4.6 to 4.9', () => {
    expect(DEALS).toHaveLength(6)
    for (const { price, rating } of DEALS) {
      expect(price).toBeGreaterThanOrEqual(190)
      expect(price).toBeLessThanOrEqual(420)
      expect(rating).toBeGreaterThanOrEqual(4.6)
      expect(rating).toBeLessThanOrEqual(4.9)
    }
  })

  test('have at least one of each category', () => {
    for (const category of SCENES) expect(dealsOf(category).map((deal) => deal.category)).toContain(category)
  })

  test('are all shown without a filter, and those of the category with one', () => {
    expect(dealsOf('All')).toEqual(DEALS)
    expect(new Set(dealsOf('Beach').map((deal) => deal.category))).toEqual(new Set(['Beach']))
  })

  test('have a review count that follows from the id', () => {
    expect(reviewCount({ id: 1 })).toBe(136)
    expect(reviewCount({ id: 6 })).toBe(371)
  })
})
