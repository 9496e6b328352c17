import { listPlacesAround } from '@waymark/contract/places/place-calls'
import { z } from '@waymark/contract/zod'
import { beforeAll, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { newPerson, type Person } from './support/people.ts'
import { storedTrip } from './support/trips.ts'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const around = (query: object, by = person) =>
  call('GET', `/api/places?${new URLSearchParams({ ...query })}`, { headers: by.byBearer })

/** A Monday and a Tuesday. */
const PORTO = { lat: '41.15', lng: '-8.61', from: '2027-03-01', days: '2' }

it('the places around Porto are those of Porto, and then those of its neighbours', async () => {
  const answer = await around(PORTO)
  expect(answer.status).toBe(200)
  const { places, towns = [] } = z.parse(listPlacesAround.response, answer.body)
  expect(towns.slice(0, 40).map(({ name }) => name)).toEqual(expect.arrayContaining(['Porto', 'Braga', 'Guimarães']))
  const names = places.map(({ name }) => name)
  expect(names.indexOf('Livraria Lello')).toBeLessThan(names.indexOf('Bom Jesus do Monte'))
  expect(names).toContain('Bom Jesus do Monte')
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  expect(new Set(places.map(({ hours }) => hours.length))).toEqual(new Set([2]))
})

it('hours are those of each day: none where it is closed, null where there is no door', async () => {
  const { places } = z.parse(listPlacesAround.response, (await around(PORTO)).body)
  const hoursOf = (name: string) => places.find((place) => place.name === name)?.hours
  expect(hoursOf('Ribeira')).toEqual([null, null])
  expect(hoursOf('Biscainhos Museum')?.map((day) => day?.length)).toEqual([0, 1])
  const holiday = z.parse(listPlacesAround.response, (await around({ ...PORTO, from: '2026-12-25', days: '1' })).body)
  expect(holiday.places.find(({ name }) => name === 'Biscainhos Museum')?.hours).toEqual([[]])
})

it('far from every destination there is none', async () => {
  expect(await around({ ...PORTO, lat: '-48.9', lng: '-123.4' })).toMatchObject({
    status: 200,
    body: { places: [], towns: [] },
  })
})

it.each([
  [{ lat: '91' }, 'lat'],
  [{ lng: 'west' }, 'lng'],
  [{ from: 'soon' }, 'from'],
  [{ days: '31' }, 'days'],
])('a question that means nothing is refused: %j', async (wrong, field) => {
  const answer = await around({ ...PORTO, ...wrong })
  expect(answer.status).toBe(400)
  expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field])
})

it('the wishes of a trip are told to nobody but its members', async () => {
  const trip = await storedTrip(person, { preferences: 'no museums' })
  const unsuited = async (by: Person) => {
    const { places } = z.parse(listPlacesAround.response, (await around({ ...PORTO, trip }, by)).body)
    return places.filter(({ suits }) => suits === false).length
  }
  expect(await unsuited(person)).toBeGreaterThan(0)
  expect(await unsuited(await newPerson())).toBe(0)
})
