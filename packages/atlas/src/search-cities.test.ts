import { expect, it } from 'vitest'
import { shownName } from './find-city.ts'
import { searchCities } from './search-cities.ts'

const names = (prefix: string, limit = 8): string[] => searchCities(prefix, limit).map(shownName)

it('completes a name with the largest cities first', () => {
  expect(names('lon')[0]).toBe('London')
  expect(names('san ')).toEqual(expect.arrayContaining(['San Antonio', 'San Diego']))
})

it('puts the city whose whole name was typed before longer names', () => {
  expect(names('Bath')[0]).toBe('Bath')
})

it('completes other names and areas', () => {
  expect(names('Lisbo')).toContain('Lisbon')
  expect(names('Münch')[0]).toBe('Munich')
  expect(names('東')[0]).toBe('Tokyo')
  expect(names('Santori')).toEqual(['Santorini'])
})

it('names each city once and no more than asked for', () => {
  const found = searchCities('ma', 500)
  expect(new Set(found.map((city) => `${shownName(city)}|${city.lat}|${city.lng}`)).size).toBe(found.length)
  expect(searchCities('ma', 5)).toHaveLength(5)
})

it('completes nothing without a letter', () => {
  expect(names('')).toEqual([])
  expect(names(' ,')).toEqual([])
})
