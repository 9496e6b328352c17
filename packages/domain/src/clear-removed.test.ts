import { addDays } from '@waymark/contract/calendar'
import { anExpense, aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { LIMITS } from '@waymark/contract/limits'
import type { Trip } from '@waymark/contract/trips/trip'
import { expect, test } from 'vitest'
import { clearRemoved } from './clear-removed.ts'

const TODAY = '2027-03-01'
const kept = aStop({ id: 'kept' })
const gone = (id: string) => aStop({ id, removedBy: 'ann' })
const tripOf = (changes: Partial<Trip>) => aTripOfStops({ stops: { kept, gone: gone('gone') }, ...changes })

test('a removed stop is noted first, and cleared after 30 days; its id stays', () => {
  expect(clearRemoved(tripOf({}), TODAY)).toEqual({ removals: { gone: TODAY } })
  const removals = { gone: TODAY }
  expect(clearRemoved(tripOf({ removals }), addDays(TODAY, 29))).toEqual({})
  expect(clearRemoved(tripOf({ removals }), addDays(TODAY, 30))).toEqual({ 'stops.gone': undefined, removals })
  expect(clearRemoved(aTripOfStops({ stops: { kept }, removals }), addDays(TODAY, 90))).toEqual({})
})

test('a removed expense as well', () => {
  const paid = anExpense({ id: 'paid' })
  const mistyped = anExpense({ id: 'mistyped', removedBy: 'ann' })
  const trip = (removals?: Trip['removals']) =>
    aTripOfStops({ stops: { kept }, expenses: { paid, mistyped }, ...(removals && { removals }) })
  expect(clearRemoved(trip(), TODAY)).toEqual({ removals: { mistyped: TODAY } })
  const removals = { mistyped: TODAY }
  expect(clearRemoved(trip(removals), addDays(TODAY, 29))).toEqual({})
  expect(clearRemoved(trip(removals), addDays(TODAY, 30))).toEqual({ 'expenses.mistyped': undefined, removals })
  expect(clearRemoved(aTripOfStops({ stops: { kept }, expenses: { paid }, removals }), addDays(TODAY, 90))).toEqual({})
})

test.each(['constructor', 'toString', 'valueOf'])(
  'an id that every object seems to have is one like others: %s',
  (id) => {
    const stops = { kept, [id]: gone(id) }
    expect(clearRemoved(tripOf({ stops }), TODAY)).toEqual({ removals: { [id]: TODAY } })
    const removals = { [id]: TODAY }
    expect(clearRemoved(tripOf({ stops, removals }), addDays(TODAY, 29))).toEqual({})
    expect(clearRemoved(tripOf({ stops, removals }), addDays(TODAY, 30))).toEqual({
      [`stops.${id}`]: undefined,
      removals,
    })
    expect(clearRemoved(aTripOfStops({ stops: { kept }, removals }), addDays(TODAY, 90))).toEqual({})
  },
)

test('what was brought back is forgotten, and begins anew when it is removed again', () => {
  expect(clearRemoved(tripOf({ stops: { kept }, removals: { kept: '2026-01-01' } }), TODAY)).toEqual({ removals: {} })
})

test('where places become scarce, a day is enough', () => {
  const many = Array.from({ length: LIMITS.storedStops - 40 }, (_, index) => gone(`g${index}`))
  const stops = Object.fromEntries(many.map((stop) => [stop.id, stop]))
  const removals = Object.fromEntries(many.map(({ id }) => [id, TODAY]))
  expect(clearRemoved(tripOf({ stops, removals }), TODAY)).toEqual({})
  expect(Object.keys(clearRemoved(tripOf({ stops, removals }), addDays(TODAY, 1)))).toHaveLength(many.length + 1)
})

test('of cleared ones the newest ids stay, as many as there may be', () => {
  const old = Array.from({ length: LIMITS.cleared }, (_, index) => [`o${index}`, '2026-01-01'] as const)
  const { removals } = clearRemoved(tripOf({ removals: Object.fromEntries(old) }), TODAY)
  expect(Object.keys(removals as object)).toHaveLength(LIMITS.cleared)
  expect(removals).toMatchObject({ gone: TODAY })
})
