import { describe, expect, it } from 'vitest'
import { EMPTY_PLAN, planFieldsIn, planPathWith } from './plan-fields.ts'

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
    const { preferences: _none, ...filled } = LISBON
    expect(planFieldsIn(path.slice(path.indexOf('?')))).toEqual(filled)
  })

  it('leaves out days, budgets and styles that the form does not offer', () => {
    expect(planFieldsIn('?startDate=tomorrow&endDate=2027-02-30&budget=$5&travelStyle=Lazy&destination=+')).toEqual({})
  })

  it('ignores parameters that are no fields', () => {
    expect(planFieldsIn('?utm_source=mail&destination=Oslo&__proto__=x')).toEqual({ destination: 'Oslo' })
  })

  it('is the bare address when nothing is filled in', () => {
    expect(planPathWith(EMPTY_PLAN)).toBe('/plan-trip')
  })
})
