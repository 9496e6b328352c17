import { beforeAll, expect, it } from 'vitest'
import { listPlacesAround } from '@waymark/contract/places/place-calls'
import { z } from '@waymark/contract/zod'
import { call } from './support/call.ts'
import { newPerson, type Person } from './support/people.ts'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const around = (query: string) => call('GET', `/api/places${query}`, { headers: person.byBearer })

it('the places around Porto are those of Porto, and then those of its neighbours', async () => {
  const answer = await around('?lat=41.15&lng=-8.61')
  expect(answer.status).toBe(200)
  const { places } = z.parse(listPlacesAround.response, answer.body)
  const names = places.map(({ name }) => name)
  expect(names.slice(0, 17)).toContain('Livraria Lello')
  expect(names.slice(0, 17)).not.toContain('Bom Jesus do Monte')
  expect(names).toContain('Bom Jesus do Monte')
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
})

it('far from every destination there is none', async () => {
  expect(await around('?lat=-48.9&lng=-123.4')).toMatchObject({ status: 200, body: { places: [] } })
})

it.each([
  ['', { lat: 'Required', lng: 'Required' }],
  ['?lat=91&lng=0', { lat: 'Must be a number from -90 to 90' }],
  ['?lat=0&lng=west', { lng: 'Must be a number from -180 to 180' }],
])('a point that is none is refused: %s', async (query, fields) => {
  expect(await around(query)).toMatchObject({ status: 400, body: { fields } })
})
