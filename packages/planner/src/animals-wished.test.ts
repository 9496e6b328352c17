import { expect, it } from 'vitest'
import { sightsInText } from './asked-sights.ts'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { visitsOf } from './plan-visits.ts'

const planOf = (destination: string, preferences: string) => {
  const request: PlanInput = {
    ...{ destination, departureCity: 'Berlin', startDate: '2027-06-07', endDate: '2027-06-11', preferences },
    ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture' },
  }
  const { itinerary } = planTrip(request)
  return {
    names: itinerary.dailyItinerary.flatMap(visitsOf).map(({ place }) => place.name),
    tips: itinerary.tips.join(),
  }
}

it('shows the animals that are named', () => {
  const { names, tips } = planOf('Cape Town', 'penguins on day 3')
  expect(names).toContain('Boulders Beach')
  expect(tips).toContain('Likes penguins')
})

it('says that it knows none of them, and takes no birds for whales', () => {
  const { tips } = planOf('Vienna', 'Wale beobachten am Mittwoch')
  expect(tips).toMatch(/the guide knows nothing that fits around Vienna: whales/)
  expect(tips).not.toContain('Likes wild animals')
})

it('takes a whole name before one of which a word is left out', () => {
  const museum = { id: 'museum', name: 'Casa Concha', localName: 'Museo Machu Picchu' }
  const ruins = { id: 'ruins', name: 'Machu Picchu', localName: 'Machu Picchu' }
  const found = (text: string) => sightsInText(text, [museum, ruins], 'Cusco').map(({ id }) => id)
  expect(found('Machu Picchu el tercer día')).toEqual(['ruins'])
  expect(found('Museo Machu Picchu')).toEqual(['museum'])
})

it('knows the Louvre as it is mostly written in Japanese', () => {
  const louvre = { id: 'louvre', name: 'Louvre Museum', localName: 'Musée du Louvre', otherNames: ['ルーヴル美術館'] }
  expect(sightsInText('ルーブルは朝一番', [louvre], 'Paris').map(({ id }) => id)).toEqual(['louvre'])
})
