import { aPackingItem, aPackingList } from '@waymark/contract/fixtures/packing'
import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { fieldsOf } from '@waymark/contract/converter'
import { PACKING_TRIP_TYPES, PackingList } from '@waymark/contract/packing/packing-list'
import { Trip, tripConverter } from '@waymark/contract/trips/trip'
import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startRules, stored, type RulesEnvironment } from './env.ts'

const SEED = { 'trips/trip-1': aTripOfStops(), 'packingLists/list-1': aPackingList() }

let rules: RulesEnvironment

beforeAll(async () => {
  rules = await startRules()
})

beforeEach(() => rules.seed(SEED))

afterAll(() => rules.close())

const listWith = async (fields: Record<string, unknown>) => {
  const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
  const may = await rules.allows('ann', (db) =>
    setDoc(doc(db, 'packingLists/new'), { ...stored(aPackingList()), ...times, ...fields }),
  )
  return may && readable('packingLists/new')
}

const changed = (path: string) => async (changes: Record<string, unknown>) => {
  const may = await rules.allows('ann', (db) => updateDoc(doc(db, path), changes))
  return may && readable(path)
}
const trip = changed('trips/trip-1')
const list = changed('packingLists/list-1')

/** Written by somebody, and of the contract's shape, whatever a tolerant reader would make of it. What is not throws. */
async function readable(path: string): Promise<true> {
  const stored = fieldsOf(await getDoc(doc(rules.as('ann'), path)))
  const { error } = (path.startsWith('trips/') ? Trip : PackingList).safeParse(stored)
  if (error !== undefined) throw new Error(`The rules let in what the contract does not: ${error.message}`)
  return true
}

const BLANK = [' ', '\u00a0', '\u2003', '\u3000', '\u2028', '\ufeff', '\v', '\t\n\u00a0']
const TEXTS = ['x', '😀', '\u00a0x', 'שלום', '\u3000旅'] as const

describe('a blank text is refused, whatever space it is made of', () => {
  it.each(BLANK)('%j', async (text) => {
    expect(await trip({ title: text })).toBe(false)
    expect(await list({ title: text })).toBe(false)
    expect(await listWith({ destination: text })).toBe(false)
    expect(await list({ 'items.hat': aPackingItem({ id: 'hat', name: text }) })).toBe(false)
    expect(await list({ 'items.hat': aPackingItem({ id: 'hat', category: text }) })).toBe(false)
  })

  it.each(TEXTS)('and %j is not blank', async (text) => {
    expect(await trip({ title: text })).toBe(true)
    expect(await listWith({ title: text, destination: text })).toBe(true)
  })

  it('a character of two units counts twice', async () => {
    expect(await trip({ title: '😀'.repeat(127) })).toBe(true)
    expect(await trip({ title: '😀'.repeat(128) })).toBe(false)
    expect(await listWith({ title: '😀'.repeat(127), destination: '𠮷'.repeat(127) })).toBe(true)
    expect(await listWith({ title: '😀'.repeat(128) })).toBe(false)
    expect(await list({ 'items.hat': aPackingItem({ id: 'hat', name: '😀'.repeat(60) }) })).toBe(true)
    expect(await list({ 'items.hat': aPackingItem({ id: 'hat', name: '😀'.repeat(61) }) })).toBe(false)
  })
})

describe('a field of one line takes no line break', () => {
  it.each(['one\ntwo', 'one\r\ntwo', 'one\ttwo', 'one\u0085two', 'one\u0000two'])('%j', async (text) => {
    expect(await trip({ title: text })).toBe(false)
    expect(await trip({ 'stops.new': aStop({ id: 'new', title: text }) })).toBe(false)
    expect(await list({ title: text })).toBe(false)
    expect(await listWith({ destination: text })).toBe(false)
  })

  it('and a field of several lines does', async () => {
    expect(await trip({ 'stops.new': aStop({ id: 'new', title: 'one two', note: 'one\ntwo' }) })).toBe(true)
  })
})

