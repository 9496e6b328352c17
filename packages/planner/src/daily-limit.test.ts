import { describe, expect, it } from 'vitest'
import { checkPlan } from './check-plan.ts'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { readWishes } from './wishes.ts'

const request = (destination: string, preferences: string, adults = 1): PlanInput => ({
  ...{ destination, departureCity: 'Oslo', startDate: '2027-05-10', endDate: '2027-05-14', preferences, adults },
  ...{ budget: '$1,000 - $2,500', travelStyle: 'Culture' },
})
const planned = (asked: PlanInput) => planTrip(asked).itinerary
const DAYS = 5

describe('a limit per day', () => {
  it.each([
    ['At most 50 EUR a day', ['max 50 euros a day', 'máximo 50 euros al día', '50 € am Tag', 'no máximo 50 euros por dia', 'massimo 50 euro al giorno', 'maximum 50 € par jour', 'Tagesbudget 50 Euro', 'presupuesto diario de 50 euros']],
    ['At most 80 USD a day', ['under $80 per day', '$80/day', 'we have 80 dollars a day']],
    ['At most 60 EUR a day each', ['no more than 60 euros per person per day', 'budget 60 euros par jour et par personne', '60 Euro pro Tag und Person']],
    ['At most 10000 JPY a day', ['1日1万円以内', '1日の予算は10000円']],
    ['At most 500 CNY a day', ['每天不超过500元']],
    ['At most 1500 USD a day', ['up to $1,500 a day']],
    ['At most 30 EUR a day for meals', ['30 euros a day for food']],
    ['At most 150 USD a day each besides the bed', ['about 150$ a day each without hotel']],
  ])('%s: %j', (label, texts) => {
    for (const text of texts) expect([readWishes(text).heeded, readWishes(text).unread], text).toEqual([[label], []])
  }) // prettier-ignore

  it.each([
    'the pass costs 20 euros a day', 'we need at least 50 euros a day', '2 museums a day', 'a budget of 2000 euros for 5 days', 'my budget is 50 euros',
    'parking for 10 euros a day', 'walk 10 km a day', 'spend less than 100 a day',
  ])('is not read into: %s', (text) => {
    expect(readWishes(text).dailyLimit).toBeUndefined()
  }) // prettier-ignore

  it('steers beds, meals and tickets', () => {
    const [free, limited] = ['', 'max 100 euros a day'].map((text) => planned(request('Rome', text)))
    expect(free?.dailyItinerary[1]?.accommodation).toContain('four-star')
    expect(limited?.dailyItinerary[1]?.accommodation).not.toContain('four-star')
    expect(limited?.costs?.totalCents).toBeLessThanOrEqual(100 * 1.3 * 100 * DAYS)
    expect(limited?.tips.join(' ')).toContain('Your limit of 100 EUR a day is kept')
    expect(limited?.tips.join(' ')).toContain('Heeded in this plan: At most 100 EUR a day.')
  })

  it('is said not to be kept where the simplest stay costs more, and is then not heeded', () => {
    const { tips, dailyItinerary } = planned(request('Zürich', 'max 50 euros a day'))
    expect(tips.join(' ')).toMatch(/limit of 50 EUR a day cannot be kept: the simplest beds.* come to about \d+ EUR/)
    expect(tips.join(' ')).not.toContain('Heeded')
    expect(
      dailyItinerary.flatMap(({ activities }) => activities.flatMap(({ place }) => place?.costCents ?? 0)),
    ).not.toContainEqual(expect.toSatisfy((cents: number) => cents > 0))
  })

  it('is of everybody together, unless somebody says each', () => {
    const bedOf = (text: string) => planned(request('Lisbon', text, 3)).dailyItinerary[1]?.accommodation
    expect(bedOf('130 euros a day')).toContain('hostel')
    expect(bedOf('130 euros a day each')).not.toContain('hostel')
  })

  it('is what the checker looks for', () => {
    const rules = checkPlan(request('Zürich', 'max 50 euros a day'), planTrip(request('Zürich', ''))).map(
      ({ rule }) => rule,
    )
    expect(rules).toContain('over-budget')
    expect(checkPlan(request('Rome', 'max 100 euros a day'), planTrip(request('Rome', 'max 100 euros a day')))).toEqual(
      [],
    )
  })
})
