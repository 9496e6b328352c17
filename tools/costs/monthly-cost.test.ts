import { describe, expect, it } from 'vitest'
import { atPeak, costOf, NOTHING, totalOf, usageOfPerson } from './monthly-cost.ts'
import { PRICES } from './prices.ts'

describe('what a person uses in a month', () => {
  it('is the sum of what each action uses, as often as it is done', () => {
    const actions = { open: { reads: 10, calls: 1 }, tick: { writes: 1, reads: 1 } }
    expect(usageOfPerson(actions, { open: 3, tick: 20 })).toEqual({ ...NOTHING, reads: 50, calls: 3, writes: 20 })
  })

  it('is refused for an action that was not measured', () => {
    expect(() => usageOfPerson({ open: { reads: 1 } }, { open: 1, tick: 2 })).toThrow('Not measured: tick.')
  })
})

describe('what a month costs', () => {
  it('is nothing as long as all is within what is free', () => {
    const person = { ...NOTHING, reads: PRICES.reads.freeAMonth / 1_000 }
    expect(totalOf(costOf(person, 1_000))).toBe(0)
    expect(totalOf(costOf(person, 1_001))).toBeGreaterThan(0)
  })

  it('is by Google’s price for what goes beyond', () => {
    const person = { ...NOTHING, reads: 1_500, writes: 600, functionSeconds: 18 }
    const costs = costOf(person, 100_000)
    // 150 million reads, of which 1.5 million are free, and 60 million writes, of which 0.6 million are free.
    expect(costs.reads).toBeCloseTo(1_485 * 0.06, 6)
    expect(costs.writes).toBeCloseTo(594 * 0.18, 6)
    expect(costs.functionSeconds).toBeCloseTo((1_800_000 - 180_000) * 0.000_026_5, 6)
    expect(totalOf(costs)).toBeCloseTo(costs.reads + costs.writes + costs.functionSeconds, 6)
  })
})

it('takes four times the average for the busiest hour', () => {
  expect(atPeak(30 * 24 * 3600)).toBe(4)
})
