import { ErrorBody } from '@waymark/contract/errors'
import { LIMITS } from '@waymark/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { ODD_IDS, type Answer } from './support/call.ts'
import { aList, anItem, listDocument, listsOf, remove, replace, save, savedList } from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'
import { plannedTrip } from './support/trips.ts'

const MEGABYTE = 'x'.repeat(1024 * 1024)
const HALF_A_CHARACTER = 'Lis\ud800bon'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

type Row = readonly [field: string, what: string, value: unknown, message: string]

const day = (field: string, required: string): Row[] => [
  [field, 'missing', undefined, required],
  [field, 'null', null, required],
  [field, 'empty', '', required],
  [field, 'a day that is none', '2027-02-30', 'Invalid input'],
  [field, 'a moment of a day that is none', '2027-02-30T00:00:00Z', 'Invalid input'],
  [field, 'a day with something behind it', '2027-02-03x', 'Invalid input'],
  [field, 'a time that is none', '2027-02-03T25:00:00Z', 'Invalid input'],
  [field, 'the American way', '02/03/2027', 'Invalid input'],
  [field, 'a script', '<script>alert(1)</script>', 'Invalid input'],
  [field, '1 MB', MEGABYTE, 'Must be at most 200 characters'],
  [field, 'a number', 20270203, 'Expected string received number'],
]

const LIST_ROWS: readonly Row[] = [
  ['title', 'blank', '   ', 'Required'],
  ['title', 'null', null, 'Required'],
  ['title', 'too long', 'x'.repeat(256), 'Must be at most 255 characters'],
  ['title', 'half a character', HALF_A_CHARACTER, 'Invalid input'],
  ['title', 'an object', { $ne: '' }, 'Expected string received object'],
  ['destination', 'missing', undefined, 'Destination is required'],
  ['destination', 'blank', '  ', 'Destination is required'],
  ['destination', 'too long', 'x'.repeat(256), 'Must be at most 255 characters'],
  ['destination', '1 MB', MEGABYTE, 'Must be at most 255 characters'],
  ['destination', 'a script', '<script>alert(1)</script>', 'Invalid input'],
  ['destination', 'a null byte', 'Lis\u0000bon', 'Invalid input'],
  ['destination', 'half a character', HALF_A_CHARACTER, 'Invalid input'],
  ...day('startDate', 'Start date is required'),
  ...day('endDate', 'End date is required'),
  ['endDate', 'before the start', '2027-02-28', 'End date cannot be before start date'],
  ['tripId', 'of no trip', 'nosuchtrip', 'Trip not found'],
  ['tripId', 'a path', 'a/b', 'Invalid input'],
  ['tripId', 'empty', '', 'Invalid input'],
  ['tripId', 'a number', 7, 'Expected string received number'],
  ['basis', 'a text', 'beach', 'Expected object received string'],
  ['items', 'missing', undefined, 'Required'],
  ['items', 'null', null, 'Expected array received null'],
  ['items', 'a map', { passport: anItem('passport') }, 'Expected array received object'],
  ['userId', 'of somebody else', 'somebody', 'Unrecognized field: userId'],
  ['memberIds', 'given', ['somebody'], 'Unrecognized field: memberIds'],
  ['requestDigest', 'given', 'x'.repeat(43), 'Unrecognized field: requestDigest'],
  ['surprise', 'a field that nobody declared', 'hello', 'Unrecognized field: surprise'],
]

/** What is wrong with the second of two items, and which field is told. */
const ITEM_ROWS: readonly Row[] = [
  ['id', 'missing', undefined, 'Required'],
  ['id', 'empty', '', 'Invalid input'],
  ['id', 'a path', 'a/b', 'Invalid input'],
  ['id', 'two dots', '..', 'Invalid input'],
  ['id', 'a reserved name', '__proto__', 'Invalid input'],
  ['id', 'too long', 'x'.repeat(129), 'Must be at most 128 characters'],
  ['id', 'half a character', HALF_A_CHARACTER, 'Invalid input'],
  ['name', 'missing', undefined, 'Required'],
  ['name', 'blank', ' \n\t', 'Required'],
  ['name', 'too long', 'x'.repeat(121), 'Must be at most 120 characters'],
  ['name', 'half a character', HALF_A_CHARACTER, 'Invalid input'],
  ['name', 'a list', ['Hat'], 'Expected string received array'],
  ['category', 'missing', undefined, 'Required'],
  ['category', 'too long', 'x'.repeat(201), 'Must be at most 200 characters'],
  ['quantity', 'zero', 0, 'Invalid input'],
  ['quantity', 'negative', -1, 'Invalid input'],
  ['quantity', 'a fraction', 1.5, 'Expected int received number'],
  ['quantity', 'too many', 1_000, 'Invalid input'],
  ['quantity', 'a text', '2', 'Expected number received string'],
  ['quantity', 'null', null, 'Expected number received null'],
  ['reason', 'missing', undefined, 'Required'],
  ['reason', 'too long', 'x'.repeat(301), 'Must be at most 300 characters'],
  ['reason', 'half a character', HALF_A_CHARACTER, 'Invalid input'],
  ['essential', 'missing', undefined, 'Required'],
  ['essential', 'a text', 'true', 'Expected boolean received string'],
  ['packed', 'missing', undefined, 'Required'],
  ['packed', 'a number', 1, 'Expected boolean received number'],
  ['order', 'blank', ' ', 'Required'],
  ['order', 'too long', 'x'.repeat(201), 'Must be at most 200 characters'],
  ['surprise', 'a field that nobody declared', 'hello', 'Unrecognized field: surprise'],
]

