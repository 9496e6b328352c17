import { describe, expect, it } from 'vitest'
import { planningContextOf } from './planning-context.ts'
import { planTrip } from './plan-trip.ts'
import { visitsOf } from './plan-visits.ts'
import { readWishes } from './wishes.ts'

/** Of 120 wishes for 40 destinations, typed without a look at the word lists, those that were read wrongly. */
describe('wishes typed in a hurry', () => {
  it.each([
    ['wife and 2 yo, stroller, naps 1-3pm', ['Child (2)', 'Slow pace', 'Nothing from 13:00 to 15:00']],
    ['siesta de 14 a 16', ['Slow pace', 'Nothing from 14:00 to 16:00']],
    ['troppo caldo: pausa dalle 14 alle 17', ['Nothing from 14:00 to 17:00']],
    ['Mittagsschlaf von 13 bis 15 Uhr', ['Slow pace', 'Nothing from 13:00 to 15:00']],
    ['no more than 2 museums', ['Fewer museums']],
    ['no more than two museums a day', ['Museums: at most 2 a day']],
    ['keine Moscheen mehr als eine', ['Fewer churches and temples']],
    ['no hiking longer than 2 hours', ['Less hiking']],
    ['nada de montanha-russa', ['No adventure']],
    ['trabalho remoto de manhã, tardes livres', ['Mornings free']],
    ['télétravail le matin', ['Mornings free']],
    ['mi madre lucha contra la altura', ['Slow pace']],
    ['first time in Rome, safety first', ['The famous sights']],
    ['voyage en amoureux', ['Likes romantic places']],
    ['motorbike tour with a guide on day 3', ['Own idea: motorbike tour', 'Motorbike tour on day 3']],
    ['博斯普鲁斯海峡游船周二', ['Likes boat trips', 'Boat trips on Tuesday']],
    ['no party beaches', ['No nightlife']],
    ['seafood lovers', ['Likes food']],
    ['ガウディ', ['Likes architecture']],
    ['早上不要太早', ['Late starts']],
    ['no cruises, but a short boat trip', ['Likes boat trips', 'No long cruises']],
  ])('%s: %j', (text, labels) => {
    const { heeded, unread } = readWishes(text)
    expect(heeded.toSorted()).toEqual(labels.toSorted())
    expect(unread).toEqual([])
  })
})

const trip = (destination: string, preferences: string) => ({
  ...{ destination, departureCity: 'London', startDate: '2027-06-10', endDate: '2027-06-14', preferences },
  ...({ budget: '$2,500 - $5,000', travelStyle: 'Culture' } as const),
})

it('is at a shrine that never closes when the sun rises', () => {
  const { dailyItinerary } = planTrip(trip('Kyoto', 'sunrise at Fushimi Inari')).itinerary
  const visits = dailyItinerary.flatMap(visitsOf).filter(({ place }) => place.name === 'Fushimi Inari Taisha')
  expect(visits.map(({ begins }) => begins < 5 * 60)).toEqual([true])
})

it.each([
  ['Istanbul', 'need time for Friday prayers', 'Likes prayers'],
  ['London', 'we work 9-5, only evenings', 'Nothing before 17:00'],
  ['Prague', 'stag weekend', undefined],
])('names in %s what is wished and no more: %s', (town, wish, label) => {
  const { wishes } = planningContextOf(trip(town, wish))
  expect(wishes.heeded.filter((each) => !each.includes(' on '))).toEqual(label === undefined ? [] : [label])
})

it('takes a short boat where cruises are refused', () => {
  const { dailyItinerary } = planTrip({
    ...{ destination: 'Budapest', departureCity: 'London', startDate: '2027-06-10', endDate: '2027-06-13' },
    ...{ preferences: 'no cruises, but a short boat trip', budget: '$2,500 - $5,000', travelStyle: 'Culture' },
  }).itinerary
  const boats = dailyItinerary.flatMap(visitsOf).filter(({ place }) => /cruise|boat/i.test(place.name))
  expect(boats.map(({ place }) => place.stayMinutes <= 120)).toContain(true)
})
