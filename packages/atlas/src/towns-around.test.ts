import { expect, it } from 'vitest'
import { townsAround } from './towns-around.ts'

const LISBON = { lat: 38.72, lng: -9.14 }
const namesAround = (point: Parameters<typeof townsAround>[0]) => townsAround(point).map(({ name }) => name)

it('begins with the town itself and has neighbours that people travel to before suburbs', () => {
  const names = namesAround(LISBON)
  expect(names[0]).toBe('Lisbon')
  expect(names).toEqual(expect.arrayContaining(['Sintra', 'Cascais', 'Évora', 'Setúbal']))
  expect(names.indexOf('Sintra')).toBeLessThan(names.indexOf('Amadora'))
})

it('names each town once', () => {
  for (const point of [LISBON, { lat: 35.68, lng: 139.69 }, { lat: 46.95, lng: 7.44 }]) {
    const names = namesAround(point)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(20)
  }
})

it('is empty in the middle of an ocean', () => {
  expect(townsAround({ lat: -48.9, lng: -123.4 })).toEqual([])
})