const items = (count: number, changes = {}) =>
  Array.from({ length: count }, (_, index) => anItem(`item-${index}`, changes))

const LONGEST = { name: '景'.repeat(120), category: '景'.repeat(200), reason: '景'.repeat(300) }

type WholeRow = readonly [what: string, sent: unknown, message: string]

const WHOLE_ROWS: readonly WholeRow[] = [
  ['501 of them', items(501), 'A packing list holds at most 500 items'],
  ['two with the same id', [anItem('hat'), anItem('shoes'), anItem('hat')], 'Two items have the same id'],
  ['more than a document holds', items(500, LONGEST), 'The packing list is too large'],
]

function expectRefusal(answer: Answer, field: string, message: string): void {
  expect(answer.status).toBe(400)
  expect(ErrorBody.parse(answer.body)).toMatchObject({
    code: 'invalid-argument',
    message,
    fields: { [field]: message },
  })
}

const withWrongItem = (field: string, value: unknown) => [anItem('passport'), { ...anItem('shoes'), [field]: value }]

describe('POST /api/packing-lists', () => {
  it.each(LIST_ROWS)('answers %s %s with 400 and says so', async (field, _what, value, message) => {
    expectRefusal(await save(person, aList({ [field]: value })), field, message)
  })

  it.each(ITEM_ROWS)('answers an item with %s %s with 400 and says which', async (field, _what, value, message) => {
    const answer = await save(person, aList({ items: withWrongItem(field, value) }))
    expect(answer.status).toBe(400)
    expect(ErrorBody.parse(answer.body)).toMatchObject({ message, fields: { [`items.1.${field}`]: message } })
  })

  it.each(WHOLE_ROWS)('answers items that are %s with 400', async (_what, sent, message) => {
    expectRefusal(await save(person, aList({ items: sent })), 'items', message)
  })

  it.each([
    ['tripType', 'Moon Landing', 'Invalid input'],
    ['place', { lat: 38.7, lng: -9.1, countryCode: 'portugal' }, 'Invalid input', '.countryCode'],
    ['surprise', 'hello', 'Unrecognized field: surprise'],
  ])('answers a basis with another %s with 400', async (field, value, message, below = '') => {
    expectRefusal(await save(person, aList({ basis: { [field]: value } })), `basis.${field}${below}`, message)
  })

  it('answers the trip of somebody else as one that is not there', async () => {
    const { id: tripId } = await plannedTrip(await newPerson())
    expectRefusal(await save(person, aList({ tripId })), 'tripId', 'Trip not found')
  })

  it('survives fields that reach for the prototype', async () => {
    const json: unknown = JSON.parse(JSON.stringify(aList()).replace('{', '{"__proto__":{"isAdmin":true},'))
    expect((await save(person, json)).status).toBe(400)
  })

  it.each(['', 'with space', 'x'.repeat(129)])('refuses the Idempotency-Key %j', async (key) => {
    expect((await save(person, aList(), { 'idempotency-key': key })).status).toBe(400)
  })

  it('has stored nothing of all this', async () => {
    expect(await listsOf(person.uid)).toEqual([])
  })

  it('takes the same list when nothing is wrong with it, at every limit and in any script', async () => {
    const other = await newPerson()
    const longest = {
      ...anItem('x'.repeat(128)),
      name: '景'.repeat(120),
      category: 'c'.repeat(200),
      reason: '<b>☕</b>'.padEnd(300, '!'),
      quantity: LIMITS.packingQuantity,
    }
    const json = aList({ title: 'ט'.repeat(255), destination: 'תל אביב', items: [...items(499), longest] })
    const { order: _order, ...sent } = longest
    const answer = await save(other, json)
    expect(answer).toMatchObject({ status: 200, body: { title: json.title, destination: 'תל אביב' } })
    expect((answer.body as typeof json).items.at(-1)).toMatchObject(sent)
  })

  it('takes as much as a document holds', async () => {
    const other = await newPerson()
    const answer = await save(other, aList({ items: items(450, LONGEST) }))
    expect(answer.status).toBe(200)
  })
})

describe('PUT /api/packing-lists/:id', () => {
  let other: Person
  let id: string
  let before: unknown
  beforeAll(async () => {
    other = await newPerson()
    id = (await savedList(other)).id
    before = (await listDocument(id).get()).data()
  })

  it.each(ITEM_ROWS)('answers an item with %s %s with 400 and says which', async (field, _what, value, message) => {
    const answer = await replace(other, id, withWrongItem(field, value))
    expect(answer.status).toBe(400)
    expect(ErrorBody.parse(answer.body).fields?.[`items.1.${field}`]).toBe(message)
  })

  it.each<WholeRow>([
    ...WHOLE_ROWS,
    ['missing', undefined, 'Required'],
    ['a text', 'hat', 'Expected array received string'],
  ])('answers items that are %s with 400', async (_what, sent, message) => {
    expectRefusal(await replace(other, id, sent), 'items', message)
  })

  it('has changed nothing by all this', async () => {
    expect((await listDocument(id).get()).data()).toEqual(before)
  })

  it('takes the same items when nothing is wrong with them', async () => {
    expect((await replace(other, id, withWrongItem('name', 'Boots'))).status).toBe(200)
  })
})

describe.each([
  ['PUT', (id: string) => replace(person, id, [])],
  ['DELETE', (id: string) => remove(person, id)],
] as const)('%s /api/packing-lists/:id', (_method, act) => {
  it.each(ODD_IDS)('answers an id that is %s with 400 or 404, never 500', async (_what, id, statuses) => {
    expect(statuses).toContain((await act(id)).status)
  })
})
