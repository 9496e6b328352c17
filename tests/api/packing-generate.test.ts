import { ErrorBody } from '@waymark/contract/errors'
import { PACKING_ACTIVITIES, PACKING_TRIP_TYPES } from '@waymark/contract/packing/packing-list'
import {
  type GeneratedPackingList,
  generatePackingList,
  ListedPackingList,
} from '@waymark/contract/packing/packing-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeList } from '../../web/src/features/packing/model/make-list.ts'
import { call } from './support/call.ts'
import { aPackingRequest, listsOf, save } from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'

const MEGABYTE = 'x'.repeat(1024 * 1024)

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const generate = (json: unknown) => call('POST', '/api/packing/generate', { headers: person.byBearer, json })

async function generated(changes: Parameters<typeof aPackingRequest>[0] = {}): Promise<GeneratedPackingList> {
  const answer = await generate(aPackingRequest(changes))
  expect(answer.status).toBe(200)
  const { packingList, answeredBy } = generatePackingList.response.parse(answer.body)
  // This stack has no key.
  expect(answeredBy).toBe('guide')
  return packingList
}

const namesIn = ({ items }: GeneratedPackingList) => items.map(({ name }) => name)

const WISHES = {
  tripType: 'Beach/Resort',
  activities: ['beach', 'photography'],
  specialRequirements: 'With our baby,\nvegetarian snacks ☕',
} as const

describe('POST /api/packing/generate', () => {
  it.each([
    ['a city', aPackingRequest()],
    ['a city by the sea with every kind of wish', aPackingRequest({ ...WISHES, activities: [...WISHES.activities] })],
    ['a city in another script', aPackingRequest({ destination: '東京', endDate: '2027-07-05' })],
    ['a place that is unknown', aPackingRequest({ destination: 'Zzyzxville on the Moon' })],
    ['no wishes, said explicitly', aPackingRequest({ activities: [], specialRequirements: '' })],
  ])('makes the list that the app makes for %s', async (_what, request) => {
    const { tripId: _tripId, ...draft } = await makeList(request)
    expect(await generated(request)).toEqual({ ...draft, items: Object.values(draft.items) })
  })

  it.each(PACKING_TRIP_TYPES)('calls a list for %s so', async (tripType) => {
    expect(await generated({ tripType })).toMatchObject({ title: `Lisbon - ${tripType}`, basis: { tripType } })
  })

  it('goes by the climate at the place', async () => {
    expect(
      namesIn(await generated({ destination: 'Yakutsk', startDate: '2027-01-05', endDate: '2027-01-09' })),
    ).toContain('Gloves')
    expect(namesIn(await generated({ destination: 'Bangkok' }))).not.toContain('Gloves')
  })

  it('makes a list without climate for an unknown destination', async () => {
    const list = await generated({ destination: 'Zzyzxville on the Moon' })
    expect(list.basis).toEqual({})
    expect(namesIn(list)).toContain('Passport or ID card')
    expect(JSON.stringify(list.items)).not.toContain('°')
  })

  it('saves nothing', async () => {
    expect(await listsOf(person.uid)).toEqual([])
  })

  it('makes a list that can be saved as it is, and keeps what the guide went by', async () => {
    const list = await generated({ ...WISHES, activities: [...WISHES.activities] })
    const answer = await save(await newPerson(), list)
    expect(answer).toMatchObject({ status: 200, body: list })
    expect(ListedPackingList.parse(answer.body).basis?.place?.countryCode).toBe('PT')
  })
})

type Row = readonly [field: string, what: string, value: unknown, message: string]

const ROWS: readonly Row[] = [
  ['destination', 'missing', undefined, 'Destination is required'],
  ['destination', 'blank', '  ', 'Destination is required'],
  ['destination', '1 MB', MEGABYTE, 'Must be at most 255 characters'],
  ['destination', 'a script', '<script>alert(1)</script>', 'Invalid input'],
  ['destination', 'a number', 42, 'Expected string received number'],
  ['startDate', 'missing', undefined, 'Start date is required'],
  ['startDate', 'a day that is none', '2027-02-30', 'Invalid input'],
  ['endDate', 'missing', undefined, 'End date is required'],
  ['endDate', 'before the start', '2027-07-04', 'End date cannot be before start date'],
  ['endDate', 'after more than a year', '2028-07-06', 'A packing list is for at most 366 days'],
  ['tripType', 'another word', 'Moon Landing', 'Invalid input'],
  ['tripType', 'a number', 5, 'Invalid input'],
  ['activities', 'a text', 'beach', 'Expected array received string'],
  ['activities', 'more than there are', [...PACKING_ACTIVITIES, 'beach'], 'Invalid input'],
  ['specialRequirements', 'too long', 'x'.repeat(2001), 'Must be at most 2000 characters'],
  ['specialRequirements', '1 MB', MEGABYTE, 'Must be at most 2000 characters'],
  ['specialRequirements', 'a null byte', 'no \u0000 nuts', 'Invalid input'],
  ['specialRequirements', 'half a character', 'no \ud800 nuts', 'Invalid input'],
  ['surprise', 'a field that nobody declared', 'hello', 'Unrecognized field: surprise'],
]

describe('a request for a packing list', () => {
  it.each(ROWS)('whose %s is %s is refused with 400', async (field, _what, value, message) => {
    const answer = await generate({ ...aPackingRequest(), [field]: value })
    expect(answer.status).toBe(400)
    expect(ErrorBody.parse(answer.body)).toMatchObject({ code: 'invalid-argument', fields: { [field]: message } })
  })

  it('with an activity of another kind is refused with 400', async () => {
    const answer = await generate({ ...aPackingRequest(), activities: ['beach', 'sleeping'] })
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'activities.1': 'Invalid input' } } })
  })

  it('with nothing wrong is answered', async () => {
    expect((await generate(aPackingRequest({ endDate: '2028-07-04' }))).status).toBe(200)
  })
})
