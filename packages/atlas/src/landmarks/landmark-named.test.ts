import { expect, it } from 'vitest'
import { landmarkNamed } from './landmark-named.ts'
import { LANDMARKS } from './landmarks.ts'

it('finds every landmark by its English and by its local name', () => {
  expect(LANDMARKS.filter((landmark) => landmarkNamed(landmark.name) !== landmark)).toEqual([])
  expect(LANDMARKS.filter((landmark) => landmarkNamed(landmark.localName) !== landmark)).toEqual([])
})

it.each([
  ['eiffel tower', 'Eiffel Tower'],
  ['the Eiffel Tower', 'Eiffel Tower'],
  ['TOUR EIFFEL', 'Eiffel Tower'],
  ['St. Peters Basilica', 'St Peter’s Basilica'],
  ['Sagrada Familia', 'Sagrada Família'],
  ['金閣寺', 'Golden Pavilion'],
  ['ताज महल', 'Taj Mahal'],
  ['Vessel', 'The Vessel'],
])('does not mind case, accents and a leading article: %s', (name, expected) => {
  expect(landmarkNamed(name)?.name).toBe(expected)
})

it.each(['', 'the', 'Nowhere Tower', 'Tower'])('knows nothing of "%s"', (name) => {
  expect(landmarkNamed(name)).toBeUndefined()
})
