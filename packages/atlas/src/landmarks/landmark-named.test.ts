import { expect, it } from 'vitest'
import { allLandmarks, landmarkNamed } from './landmark-named.ts'

it('finds every landmark by its English and by its local name', () => {
  expect(allLandmarks().filter(({ id, name }) => landmarkNamed(name)?.id !== id)).toEqual([])
  expect(allLandmarks().filter(({ id, localName }) => landmarkNamed(localName)?.id !== id)).toEqual([])
})

it.each([
  ['eiffel tower', 'Eiffel Tower'],
  ['the Eiffel Tower', 'Eiffel Tower'],
  ['TOUR EIFFEL', 'Eiffel Tower'],
  ['St. Peters Basilica', 'St. Peter’s Basilica'],
  ['Sagrada Familia', 'Sagrada Família'],
  ['金閣寺', 'Kinkaku-ji'],
  ['ताज महल', 'Taj Mahal'],
  ['Vessel', 'The Vessel'],
])('does not mind case, accents and a leading article: %s', (name, expected) => {
  expect(landmarkNamed(name)?.name).toBe(expected)
})

it.each(['', 'the', 'Nowhere Tower', 'Tower'])('knows nothing of "%s"', (name) => {
  expect(landmarkNamed(name)).toBeUndefined()
})
