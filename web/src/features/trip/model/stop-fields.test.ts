import { aStop } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { changedFields, EMPTY_STOP, fieldsOf, fieldsOfPlace, stopResolver, type StopFields } from './stop-fields.ts'

const OPTIONS = { fields: {}, shouldUseNativeValidation: false } as const

const judge = (changes: Partial<StopFields>) =>
  stopResolver({ ...EMPTY_STOP, title: 'Tram 28', ...changes }, undefined, OPTIONS)

test('a stop comes out of its form as it went in', async () => {
  const stop = aStop({ note: 'Early', link: 'https://example.com/', costCents: 1250, currency: 'EUR' })
  const { values, errors } = await stopResolver(fieldsOf(stop), undefined, OPTIONS)
  expect(errors).toEqual({})
  expect(changedFields(stop, values as Parameters<typeof changedFields>[1])).toEqual({})
})

test('a title alone will do', async () => {
  expect((await judge({})).values).toEqual({
    title: 'Tram 28',
    startsAt: null,
    minutes: null,
    kind: 'sight',
    note: '',
    place: null,
    costCents: null,
    currency: null,
    link: null,
    bookingId: null,
  })
})

test('a title is one line, also where what was pasted or stored is more', async () => {
  expect((await judge({ title: 'Tram\t28\r\nto Graça' })).values).toMatchObject({ title: 'Tram 28 to Graça' })
  const stop = aStop({ title: 'Tram\t28' })
  const { values } = await stopResolver({ ...fieldsOf(stop), note: 'Early' }, undefined, OPTIONS)
  expect(changedFields(stop, values as Parameters<typeof changedFields>[1])).toEqual({
    title: 'Tram 28',
    note: 'Early',
  })
  expect(Object.keys((await judge({ title: '\t\u0000' })).errors)).toEqual(['title'])
})

test('amounts and links are read as people write them', async () => {
  const { values } = await judge({ cost: '12,5', currency: 'eur', link: 'example.com/tickets' })
  expect(values).toMatchObject({ costCents: 1250, currency: 'EUR', link: 'https://example.com/tickets' })
})

test.each([
  ['title', { title: '  ' }],
  ['title', { title: 'x'.repeat(201) }],
  ['startsAt', { startsAt: '25:00' }],
  ['minutes', { minutes: '3' }],
  ['minutes', { minutes: 'long' }],
  ['cost', { cost: 'a lot' }],
  ['currency', { cost: '3', currency: 'euro' }],
  ['link', { link: 'javascript:alert(1)' }],
  ['link', { link: 'two words' }],
  ['note', { note: 'x'.repeat(2001) }],
] as const)('a fault of %s is told beside it: %j', async (field, changes) => {
  const { errors } = await judge(changes)
  expect(Object.keys(errors)).toEqual([field])
})

test('a place of the atlas fills in what is known of it, and replaces another place as a whole', async () => {
  const known = {
    id: 'pt-porto-clerigos',
    name: 'Clérigos Tower',
    otherNames: [],
    kind: 'viewpoint',
    lat: 41.1458,
    lng: -8.6139,
    about: 'A tower.',
    stayMinutes: 75,
    costCents: 800,
    hours: [],
  }
  const stop = aStop({ note: 'Early' })
  const fields = { ...fieldsOf(stop), ...fieldsOfPlace(known) }
  const { values } = await stopResolver(fields, undefined, OPTIONS)
  expect(changedFields(stop, values as Parameters<typeof changedFields>[1])).toEqual({
    title: 'Clérigos Tower',
    minutes: 75,
    place: { name: 'Clérigos Tower', kind: 'viewpoint', status: 'verified', lat: 41.1458, lng: -8.6139 },
    costCents: 800,
  })
})
