import { describe, expect, it } from 'vitest'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { checkPlan } from './check-plan.ts'
import { appealOf } from './taste.ts'
import { visitsOf } from './plan-visits.ts'
import { legBetween } from './travel.ts'
import { readWishes } from './wishes.ts'

const familyIn = (
  destination: string,
  childAges: number[],
  { startDate = '2027-05-10', endDate = '2027-05-14', preferences = '' } = {},
) => {
  const request: PlanInput = {
    ...{ destination, departureCity: 'Berlin', startDate, endDate, preferences, adults: 2, childAges },
    budget: '$2,500 - $5,000',
    travelStyle: 'Family',
  }
  return { request, plan: planTrip(request) }
}

const visitsIn = (destination: string, childAges: number[]) =>
  familyIn(destination, childAges).plan.itinerary.dailyItinerary.map((day) => ({ day, visits: visitsOf(day) }))

const CITIES = ['Paris', 'Tokyo', 'Lisbon', 'Cape Town', 'Bangkok', 'Kanazawa'] as const

describe('an excursion', () => {
  it.each([
    [4, 45],
    [7, 75],
    [9, 90],
  ])('with a child of %d is at most %d minutes away', (age, most) => {
    const tooFar = ['Rome', 'Lisbon', 'Paris'].flatMap((city) => {
      const { plan } = familyIn(city, [age])
      return plan.itinerary.dailyItinerary.flatMap((day) => {
        const [first] = visitsOf(day)
        const isOut = day.activities.some(({ activity }) => activity.startsWith('Back in'))
        return first && isOut && legBetween(plan.place, first.place).minutes > most ? [first.place.name] : []
      })
    })
    expect(tooFar).toEqual([])
  })
})

describe('with a child of one', () => {
  it.each(CITIES)('%s: sleeps after lunch, and is home before dinner', (city) => {
    for (const { day, visits } of visitsIn(city, [1])) {
      for (const { place, begins, ends } of visits) {
        expect(ends, `${day.day} ${place.name}`).toBeLessThanOrEqual(18 * 60 + 30)
        const isOut = day.activities.some(({ activity }) => activity.startsWith('Back in'))
        if (isOut) continue
        expect(begins >= 15 * 60 || ends <= 12 * 60 + 30, `${day.day} ${place.name} ${begins}-${ends}`).toBe(true)
      }
    }
  })

  it('is told of, and not with a child of ten', () => {
    const tips = (age: number) => familyIn('Paris', [age]).plan.itinerary.tips.join(' ')
    expect(tips(1)).toContain('lunch and a nap')
    expect(tips(10)).not.toContain('nap')
  })

  it('visits parks with boats and ponies, which a pram passes by', () => {
    const names = visitsIn('Paris', [1]).flatMap(({ visits }) => visits.map(({ place }) => place.name))
    expect(names).toContain('Luxembourg Gardens')
  })
})

describe('with a child of five', () => {
  it.each(CITIES)('%s: is in bed early, sits in no room for hours, and is not driven for hours', (city) => {
    for (const { day, visits } of visitsIn(city, [5])) {
      for (const { place, ends } of visits) {
        expect(ends, place.name).toBeLessThanOrEqual(20 * 60)
        if (place.kind === 'museum' || place.kind === 'palace')
          expect(place.stayMinutes, place.name).toBeLessThanOrEqual(90)
      }
      const ways = day.activities.flatMap(
        ({ description }) => /The way takes (\d+) minutes each way/.exec(description)?.slice(1) ?? [],
      )
      expect(ways.map(Number).filter((minutes) => minutes > 90)).toEqual([])
    }
  })

  it('stays a day in the Louvre neither', () => {
    const stay = (ages: number[]) =>
      familyIn('Paris', ages, { preferences: 'the Louvre' })
        .plan.itinerary.dailyItinerary.flatMap(visitsOf)
        .find(({ place }) => place.name === 'Louvre Museum')?.place.stayMinutes
    expect(stay([5])).toBe(90)
    expect(stay([17])).toBeGreaterThan(90)
  })
})

describe('older children', () => {
  it('of fifteen are drawn to no playground', () => {
    const appeal = (wishes: string) =>
      appealOf('activity', 0, 'Family', readWishes(wishes), 'Legoland. Rides and towns of bricks.')
    expect(appeal('my 15 year old son')).toBeLessThan(appeal(''))
  })
})

it('a visit at an hour when children sleep is a fault, whoever planned it', () => {
  const { request, plan } = familyIn('Paris', [5])
  const faults = (endAt: string) => {
    const dailyItinerary = plan.itinerary.dailyItinerary.map((day) =>
      day.day === 2
        ? { ...day, activities: day.activities.map((own, at, all) => (at === all.length - 1 ? { ...own, time: endAt } : own)) }
        : day,
    ) // prettier-ignore
    return checkPlan(request, { ...plan, itinerary: { ...plan.itinerary, dailyItinerary } }).filter(
      ({ rule }) => rule === 'children',
    )
  }
  expect(faults('16:00')).toEqual([])
  expect(faults('21:30')).toHaveLength(1)
})

it('shows a child of twelve what grown-ups come for, too', () => {
  const seenIn = (destination: string, age: number) => {
    const request = { ...{ destination, departureCity: 'Berlin', startDate: '2027-06-07', endDate: '2027-06-10' } }
    const { dailyItinerary } = planTrip({
      ...request,
      ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture', childAges: [age], preferences: '' },
    }).itinerary
    return dailyItinerary.flatMap(({ activities }) => activities.flatMap(({ place }) => place?.name ?? []))
  }
  expect(seenIn('Paris', 12)).toContain('Louvre Museum')
  expect(seenIn('Madrid', 12)).toContain('Prado Museum')
  expect(seenIn('Vienna', 5)).toContain('Tiergarten Schönbrunn')
})
