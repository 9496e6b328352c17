import { describe, expect, it } from 'vitest'
import { PAUSES_TOTAL_MS, pauseBetweenDays } from './plan-trip.ts'

describe('pauseBetweenDays', () => {
  it('is what is wished for when the plan is short', () => {
    expect(pauseBetweenDays(1, 300)).toBe(300)
    expect(pauseBetweenDays(11, 300)).toBe(300)
  })

  it('never adds up to more than three seconds', () => {
    for (let days = 2; days <= 30; days += 1) {
      expect(pauseBetweenDays(days, 300) * (days - 1)).toBeLessThanOrEqual(PAUSES_TOTAL_MS)
    }
    expect(pauseBetweenDays(30, 300)).toBeLessThan(300)
  })
})
