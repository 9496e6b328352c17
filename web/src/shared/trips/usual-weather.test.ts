import { aTrip } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { usualWeather } from './usual-weather.ts'

const at = (lat: number, lng: number, startDate: string, endDate: string) =>
  usualWeather({ place: { ...aTrip().place, lat, lng }, startDate, endDate })

test.each([
  ['Lisbon in February', at(38.72, -9.14, '2027-02-03', '2027-02-08'), /^Winter, usually \d+ to \d+ °C, (some rain|rain on most days)$/],
  ['Melbourne in February', at(-37.8, 144.96, '2027-02-03', '2027-02-08'), /^Summer, usually \d+ to \d+ °C, /],
  ['Singapore', at(1.35, 103.8, '2027-11-03', '2027-11-08'), /^In the tropics, usually \d+ to \d+ °C, (some rain|rain on most days)$/],
  ['Cairo in July', at(30.04, 31.24, '2027-07-03', '2027-07-08'), /mostly dry$/],
  ['Tromsø in January', at(69.65, 18.96, '2027-01-03', '2027-01-08'), /^Winter, usually -\d+ to -?\d+ °C, snow is likely$/],
  ['Rome at the turn of the season', at(41.9, 12.5, '2027-05-28', '2027-06-03'), /^Spring to summer, /],
])('%s', (_, says, expected) => {
  expect(says).toMatch(expected)
}) // prettier-ignore