describe('a day is one that the calendar has', () => {
  it.each([
    '2027-02-28',
    '2028-02-29',
    '2000-02-29',
    '2400-02-29',
    '1600-02-29',
    '2016-02-29',
    '2027-04-30',
    '2027-12-31',
  ])('%s', async (day) => {
    expect(await list({ startDate: day, endDate: day })).toBe(true)
    expect(await listWith({ startDate: day, endDate: day })).toBe(true)
  })

  it.each([
    '2027-02-29',
    '2027-02-30',
    '2100-02-29',
    '2027-04-31',
    '2027-00-10',
    '2027-13-01',
    '2027-01-00',
    '2027-1-1',
    'x027-03-04',
    '2027-01-1x',
    '2027-01-32',
    '2027-04-0x',
    '2027-04-1x',
    '2027-02-0x',
    '2027-02-1x',
    'xx28-02-29',
    '2014-02-29',
    '2022-02-29',
    '1100-02-29',
    '1400-02-29',
    '2200-02-29',
  ])('%s is none', async (day) => {
    expect(await list({ startDate: day, endDate: day })).toBe(false)
    expect(await listWith({ startDate: day, endDate: day })).toBe(false)
  })
})

describe('what the guide went by is in its own words', () => {
  it.each(PACKING_TRIP_TYPES)('%s', async (tripType) => {
    expect(await listWith({ basis: { tripType } })).toBe(true)
  })

  it.each(['Banana', '', 'city break', 5])('%j is no kind of trip', async (tripType) => {
    expect(await listWith({ basis: { tripType } })).toBe(false)
  })

  it('wishes have several lines, and no control characters', async () => {
    expect(await listWith({ basis: { specialRequirements: 'a\n\tb\r\nc' } })).toBe(true)
    expect(await listWith({ basis: { specialRequirements: 'a\u0001b' } })).toBe(false)
    expect(await listWith({ basis: { specialRequirements: 'a\u0085b' } })).toBe(false)
  })

  it('a place is on the globe', async () => {
    const place = { lat: 38.7, lng: -9.1, countryCode: 'PT' }
    expect(await listWith({ basis: { place } })).toBe(true)
    expect(await listWith({ basis: { place: { ...place, lat: Number.NaN } } })).toBe(false)
    expect(await listWith({ basis: { place: { ...place, lng: Number.POSITIVE_INFINITY } } })).toBe(false)
  })
})

describe('an item has an id that can be one', () => {
  it.each(['hat', '...', '.hat', '_', '__hat', 'x y', '帽子'])('%j', async (id) => {
    expect(await list({ 'items.hat': aPackingItem({ id }) })).toBe(true)
  })

  it.each(['.', '..', '__hat__', '____', 'a/b', ''])('%j cannot', async (id) => {
    expect(await list({ 'items.hat': aPackingItem({ id }) })).toBe(false)
  })

  it('also as its key', async () => {
    const items = (key: string) => ({ items: { [key]: aPackingItem() } })
    expect(await listWith(items('...'))).toBe(true)
    expect(await listWith(items('.'))).toBe(false)
    expect(await listWith(items('..'))).toBe(false)
  })
})

describe('a stop that rules accept is one that readers take', () => {
  it.each([
    { title: ' a ' },
    { note: 'a\u0000\u0001b' },
    { description: '\n\t ', note: '\u2003' },
    { place: { name: ' x\u00a0', kind: 'x', status: 'general', lat: -90, lng: 180 } },
    { link: 'http://ü.example/ä?ö=%20' },
    { startsAt: null, minutes: null, day: null, place: null, costCents: null, currency: null },
  ])('%j', async (fields) => {
    const stop = { ...aStop({ id: 'new' }), ...fields }
    expect(await rules.allows('ann', (db) => updateDoc(doc(db, 'trips/trip-1'), { 'stops.new': stop }))).toBe(true)
    const read = tripConverter.fromFirestore(await getDoc(doc(rules.as('ann'), 'trips/trip-1')))
    expect(read).toHaveProperty('stops.new.order', stop.order)
  })

  it('and one that no reader takes hides neither the trip nor its other stops', async () => {
    await rules.seed({
      'trips/trip-1': { ...aTripOfStops(), stops: { 'd1-1': aStop(), bad: 'a text', worse: { day: 1 } } },
    })
    const read = tripConverter.fromFirestore(await getDoc(doc(rules.as('ann'), 'trips/trip-1')))
    expect(read).toHaveProperty('stops', { 'd1-1': aStop() })
  })
})
