import { expect, it } from 'vitest'
import { addDays } from '@waymark/contract/calendar'
import type { TravelStyle } from '@waymark/contract/trips/trip'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { appealOf } from './taste.ts'
import { readWishes } from './wishes.ts'

const days = (destination: string, startDate: string, length: number, more: Partial<PlanInput> = {}) =>
  planTrip({
    destination,
    departureCity: 'London, United Kingdom',
    startDate,
    endDate: addDays(startDate, length - 1),
    budget: '$1,000 - $2,500',
    travelStyle: 'Culture',
    ...more,
  }).itinerary.dailyItinerary

const dayOf = (plan: ReturnType<typeof days>, name: string) =>
  plan.find(({ activities }) => activities.some(({ place }) => place?.name === name))

it('the sight that the trip is for is seen on the first full day, not when excursions usually are', () => {
  expect(dayOf(days('Chichén Itzá', '2027-03-21', 4), 'Chichén Itzá')?.day).toBe(2)
})

it('the best excursion is on the first full day where its sight is closed on the others', () => {
  // Versailles is closed on Mondays, as on 12 April 2027.
  const plan = days('Paris', '2027-04-10', 4)
  expect(dayOf(plan, 'Palace of Versailles')?.date).toBe('2027-04-11')
})

it('rides weigh half for who comes for culture, and nothing less for a family', () => {
  const appeal = (style: TravelStyle, told: string, wishes = readWishes('')): number =>
    appealOf('activity', 0, style, wishes, told)
  const [rides, walks] = ['A theme park with rides.', 'A walk with a guide.']
  expect(appeal('Culture', rides)).toBe(appeal('Culture', walks) / 2)
  expect(appeal('Family', rides)).toBe(appeal('Family', walks))
  const wishes = readWishes('two children aged 5 and 8')
  expect(appeal('Culture', rides, wishes)).toBeGreaterThan(appeal('Culture', walks, wishes))
})

it('an excursion does not begin after lunch', () => {
  // Munnar is four hours from Kochi, and it is hot at noon.
  const late = [...days('Kerala', '2027-12-30', 7), ...days('Maldives', '2027-04-04', 7)].filter(
    ({ theme, activities: [first] }) => theme.startsWith('Day trip') && (first?.time ?? '') > '13:30',
  )
  expect(late).toEqual([])
})

it('an evening show is in the evening', () => {
  const show = days('Moulin Rouge', '2027-04-10', 2)
    .flatMap(({ activities }) => activities)
    .find(({ place }) => place?.name === 'Moulin Rouge')
  expect(show && show.time >= '18:30').toBe(true)
})

it('small children are not taken to museums of horrors', () => {
  const names = (childAges: number[]) =>
    days('Munich', '2027-08-02', 6, { childAges }).flatMap(({ activities }) =>
      activities.map(({ place }) => place?.name),
    )
  expect(names([5, 8])).not.toContain('NS-Dokumentationszentrum')
})

it('a long trip to a region goes round the region', () => {
  const towns = days('Rajasthan', '2027-01-05', 14).flatMap(({ activities }) =>
    activities.filter(({ place }) => place?.kind === 'move').map(({ place }) => place?.name),
  )
  expect(towns).toEqual(expect.arrayContaining(['Pushkar', 'Jodhpur', 'Jaisalmer']))
})
