import { describe, expect, it } from 'vitest'
import { activeExpenses, balancesOf, sharesOf, transfersOf, type Transfer } from './expenses.ts'
import { anExpense, aTripOfStops } from '@waymark/contract/fixtures/trips'

/** Pseudo-random numbers from a seed (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const PEOPLE = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay', 'gil', 'hal', 'ida', 'joe']

function randomExpenses(seed: number) {
  const next = numbersFrom(seed)
  const people = PEOPLE.slice(0, 1 + next(PEOPLE.length))
  const anybody = () => people[next(people.length)] ?? 'ann'
  return Array.from({ length: next(25) }, () => ({
    amountCents: next(3) === 0 ? next(10) * 1_000 : next(100_000),
    paidBy: anybody(),
    sharedBy: [...new Set(Array.from({ length: 1 + next(people.length) }, anybody))],
  }))
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0)

function pay(balances: ReadonlyMap<string, number>, transfers: readonly Transfer[]): Map<string, number> {
  const after = new Map(balances)
  for (const { from, to, cents } of transfers) {
    after.set(from, (after.get(from) ?? 0) + cents)
    after.set(to, (after.get(to) ?? 0) - cents)
  }
  return after
}

/** The minimum number of payments, by exhaustive search. */
function fewest(balances: readonly number[]): number {
  const [first, ...others] = balances.filter((cents) => cents !== 0)
  if (first === undefined) return 0
  const tries = others.flatMap((other, index) =>
    Math.sign(other) === Math.sign(first) ? [] : [fewest(others.with(index, other + first))],
  )
  return 1 + Math.min(...tries)
}

describe('shares', () => {
  it('are equal to the cent and together the amount', () => {
    expect(sharesOf(1_000, 3)).toEqual([334, 333, 333])
    expect(sharesOf(0, 2)).toEqual([0, 0])
    for (let seed = 1; seed <= 500; seed += 1) {
      const next = numbersFrom(seed)
      const amount = next(100_000_000)
      const shares = sharesOf(amount, 1 + next(20))
      expect(sum(shares)).toBe(amount)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }
  })
})

describe('balances and payments', () => {
  it('make everyone even, with at most one payment less than there are people', () => {
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const balances = balancesOf(randomExpenses(seed))
      expect(sum(balances.values())).toBe(0)
      const transfers = transfersOf(balances)
      expect(transfers.every(({ from, to, cents }) => cents > 0 && Number.isInteger(cents) && from !== to)).toBe(true)
      expect([...pay(balances, transfers).values()].filter((cents) => cents !== 0)).toEqual([])
      const open = [...balances.values()].filter((cents) => cents !== 0).length
      expect(transfers.length).toBeLessThanOrEqual(Math.max(0, open - 1))
    }
  })

  it('are as few as trying all finds', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const next = numbersFrom(seed)
      const cents = Array.from({ length: 1 + next(5) }, () => next(9) - 4)
      const balances = [...cents, -sum(cents)]
      const named = new Map(balances.map((balance, index) => [`p${index}`, balance]))
      expect(transfersOf(named)).toHaveLength(fewest(balances))
    }
  })

  it('two pairs who are even among each other pay twice, not three times', () => {
    const balances = new Map([
      ['ann', 700],
      ['ben', 300],
      ['cat', -300],
      ['dan', -700],
    ])
    expect(transfersOf(balances)).toEqual([
      { from: 'dan', to: 'ann', cents: 700 },
      { from: 'cat', to: 'ben', cents: 300 },
    ])
  })

  it('are there for more people than all ways can be tried for', () => {
    const balances = new Map(
      Array.from({ length: 20 }, (_, index) => [`p${index}`, index < 10 ? index + 1 : -(20 - index)]),
    )
    const transfers = transfersOf(balances)
    expect([...pay(balances, transfers).values()].every((cents) => cents === 0)).toBe(true)
    expect(transfers.length).toBeLessThanOrEqual(19)
  })

  it('a settlement makes even who owed', () => {
    const dinner = anExpense({ amountCents: 3_000, paidBy: 'ann', sharedBy: ['ann', 'ben'] })
    const paid = anExpense({ category: 'settlement', amountCents: 1_500, paidBy: 'ben', sharedBy: ['ann'] })
    expect(transfersOf(balancesOf([dinner]))).toEqual([{ from: 'ben', to: 'ann', cents: 1_500 }])
    expect(transfersOf(balancesOf([dinner, paid]))).toEqual([])
  })
})

it('lists what is not removed, by day', () => {
  const expenses = [
    anExpense({ id: 'flight', day: null }),
    anExpense({ id: 'lunch', day: 2 }),
    anExpense({ id: 'gone', removedBy: 'ann' }),
    anExpense({ id: 'bus', day: 1 }),
  ]
  const listed = activeExpenses(
    aTripOfStops({
      endDate: '2027-03-30',
      expenses: Object.fromEntries(expenses.map((expense) => [expense.id, expense])),
    }),
  )
  expect(listed.map(({ id }) => id)).toEqual(['bus', 'lunch', 'flight'])
})
