import { describe, expect, it } from 'vitest'
import { AiError } from './ai-error.ts'
import { costMicros, pricesOn } from './prices.ts'

const WRITTEN = '0.75 3.75 0.075, from 2027-01-01: 1.50 7.50 0.15'

describe('prices', () => {
  it.each([
    ['2026-11-21', { input: 0.75, output: 3.75, cached: 0.075 }],
    ['2026-12-31', { input: 0.75, output: 3.75, cached: 0.075 }],
    ['2027-01-01', { input: 1.5, output: 7.5, cached: 0.15 }],
    ['2031-06-01', { input: 1.5, output: 7.5, cached: 0.15 }],
  ])('are on %s those of that day', (day, prices) => {
    expect(pricesOn(day, WRITTEN)).toEqual(prices)
  })

  it.each(['', '1 2', '1 2 3 4', 'a b c', '-1 2 3', '1 2 3, later: 4 5 6', 'from 2099-01-01: 1 2 3'])(
    'written as %j are refused',
    (written) => {
      expect(() => pricesOn('2026-11-21', written)).toThrow(AiError)
    },
  )
})

describe('what a call has cost', () => {
  it('is that of a plan: 3,000 tokens of question and 6,000 of thoughts and answer', () => {
    const usage = { prompt: 3_000, output: 5_000, thoughts: 1_000, cached: 0 }
    expect(costMicros(usage, pricesOn('2026-11-21', WRITTEN))).toBe(24_750)
    expect(costMicros(usage, pricesOn('2027-01-01', WRITTEN))).toBe(49_500)
  })

  it('is never less than nothing', () => {
    const prices = { input: 1, output: 1, cached: 0 }
    expect(costMicros({ prompt: 5, output: 0, thoughts: 0, cached: 500 }, prices)).toBe(0)
  })
})
