import { describe, expect, it } from 'vitest'
import { aBooking } from '../fixtures/bookings.ts'
import { aPackingItem, aPackingList } from '../fixtures/packing.ts'
import { anItineraryDay, aTrip } from '../fixtures/trips.ts'
import { ChatReply } from './assistant/assistant-calls.ts'
import { Booking } from './bookings/booking.ts'
import { docConverter, faultsOf, isMalformed } from './converter.ts'
import { VaultDocument } from './vault/document.ts'
import { aVaultDocument } from '../fixtures/documents.ts'
import { Notification } from './users/notification.ts'
import { aNotification } from '../fixtures/users.ts'
import { activeItems, PackingList, packingListConverter } from './packing/packing-list.ts'
import { openEnum, parseTolerant, readerOf, UNREADABLE } from './tolerant.ts'
import { Trip } from './trips/trip.ts'
import { z } from './zod.ts'

/** Untyped data as it arrives from Firestore or as JSON. */
const sent = (value: object, changes: object): Record<string, unknown> => ({ ...value, ...changes })

describe('an unknown word', () => {
  it.each([
    ['a status neither promises a bed nor says that there is none', Booking, aBooking(), 'status', 'pending'],
    ['a kind of notice is shown with its text', Notification, aNotification(), 'kind', 'other'],
    ['a type of document is another', VaultDocument, aVaultDocument(), 'type', 'other'],
    ['a travel style is shown as it is', Trip, aTrip(), 'travelStyle', 'tomorrow'],
  ])('%s', (_what, schema, today, field, read) => {
    const { data, faults } = parseTolerant<object>(schema, sent(today, { [field]: 'tomorrow' }))
    expect(data).toEqual({ ...today, [field]: read })
    expect(faults).toEqual([])
  })

  it('of a place is no word of trust', () => {
    const [stop] = anItineraryDay().activities
    const activities = [{ ...stop, place: { ...stop?.place, status: 'tomorrow' } }]
    const trip = parseTolerant(Trip, {
      ...aTrip(),
      itinerary: { ...aTrip().itinerary, dailyItinerary: [{ ...anItineraryDay(), activities }] },
    })
    expect(trip.data?.itinerary.dailyItinerary[0]?.activities[0]?.place?.status).toBe('unverified')
  })

  it('in a list or a record is left out', () => {
    const list = parseTolerant(PackingList, sent(aPackingList(), { basis: { activities: ['hiking', 'diving'] } }))
    expect(list).toMatchObject({ data: { basis: { activities: ['hiking'] } }, faults: [] })
    const trip = parseTolerant(Trip, sent(aTrip(), { roles: { ann: 'owner', bob: 'keeper' } }))
    expect(trip).toMatchObject({ data: { roles: { ann: 'owner' } }, faults: [] })
    expect(trip.data?.roles).not.toHaveProperty('bob')
  })

  it('that decides what a thing is leaves that thing out', () => {
    const reply = {
      response: 'Hello',
      suggestions: [],
      actions: [
        { type: 'call-a-taxi', from: 'here' },
        { type: 'open-screen', screen: 'taxis' },
        { type: 'search-stays', place: 'Lisbon' },
      ],
      context: { destination: 'Lisbon', mood: 'good', seats: { row: 4 } },
      answeredBy: 'guide',
    }
    const { data } = parseTolerant(ChatReply, reply)
    expect(data?.actions).toEqual([{ type: 'search-stays', place: 'Lisbon' }])
    expect(data?.context).toEqual({ destination: 'Lisbon', mood: 'good' })
  })

  it('must have been thought of: a shape with an enum that states nothing has no reader', () => {
    expect(() => readerOf(z.strictObject({ state: z.enum(['on', 'off']) }))).toThrow("unknown word at 'state'")
    expect(readerOf(z.strictObject({ state: openEnum(['on', 'off'], UNREADABLE) }))).toBeDefined()
  })
})

describe('what cannot be read', () => {
  const read = (fields: object) =>
    packingListConverter.fromFirestore({ id: 'list-1', data: () => sent(aPackingList(), fields) })

  it('in a list is left out alone, and named without what it held', () => {
    const items = { hat: aPackingItem({ id: 'hat' }), 'secret-id': { ...aPackingItem(), name: 5 } }
    const list = read({ items })
    if (isMalformed(list)) throw new Error('The list is gone')
    expect(activeItems(list).map(({ id }) => id)).toEqual(['hat'])
    expect(faultsOf(list)).toEqual([{ path: 'items.*', code: 'invalid_union' }])
  })

  it('at all is named without what it held', () => {
    const list = read({ memberIds: 'secret', title: ['secret'] })
    expect(list).toEqual({
      id: 'list-1',
      malformed: [
        { path: 'title', code: 'invalid_type' },
        { path: 'memberIds', code: 'invalid_type' },
      ],
    })
  })

  it('is a document in another format', () => {
    const envelope = { ...aVaultDocument().envelope, format: 3 }
    const { data, faults } = parseTolerant(VaultDocument, sent(aVaultDocument(), { envelope }))
    expect(data).toBeUndefined()
    expect(faults).toEqual([{ path: 'envelope.format', code: 'invalid_value' }])
  })

  it('has its keys of records left out of the path', () => {
    const Shape = z.strictObject({ id: z.string(), deep: z.record(z.string(), z.strictObject({ n: z.number() })) })
    const stored = docConverter(Shape).fromFirestore({ id: 'a', data: () => ({ deep: { 'secret-id': { n: 'x' } } }) })
    expect(faultsOf(stored)).toEqual([{ path: 'deep.*.n', code: 'invalid_type' }])
    expect(stored).toEqual({ id: 'a', deep: {} })
  })
})

describe('a list with what is left of removed items', () => {
  it('keeps it, whatever else a newer version put there', () => {
    const gone = { packed: true, removedBy: 'bob' }
    const { data } = parseTolerant(
      PackingList,
      sent(aPackingList(), { items: { hat: aPackingItem({ id: 'hat' }), gone } }),
    )
    expect(data?.items['gone']).toEqual({ packed: true })
    expect(activeItems({ items: data?.items ?? {} }).map(({ id }) => id)).toEqual(['hat'])
  })
})
