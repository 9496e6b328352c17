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

it('far from the equator the tip tells of long and short days', () => {
  expect(seasonTip('Tromsø', 69.6, '2027-06-20')).toContain('very long days')
  expect(seasonTip('Tromsø', 69.6, '2027-12-20')).toContain('few hours of daylight')
  expect(seasonTip('Rome', 41.9, '2027-12-20')).not.toContain('daylight')
})
