import { ErrorBody } from '@waymark/contract/errors'
import { BUDGETS, TRAVEL_STYLES } from '@waymark/contract/trips/trip'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ODD_IDS } from './support/call.ts'
import { newPerson, type Person } from './support/people.ts'
import { aRequest, soon, tripsOf } from './support/trips.ts'

const MEGABYTE = 'x'.repeat(1024 * 1024)
const UNKNOWN_PLACE = 'We could not find this destination. Check the spelling or try a nearby city.'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const plan = (json: unknown) => call('POST', '/api/trips/plan', { headers: person.byBearer, json })

type Row = readonly [field: string, what: string, value: unknown, message: string]

const hostile = (field: string, message: string): Row[] => [
  [field, 'a script', '<script>alert(1)</script>', message],
  [field, 'emoji', '🏝️🏝️', message],
  [field, 'a null byte', 'Lis\u0000bon', message],
  [field, 'a mark that turns the writing direction', '\u202eLisbon', message],
  [field, 'a number', 42, 'Expected string received number'],
  [field, 'a list', ['Lisbon'], 'Expected string received array'],
  [field, 'an object', { $ne: '' }, 'Expected string received object'],
]

const place = (field: string, required: string): Row[] => [
  [field, 'missing', undefined, required],
  [field, 'null', null, required],
  [field, 'empty', '', required],
  [field, 'blank', '   ', required],
  [field, 'too long', 'x'.repeat(256), 'Must be at most 255 characters'],
  [field, '1 MB', MEGABYTE, 'Must be at most 255 characters'],
  ...hostile(field, 'Invalid input'),
]

const words = (field: string, required: string): Row[] => [
  [field, 'missing', undefined, required],
  [field, 'null', null, required],
  [field, 'empty', '', required],
  [field, 'another word', 'Other', 'Invalid input'],
  [field, '1 MB', MEGABYTE, 'Invalid input'],
  [field, 'a script', '<script>alert(1)</script>', 'Invalid input'],
  [field, 'a number', 42, 'Invalid input'],
  [field, 'a list', [BUDGETS[0], TRAVEL_STYLES[0]], 'Invalid input'],
]

const day = (field: string, required: string): Row[] => [
  [field, 'missing', undefined, required],
  [field, 'null', null, required],
  [field, 'empty', '', required],
  [field, 'a day that is none', '2027-02-30', 'Invalid input'],
  [field, 'an instant', '2027-02-03T00:00:00Z', 'Invalid input'],
  [field, 'the American way', '02/03/2027', 'Invalid input'],
  [field, '1 MB', MEGABYTE, 'Invalid input'],
  [field, 'a script', '<script>alert(1)</script>', 'Invalid input'],
  [field, 'a number', 20270203, 'Expected string received number'],
]

const PLAN_ROWS: readonly Row[] = [
  ...place('destination', 'Destination is required'),
  ...place('departureCity', 'Departure city is required'),
  ...day('startDate', 'Start date is required'),
  ...day('endDate', 'End date is required'),
  ...words('budget', 'Budget is required'),
  ...words('travelStyle', 'Travel style is required'),
  ['preferences', 'too long', 'x'.repeat(2001), 'Must be at most 2000 characters'],
  ['preferences', '1 MB', MEGABYTE, 'Must be at most 2000 characters'],
  ['preferences', 'a null byte', 'no \u0000 museums', 'Invalid input'],
  ['preferences', 'null', null, 'Expected string received null'],
  ['preferences', 'a list', ['no museums'], 'Expected string received array'],
  ['destination', 'no place on earth', 'Zzyzxville on the Moon', UNKNOWN_PLACE],
  ['startDate', 'in the past', '2020-01-01', 'Start date cannot be in the past'],
  ['endDate', 'before the start', soon(29), 'End date cannot be before start date'],
  ['endDate', 'after the thirtieth day', soon(60), 'Trips can be at most 30 days'],
  ['surprise', 'a field that nobody declared', 'hello', 'Unrecognized field: surprise'],
]

describe('POST /api/trips/plan', () => {
  it.each(PLAN_ROWS)('answers %s %s with 400 and says so', async (field, _what, value, message) => {
    const answer = await plan({ ...aRequest(), [field]: value })
    expect(answer.status).toBe(400)
    const body = ErrorBody.parse(answer.body)
    expect(body.code).toBe('invalid-argument')
    expect(body.fields?.[field]).toBe(message)
    expect(body.message).toBe(message)
  })

  it('names every field that is wrong, and says the message of the first', async () => {
    const answer = await plan({})
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: 'Destination is required',
        fields: {
          destination: 'Destination is required',
          departureCity: 'Departure city is required',
          startDate: 'Start date is required',
          endDate: 'End date is required',
          budget: 'Budget is required',
          travelStyle: 'Travel style is required',
        },
      },
    })
  })

  it('does not say back a name of a megabyte', async () => {
    const answer = await plan({ ...aRequest(), [MEGABYTE]: 1 })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body).length).toBeLessThan(1_000)
  })

  it('survives fields that reach for the prototype', async () => {
    const raw = JSON.stringify(aRequest()).replace('{', '{"__proto__":{"isAdmin":true},"constructor":1,')
    const headers = { ...person.byBearer, 'content-type': 'application/json' }
    expect((await call('POST', '/api/trips/plan', { headers, raw })).status).toBe(400)
  })

  it.each(['', 'with space', 'x'.repeat(129), 'clé'])('refuses the Idempotency-Key %j', async (key) => {
    const headers = { ...person.byBearer, 'idempotency-key': key }
    expect((await call('POST', '/api/trips/plan', { headers, json: aRequest() })).status).toBe(400)
  })

  it('has stored nothing of all this', async () => {
    expect(await tripsOf(person.uid)).toEqual([])
  })

  it('takes the same request when nothing is wrong with it, in any script and with any wish', async () => {
    const preferences = 'Café ☕, <b>no museums</b>, בבקשה, 景色\nsecond line'
    const answer = await plan(aRequest({ departureCity: 'תל אביב', preferences }))
    expect(answer).toMatchObject({ status: 200, body: { departureCity: 'תל אביב', preferences } })
    expect(JSON.stringify((answer.body as { itinerary: unknown }).itinerary)).not.toContain('<b>')
  })
})

describe('POST /api/session', () => {
  it.each<[string, unknown, string]>([
    ['missing', undefined, 'Required'],
    ['null', null, 'Required'],
    ['empty', '', 'Required'],
    ['a number', 42, 'Expected string received number'],
    ['an object', { a: 1 }, 'Expected string received object'],
    ['too long', 'x'.repeat(8_193), 'Must be at most 8192 characters'],
    ['1 MB', MEGABYTE, 'Must be at most 8192 characters'],
  ])('answers an idToken that is %s with 400', async (_what, idToken, message) => {
    const answer = await call('POST', '/api/session', { json: { idToken } })
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { idToken: message } } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each(['<script>alert(1)</script>', '🏝️', 'مرحبا', 'a\u0000b', 'a.b.c'])(
    'answers the idToken %j with 401',
    async (idToken) => {
      const answer = await call('POST', '/api/session', { json: { idToken } })
      expect(answer.status).toBe(401)
      expect(answer.headers.getSetCookie()).toEqual([])
    },
  )
})

describe('DELETE /api/trips/:id', () => {
  it.each(ODD_IDS)('answers an id that is %s with 400 or 404, never 500', async (_what, id, statuses) => {
    const answer = await call('DELETE', `/api/trips/${id}`, { headers: person.byBearer })
    expect(statuses).toContain(answer.status)
  })
})
