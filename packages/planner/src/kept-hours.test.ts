import { describe, expect, it } from 'vitest'
import { checkPlan } from './check-plan.ts'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { visitsOf } from './plan-visits.ts'
import { readWishes } from './wishes.ts'

const request = (destination: string, preferences: string): PlanInput => ({
  ...{ destination, departureCity: 'London', startDate: '2027-06-10', endDate: '2027-06-15', preferences },
  ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture' },
})
const visitsIn = (asked: PlanInput) =>
  planTrip(asked).itinerary.dailyItinerary.flatMap((day) =>
    visitsOf(day).map((visit) => ({ ...visit, date: day.date })),
  )
const faultsOf = (asked: PlanInput, planned: PlanInput) => checkPlan(asked, planTrip(planned)).map(({ rule }) => rule)

describe('hours that are kept free', () => {
  it.each([
    ['Afternoons free', ['only half days', 'nur halbe Tage', 'solo medias jornadas', 'mezze giornate', 'nachmittags frei', 'les après-midis libres', 'free afternoons']],
    ['Mornings free', ['mornings free for work', 'only half days please, mornings free for work', 'we work in the mornings', 'vormittags muss ich arbeiten', 'por las mañanas trabajo', 'je travaille le matin', '午前中は仕事', '上午要工作']],
    ['Nothing before 15:00', ['I work until 3 pm', 'ich arbeite bis 15 Uhr', 'trabajo hasta las 3', 'lavoro fino alle 15', '15時まで仕事']],
    ['Nothing before 14:00', ['I work from 9 to 2', "je travaille jusqu'à 14h", 'trabalho até as 14h', 'we are free from 14:00']],
    ['Nothing after 14:00', ['ab 14 Uhr muss ich arbeiten', 'from 2 pm we have to work']],
    ['Nothing before 15:00 on weekdays', ['on weekdays I work until 15:00']],
  ])('%s: %j', (label, texts) => {
    for (const text of texts) expect([readWishes(text).heeded, readWishes(text).unread], text).toEqual([[label], []])
  }) // prettier-ignore

  it.each([
    'free walking tour in the morning', 'museums open in the mornings', 'quiet mornings off the beaten track', 'I work out in the mornings', 'Monday mornings free',
    'one afternoon free', 'no museums in the mornings', 'children free from 3 years', 'I work from home', 'the half-day boat trip please', 'we like long mornings in bed',
    'half a day in the Louvre', 'mornings for the beach, afternoons for museums', 'nothing before ten',
  ])('are not read into: %s', (text) => {
    expect(readWishes(text).keptHours).toBeUndefined()
  }) // prettier-ignore

  it.each(['Tokyo', 'Rome', 'Denver', 'Kyoto'])('have nothing planned in %s, unlike others', (town) => {
    const [mornings, afternoons] = [request(town, 'mornings free for work'), request(town, 'only half days')]
    const plain = request(town, '')
    expect(visitsIn(mornings).filter(({ begins }) => begins < 13 * 60)).toEqual([])
    expect(visitsIn(afternoons).filter(({ begins, ends }) => begins < 18 * 60 && ends > 13.5 * 60)).toEqual([])
    for (const asked of [mornings, afternoons]) {
      expect(visitsIn(asked).length).toBeGreaterThan(4)
      expect(faultsOf(asked, asked)).toEqual([])
      expect(faultsOf(asked, plain)).toContain('free-time')
    }
  })

  it('are those of working days only, where somebody says so', () => {
    const begins = visitsIn(request('Rome', 'on weekdays I work until 15:00'))
    const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())
    expect(begins.filter((visit) => !isWeekend(visit.date) && visit.begins < 15 * 60)).toEqual([])
    expect(begins.filter((visit) => isWeekend(visit.date) && visit.begins < 12 * 60)).not.toEqual([])
  })

  it('have no winter sunset, which is in the afternoon', () => {
    const winter = { ...request('Fargo', 'only half days'), startDate: '2026-12-22', endDate: '2026-12-28' }
    expect(visitsIn(winter).filter(({ begins, ends }) => begins < 18 * 60 && ends > 13.5 * 60)).toEqual([])
    expect(faultsOf(winter, winter)).toEqual([])
  })

  it('do not keep anybody from the sight that the trip is made for', () => {
    const names = visitsIn(request('Machu Picchu', 'only half days')).map(({ place }) => place.name)
    expect(names).toContain('Machu Picchu')
  })
})
