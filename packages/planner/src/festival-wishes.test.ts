import { addDays } from '@waymark/contract/calendar'
import { expect, it } from 'vitest'
import { planTrip } from './plan-trip.ts'

const plan = (destination: string, startDate: string, endDate: string, preferences: string) =>
  planTrip({
    ...{ destination, departureCity: 'London, United Kingdom', startDate, endDate, preferences },
    ...{ budget: '$1,000 - $2,500', travelStyle: 'Culture' },
  })

it.each([
  [
    'Oaxaca',
    '2027-10-30',
    '2027-11-03',
    'Day of the Dead',
    'The Day of the Dead',
    ['2027-10-31', '2027-11-01', '2027-11-02'],
  ],
  [
    'Bangkok',
    '2027-04-12',
    '2027-04-16',
    'we come for Songkran',
    'Songkran',
    ['2027-04-13', '2027-04-14', '2027-04-15'],
  ],
  ['Valencia', '2027-03-16', '2027-03-19', 'Las Fallas', 'Las Fallas', ['2027-03-17', '2027-03-18']],
  ['Venice', '2027-02-06', '2027-02-09', 'Karneval', 'The Carnival of Venice', ['2027-02-07', '2027-02-08']],
])('a festival is on a day of %s on which it is held (%s to %s, %j)', (town, from, to, wish, name, days) => {
  const { itinerary } = plan(town, from, to, wish)
  const on = itinerary.dailyItinerary.filter(({ activities }) => activities.some(({ activity }) => activity === name))
  expect(on).toHaveLength(1)
  expect(days).toContain(on[0]?.date)
  expect(itinerary.tips.join()).toContain(`Festival: ${name}`)
  expect(itinerary.tips.join()).not.toContain('Not understood')
})

it.each([
  ['Oaxaca', '2027-05-22', 'Day of the Dead', 'next from 2027-10-31 to 2027-11-02, and not on your days'],
  ['Berlin', '2027-09-22', 'Oktoberfest', 'Oktoberfest is held in Munich, Germany'],
  ['Calgary', '2027-07-02', 'Calgary Stampede', 'look up whether that is on your days'],
])('a festival of another time or place is told (%s, %s, %j)', (town, from, wish, told) => {
  const { itinerary } = plan(town, from, addDays(from, 3), wish)
  const tips = itinerary.tips.join()
  expect(tips).toContain(told)
  expect(tips).not.toContain('Festival: ')
})

it('a festival that is refused is none', () => {
  const { itinerary } = plan('Munich', '2027-09-22', '2027-09-24', 'no Oktoberfest please')
  expect(itinerary.tips.join()).not.toContain('Festival: ')
})
