import { expect, it } from 'vitest'
import { findSights } from './find-sights.ts'

const found = (typed: string, near?: { lat: number; lng: number }) => findSights(typed, near).map(({ name }) => name)

it.each([
  ['eiff', 'Eiffel Tower'],
  ['tour eiffel', 'Eiffel Tower'],
  ['cathedral, seville', 'Seville Cathedral and Giralda'],
  ['frauenkirche mun', 'Frauenkirche'],
  ['清水寺', 'Kiyomizu-dera'],
  ['eifel', 'Eiffel Tower'],
  ['sagrada famila', 'Sagrada Família'],
  ['colisseum', 'Colosseum'],
  ['brandenberg gate', 'Brandenburg Gate'],
  ['neuschwanstien', 'Neuschwanstein Castle'],
])('offers what is meant by "%s": %s', (typed, name) => expect(found(typed)[0]).toBe(name))

it('offers at most six, each once, and nothing for what nobody knows', () => {
  const castles = findSights('castle').map(({ id }) => id)
  expect(castles).toHaveLength(6)
  expect(new Set(castles).size).toBe(6)
  expect(found('zzyzx water tower')).toEqual([])
})

it('begins with those around where the photo was taken', () => {
  const LISBON = { lat: 38.7, lng: -9.2 }
  expect(found('tower')[0]).not.toBe('Belém Tower')
  expect(found('tower', LISBON)[0]).toBe('Belém Tower')
  expect(found('eiffel tower', LISBON)).toContain('Eiffel Tower')
})
