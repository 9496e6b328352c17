import { expect, it } from 'vitest'
import { tripTotal } from './trip-total.ts'

const PARTS = { accommodationCents: 120_000, mealsCents: 80_000, activitiesCents: 30_000, transportCents: 10_000 }
const COSTS = { ...PARTS, totalCents: 240_000, overBudget: false }
const BUDGET = '$1,000 - $2,500'

it('tells the costs at the destination from those with the way there, and holds both against the budget', () => {
  expect(tripTotal({ ...COSTS, wayCents: 52_000 }, BUDGET)).toEqual({
    atDestinationCents: 240_000,
    wayCents: 52_000,
    altogetherCents: 292_000,
    covers: 'The way is estimated by the distance alone.',
    againstBudget:
      'The chosen budget of $1,000 - $2,500 is for the time at the destination: with the way there and back, it is exceeded by about $420.',
  })
  expect(tripTotal({ ...COSTS, wayCents: 10_000 }, BUDGET).againstBudget).toBe(
    'That is within the chosen budget of $1,000 - $2,500.',
  )
})

it('says when the way is unknown, when there is none, and what no budget has an end for', () => {
  const unknown = tripTotal(COSTS, BUDGET)
  expect(unknown).toMatchObject({ wayCents: undefined, altogetherCents: 240_000 })
  expect(unknown.covers).toContain('is not in it')
  expect(tripTotal({ ...COSTS, wayCents: 0 }, BUDGET).covers).toBe('There is no way there to pay for.')
  expect(tripTotal({ ...COSTS, overBudget: true }, BUDGET).againstBudget).toContain('even without the way there')
  for (const budget of ['$5,000+', 'of a later form']) {
    expect(tripTotal({ ...COSTS, wayCents: 900_000 }, budget).againstBudget).toContain('within the chosen budget')
  }
})
