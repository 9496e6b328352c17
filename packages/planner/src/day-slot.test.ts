import { describe, expect, it } from 'vitest'
import type { PlanInput } from './plan-input.ts'
import { planningContextOf } from './planning-context.ts'

const trip = (endDate: string, changes: Partial<PlanInput> = {}) =>
  planningContextOf({
    destination: 'Lisbon',
    departureCity: 'Berlin',
    startDate: '2027-05-03',
    endDate,
    budget: '$5,000+',
    travelStyle: 'Culture',
    ...changes,
  })

const slots = (endDate: string, changes: Partial<PlanInput> = {}) => trip(endDate, changes).slots

it('the first day has the arrival, the last the departure, and one day has both', () => {
  expect(slots('2027-05-06').map(({ role }) => role)).toEqual(['arrival', 'full', 'full', 'departure'])
  expect(slots('2027-05-04').map(({ role }) => role)).toEqual(['arrival', 'departure'])
  const [only] = slots('2027-05-03')
  expect(only?.role).toBe('only')
  expect(only?.arrival).toBeLessThan(only?.departure ?? 0)
})

it.each([
  ['nothing before noon', 12 * 60],
  ['nichts vor 11 Uhr', 11 * 60],
  ['nothing before ten', 10 * 60 + 30],
])('a day does not begin before the hour that is named: %s', (preferences, start) => {
  expect(slots('2027-05-06', { preferences })[1]?.start).toBe(start)
})

describe('the journey', () => {
  it('leaves time to settle and to pack', () => {
    const [first, , last] = slots('2027-05-05')
    expect(first?.start).toBeGreaterThan(first?.arrival ?? Infinity)
    expect(last?.end).toBeLessThan(last?.departure ?? 0)
  })

  it('takes longer from farther away', () => {
    const arrival = (departureCity: string) => slots('2027-05-06', { departureCity })[0]?.arrival ?? 0
    expect(arrival('Porto')).toBeLessThan(arrival('Berlin'))
    expect(trip('2027-05-06', { departureCity: 'Sintra' }).journey.minutes).toBeLessThan(120)
  })

  it('flies over night to the east and makes the first day easy', () => {
    const { journey, slots: days } = trip('2027-05-08', { destination: 'Tokyo' })
    expect(journey.isOvernight).toBe(true)
    expect(journey.leavesHome.date).toBe('2027-05-02')
    expect(journey.aheadMinutes).toBe(7 * 60)
    expect(days[0]).toMatchObject({ isEasy: true, hasEvening: false })
    expect(days[1]).toMatchObject({ isEasy: false })
  })

  it('comes before it has left across the date line', () => {
    const { journey } = trip('2027-05-08', { destination: 'Los Angeles', departureCity: 'Auckland' })
    expect(journey.leavesHome.date >= '2027-05-03').toBe(true)
    expect(journey.aheadMinutes).toBe(-19 * 60)
  })

  it.each([
    ['we land at 22:40', 22 * 60 + 40, undefined],
    ['Ankunft um 7 Uhr, Rückflug 20:15', 7 * 60, 20 * 60 + 15],
    ['arriving at 3 pm and flying home at 9:30am', 15 * 60, 9 * 60 + 30],
  ])('is at the hours that the traveller gives: %s', (preferences, arrival, departure) => {
    const { journey } = trip('2027-05-06', { preferences })
    expect(journey.arrival).toBe(arrival)
    if (departure !== undefined) expect(journey.departure).toBe(departure)
  })
})

describe('bases', () => {
  const bases = (endDate: string, changes: Partial<PlanInput> = {}) => [
    ...new Set(slots(endDate, changes).map(({ base }) => base.name)),
  ]

  it('are one for a short trip and several for a long one', () => {
    expect(bases('2027-05-07', { destination: 'Siena' })).toEqual(['Siena'])
    expect(bases('2027-05-09', { destination: 'Siena' })).toHaveLength(2)
    expect(bases('2027-05-24', { destination: 'Rome' }).length).toBeGreaterThanOrEqual(4)
  })

  it('are one where the traveller wants one bed', () => {
    expect(bases('2027-05-12', { destination: 'Siena', preferences: 'same hotel all the time' })).toEqual(['Siena'])
  })

  it('are reached on a day of its own that begins later', () => {
    const move = slots('2027-05-09', { destination: 'Siena' }).find((slot) => slot.move)
    expect(move?.role).toBe('arrival')
    expect(move?.start).toBeGreaterThan(move?.move?.arrives ?? Infinity)
  })
})

it('those who sleep in begin later', () => {
  const start = (preferences: string) => slots('2027-05-06', { preferences })[1]?.start ?? 0
  expect(start('we sleep in')).toBeGreaterThan(start(''))
})

it('heat lets a day begin earlier and rest at noon', () => {
  const day = (destination: string) =>
    slots('2027-07-06', { destination, startDate: '2027-07-03', departureCity: 'Nowhere' })[1]
  expect(day('Dubai')?.start).toBeLessThan(day('Oslo')?.start ?? 0)
  expect(['Oslo', 'Dubai'].map((city) => day(city)?.restsAtNoon)).toEqual([false, true])
})

it('children are in bed early', () => {
  const bedtime = (preferences: string) => slots('2027-05-06', { preferences })[1]?.bedtime ?? 0
  expect(bedtime('with kids')).toBeLessThan(bedtime(''))
})
