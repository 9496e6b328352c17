import { expect, it } from 'vitest'
import { planTrip } from './plan-trip.ts'
import { readWishes } from './wishes.ts'

it.each([
  ['У меня аллергия на орехи и рыбу, без музеев', ['No fish', 'No nuts', 'No museums']],
  ['без глютена', ['No gluten']],
  ['я не ем свинину и алкоголь', ['No pork', 'No alcohol']],
  ['мы вегетарианцы, любим балет', ['Vegetarian', 'Likes theatre and opera']],
  ['у мене алергія на молоко та яйця', ['No dairy', 'No egg']],
  ['عندي حساسية من الفول السوداني والسمك، أريد طعام حلال', ['Halal', 'No fish', 'No peanuts']],
  ['لا آكل لحم الخنزير', ['No pork']],
  ['είμαι αλλεργικός στα ψάρια', ['No fish']],
  ['אני אלרגי לאגוזים', ['No nuts']],
  ['मुझे मूंगफली से एलर्जी है, शाकाहारी खाना', ['Vegetarian', 'No peanuts']],
  ['saya alergi kacang dan udang', ['No shellfish', 'No peanuts']],
  ['tôi bị dị ứng với đậu phộng và tôm', ['No shellfish', 'No peanuts']],
  ['sunt alergic la nuci și pește', ['No fish', 'No nuts']],
  ['fără gluten', ['No gluten']],
  ['mám alergii na ořechy a lepek', ['No gluten', 'No nuts']],
  ['diófélékre és tejre allergiás vagyok', ['No dairy', 'No nuts']],
  ['olen allerginen pähkinöille ja kalalle', ['No fish', 'No nuts']],
  ['Jeg er allergisk mot nøtter og melk', ['No dairy', 'No nuts']],
])('%s: %j', (text, heeded) => {
  expect(readWishes(text)).toMatchObject({ heeded, unread: [] })
})

it('what is no allergy in the tables is avoided, too', () => {
  const avoids = (text: string) => [...readWishes(text).food.avoids]
  expect(avoids('no fish please')).toEqual(['fish', 'shellfish'])
  expect(avoids('no fish, but prawns are fine')).toEqual(['fish'])
  expect(avoids('I am allergic to sulphites')).toEqual(['alcohol'])
  expect(readWishes('allergic to sulphites (wine gives me asthma)').heeded).toEqual(['No sulphites', 'No wine'])
  expect(avoids('my son has PKU')).toEqual(expect.arrayContaining(['beef', 'fish', 'dairy', 'egg', 'gluten', 'soy']))
  expect(readWishes('my son has PKU').unheeded.join()).toMatch(/protein/)
  expect(readWishes('no guinea pig please').heeded).toEqual(['No guinea pig'])
  expect(readWishes('alpha-gal, no lamb').food.ask).toBe('a dish without red meat or lamb')
})

it.each([
  ['stroller friendly, nap at 13:00 every day', []],
  ['breakfast at 8 with the kids, dinner at 6', []],
  ["kids' bedtime is 8", []],
  ['two girls, 3 and 5', [3, 5]],
  ['3 kids: Tom 5, Anna 8 and Ben 12', [5, 8, 12]],
  ['kids at 4 and 7 years', [4, 7]],
])('%s: the children are %j', (text, ages) => {
  expect(readWishes(text).childAges).toEqual(ages)
})

it.each([
  'see the lake, un lac, sua casa, farà caldo',
  'my wife Susan and Tom',
  'for men only, an ale',
  'mi dio una pista',
  'la peste',
  'Babi Yar',
])('%s: is about no food', (text) => {
  expect([...readWishes(text).food.avoids]).toEqual([])
})

it('an anniversary takes no whole day', () => {
  expect(readWishes('Tuesday is our wedding anniversary').freeWeekdays).toEqual(new Set())
  expect(readWishes('G6PD deficiency').heeded).toEqual([])
})

const visitsOf = (destination: string, preferences: string) => {
  const dates = { startDate: '2027-06-07', endDate: '2027-06-09' }
  const request = { destination, departureCity: 'Berlin', budget: '$1,000 - $2,500', travelStyle: 'Culture' } as const
  const { itinerary } = planTrip({ ...request, ...dates, preferences })
  return itinerary.dailyItinerary.map(({ activities }) => activities.map(({ activity }) => activity).join('; '))
}

it.each([
  ['Hiroshima, Japan', 'please nothing about the war or the bomb', /Peace|Atomic/],
  ['Krakow, Poland', 'Auschwitz is too hard for us, please leave it out', /Auschwitz/],
  ['Bilbao, Spain', 'No art museums', /Guggenheim/],
])('%s, %s: leaves it out', (destination, preferences, refused) => {
  expect(visitsOf(destination, preferences).join('; ')).not.toMatch(refused)
})

it('a date of the trip is one of its days', () => {
  expect(visitsOf('San Francisco, USA', 'Alcatraz on 2027-06-08')[1]).toMatch(/Alcatraz/)
  expect(visitsOf('Chicago, USA', 'Cubs game on June 8 at 1:20 pm')[1]).toMatch(/Cubs game/)
})
