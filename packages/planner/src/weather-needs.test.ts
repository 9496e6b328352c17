import { describe, expect, it } from 'vitest'
import type { PlaceKind } from '@waymark/atlas/place'
import { findCity } from '@waymark/atlas/find-city'
import { suitsWeather } from './weather-needs.ts'
import { isHot, isRainySeason, weatherAround } from './weather.ts'

function weatherIn(name: string, date: string) {
  const city = findCity(name)
  if (!city) throw new Error(`The table lacks ${name}`)
  return weatherAround(city)(date)
}

const suits = (activity: string, kind: PlaceKind, city: string, date: string, stayMinutes = 90): boolean =>
  suitsWeather(
    { activity, place: { name: activity, kind, status: 'general', lat: 0, lng: 0, stayMinutes, costCents: 0 } },
    weatherIn(city, date),
  )

describe('the weather of a stop', () => {
  it.each([
    ['Time at the beach', 'beach', 'Nice', '2027-01-10', false],
    ['Time at the beach', 'beach', 'Nice', '2027-07-10', true],
    ['Time at the beach', 'beach', 'Sydney', '2027-01-10', true],
    ['Swim in a lake or river', 'nature', 'Zürich', '2027-02-10', false],
    ['Rent a bicycle for half a day', 'activity', 'Umeå', '2027-01-10', false],
    ['Rent a bicycle for half a day', 'activity', 'Umeå', '2027-07-10', true],
    ['Rent a bicycle for half a day', 'activity', 'Amsterdam', '2027-05-10', true],
    ['Shop for a picnic and eat it outdoors', 'park', 'Oslo', '2027-01-10', false],
    ['Visit a museum', 'museum', 'Umeå', '2027-01-10', true],
  ] as const)('%s (%s) in %s on %s: %s', (activity, kind, city, date, expected) => {
    expect(suits(activity, kind, city, date)).toBe(expected)
  })

  it('nobody walks for hours in hard frost', () => {
    expect(suits('Walk in the forest', 'nature', 'Umeå', '2027-01-10', 210)).toBe(false)
    expect(suits('Walk in the forest', 'nature', 'Umeå', '2027-01-10', 60)).toBe(true)
  })
})

it.each([
  ['Dubai', '2027-07-10', true, false],
  ['Dubai', '2027-01-10', false, false],
  ['Mumbai', '2027-07-10', false, true],
  ['Hanoi', '2027-01-10', false, false],
  ['Bergen', '2027-10-10', false, false],
])('%s on %s is hot: %s, has a rainy season: %s', (city, date, hot, rainy) => {
  const weather = weatherIn(city, date)
  expect([isHot(weather), isRainySeason(weather)]).toEqual([hot, rainy])
})
