import { expect, it } from 'vitest'
import { checkPlan } from './check-plan.ts'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { visitsOf } from './plan-visits.ts'
import { readWishes } from './wishes.ts'

/** From a Monday to a Thursday. */
const request = (destination: string, preferences: string): PlanInput => ({
  ...{ destination, departureCity: 'Berlin', startDate: '2027-06-07', endDate: '2027-06-10', preferences },
  ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture' },
})

it.each([
  ['meeting at 10:15 on Tuesday', 'Your appointment on Tuesday at 10:15'],
  ['Termin um 14 Uhr am Mittwoch in der Botschaft', 'Your appointment on Wednesday at 14:00'],
  ['rendez-vous médical jeudi à 15h', 'Your appointment on Thursday at 15:00'],
  ['cita a las 11:30 el martes', 'Your appointment on Tuesday at 11:30'],
  ['appuntamento alle 9.45 di martedì', 'Your appointment on Tuesday at 09:45'],
  ['consulta às 9:45 de terça-feira', 'Your appointment on Tuesday at 09:45'],
  ['火曜の午後2時に会議があります', 'Your appointment on Tuesday at 14:00'],
  ['星期三下午兩點開會', 'Your appointment on Wednesday at 14:00'],
  ['cooking class on Tuesday at 11:00', 'Your appointment on Tuesday at 11:00'],
  ['consulta médica terça às 15h', 'Your appointment on Tuesday at 15:00'],
  ['周三下午三点半有会议', 'Your appointment on Wednesday at 15:30'],
  ['dinner reservation at 7:30 pm on day 2', 'Your appointment on day 2 at 19:30'],
])('keeps the hours of an appointment: %s', (wish, label) => {
  const own = request('Copenhagen', `${wish}, museums`)
  const plan = planTrip(own)
  expect(readWishes(wish)).toMatchObject({ heeded: expect.arrayContaining([label]), unread: [] })
  expect(checkPlan(own, plan)).toEqual([])
  expect(plan.itinerary.tips.join('\n')).toContain(label)
})

it('has an hour and more around an appointment, in town', () => {
  const { dailyItinerary } = planTrip(request('Salzburg', 'meeting at 10:15 on Tuesday')).itinerary
  const visits = dailyItinerary.filter(({ day }) => day === 2).flatMap(visitsOf)
  expect(visits.length).toBeGreaterThan(0)
  expect(visits.filter(({ begins, ends }) => begins < 11 * 60 + 45 && ends > 9 * 60 + 30)).toEqual([])
})

it.each([
  ['Bangkok', 'cooking class on Tuesday at 10', '10:00 Cooking class'],
  ['Florence', 'wir haben einen Kochkurs am Dienstag um 10 Uhr', '10:00 Kochkurs'],
  ['Seville', 'clase de cocina el martes a las 11', '11:00 Clase de cocina'],
  ['Vienna', 'concert on day 2 at 8 pm', '20:00 Concert'],
])('shows in %s what is joined: %s', (town, wish, shown) => {
  const own = request(town, wish)
  const plan = planTrip(own)
  const { activities = [] } = plan.itinerary.dailyItinerary.find(({ day }) => day === 2) ?? {}
  expect(activities.map(({ time, activity }) => `${time} ${activity}`)).toContain(shown)
  expect(activities.map(({ time }) => time)).toEqual(activities.map(({ time }) => time).toSorted())
  expect(checkPlan(own, plan)).toEqual([])
})

it.each([
  ['Paris', 'Eiffel Tower booked for 10:15 on day 2', 'Eiffel Tower', 2, '10:15'],
  ['Hamburg', 'Miniatur Wunderland am zweiten Tag um 10 Uhr', 'Miniatur Wunderland', 2, '10:00'],
  ['Rome', 'Vatican Museums booked 9 am on day 3', 'Vatican Museums', 3, '09:00'],
])('visits in %s at the hour that is booked: %s', (town, wish, name, day, time) => {
  const own = request(town, wish)
  const plan = planTrip(own)
  const on = plan.itinerary.dailyItinerary.find((each) => each.day === day)
  expect(on?.activities.find(({ place }) => place?.name === name)?.time).toBe(time)
  expect(checkPlan(own, plan)).toEqual([])
})

it('says that a place is closed at the hour that was wished', () => {
  const { tips } = planTrip(request('Paris', 'Louvre at 23:00 on Wednesday')).itinerary
  expect(tips.join('\n')).toMatch(/the hour that you wished.*Louvre Museum at 23:00/)
})

it('leaves with the train of the last day', () => {
  const { dailyItinerary } = planTrip(request('Bath', 'we have a train at 16:40 on the last day')).itinerary
  expect(dailyItinerary.at(-1)?.activities.at(-1)?.time).toBe('16:40')
})

it.each([
  'no meetings on Tuesday at 10:00',
  'we land on Tuesday at 22:40',
  'open until 18:00 on Friday',
  'arrive by train at 10:15 on Monday',
])('sees no appointment in: %s', (text) => {
  expect(readWishes(text).appointments).toEqual([])
})

it('takes Thursday in Portuguese for no market', () => {
  expect(readWishes('fado na quinta-feira').heeded).toEqual(['Likes music', 'Music on Thursday'])
})
