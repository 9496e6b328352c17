import { expect, it } from 'vitest'
import { seasonAt, seasonTip } from './season.ts'

it.each([
  [50, '2027-01-15', 'winter'],
  [50, '2027-03-01', 'spring'],
  [50, '2027-08-31', 'summer'],
  [50, '2027-11-30', 'autumn'],
  [50, '2027-12-01', 'winter'],
  [-35, '2027-01-15', 'summer'],
  [-35, '2027-04-15', 'autumn'],
  [-35, '2027-07-15', 'winter'],
  [10, '2027-07-15', 'tropical'],
  [-10, '2027-01-15', 'tropical'],
] as const)('at latitude %d, %s is %s', (lat, date, season) => {
  expect(seasonAt(lat, date)).toBe(season)
})

const MILD = { lowC: 12, highC: 21, wetDays: 0.2 }

it('far from the equator the tip tells of long and short days', () => {
  expect(seasonTip('Tromsø', 69.6, '2027-06-20', MILD)).toContain('very long days')
  expect(seasonTip('Tromsø', 69.6, '2027-12-20', MILD)).toContain('few hours of daylight')
  expect(seasonTip('Rome', 41.9, '2027-12-20', MILD)).not.toContain('daylight')
})

it.each([
  [{ lowC: 25, highC: 36, wetDays: 0.1 }, 'cool rooms and shade'],
  [{ lowC: 24, highC: 30, wetDays: 0.75 }, 'rain comes on most days'],
  [{ lowC: -6, highC: 0, wetDays: 0.3 }, 'warm layers'],
  [{ lowC: 4, highC: 12, wetDays: 0.6 }, 'raincoat'],
  [MILD, 'cooler evenings'],
])('with %o it says: %s', (weather, advice) => {
  expect(seasonTip('Anywhere', 40, '2027-07-15', weather)).toContain(advice)
})
