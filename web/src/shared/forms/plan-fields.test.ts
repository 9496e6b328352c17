import { describe, expect, it } from 'vitest'
import { agesOfChildren, EMPTY_PLAN, planBodyOf, planFieldsIn, planPathWith } from './plan-fields.ts'

const LISBON = {
  ...EMPTY_PLAN,
  destination: 'Lisbon & Sintra?',
  departureCity: 'München',
  startDate: '2027-03-03',
  endDate: '2027-03-09',
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
}

describe('prefilling the trip form by its address', () => {
  it('reads back what it has written, whatever characters are in it', () => {
    const path = planPathWith(LISBON)
    expect(path.startsWith('/plan-trip?')).toBe(true)
    const { preferences: _none, adults: _one, childAges: _nobody, ...filled } = LISBON
    expect(planFieldsIn(path.slice(path.indexOf('?')))).toEqual(filled)
  })

  it('says who travels, unless that is one adult', () => {
    const path = planPathWith({ ...LISBON, adults: '2', childAges: '4, 7' })
    expect(planFieldsIn(path.slice(path.indexOf('?')))).toMatchObject({ adults: '2', childAges: '4, 7' })
    expect(planFieldsIn('?adults=0&childAges=old')).toEqual({})
  })

  it('leaves out days, budgets and styles that the form does not offer', () => {
    expect(planFieldsIn('?startDate=tomorrow&endDate=2027-02-30&budget=$5&travelStyle=Lazy&destination=+')).toEqual({})
  })

  it('ignores parameters that are no fields', () => {
    expect(planFieldsIn('?utm_source=mail&destination=Oslo&__proto__=x')).toEqual({ destination: 'Oslo' })
  })

  it('takes the destination of the landing page, sent before its code has come', () => {
    expect(planFieldsIn('?location=Porto')).toEqual({ destination: 'Porto' })
  })

  it('is the bare address when nothing is filled in', () => {
    expect(planPathWith(EMPTY_PLAN)).toBe('/plan-trip')
  })
})

describe('who travels', () => {
  it.each([
    ['', []],
    ['4', [4]],
    ['4, 7 and 10', [4, 7, 10]],
    ['0;17', [0, 17]],
    ['four', [Number.NaN]],
  ])('%j are the ages %j', (text, ages) => expect(agesOfChildren(text)).toEqual(ages))

  it('is not sent when it is one adult, as by clients that do not ask', () => {
    expect(planBodyOf(EMPTY_PLAN)).not.toHaveProperty('adults')
    expect(planBodyOf({ ...EMPTY_PLAN, adults: '2', childAges: '4' })).toMatchObject({ adults: 2, childAges: [4] })
    expect(planBodyOf({ ...EMPTY_PLAN, childAges: '4' })).toMatchObject({ adults: 1, childAges: [4] })
  })
})
