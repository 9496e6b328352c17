import { randomUUID } from 'node:crypto'
import { ENDPOINTS } from '@waymark/contract/endpoints'
import { aBooking } from '@waymark/contract/fixtures/bookings'
import { aVaultDocument } from '@waymark/contract/fixtures/documents'
import { aPackingItem, aPackingList } from '@waymark/contract/fixtures/packing'
import { aScanResult } from '@waymark/contract/fixtures/scans'
import { aTrip, anItineraryDay } from '@waymark/contract/fixtures/trips'
import { z } from '@waymark/contract/zod'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { aCharterForm, anAccommodationForm } from './support/catalog.ts'
import { documentOf, storedCharter, storedStay } from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'

// As after a step back to an older server: the database holds what a newer one has written.

let person: Person
let admin: Person

beforeAll(async () => {
  person = await newPerson()
  admin = await newPerson({ admin: true })
})

const OF_TOMORROW = { ofTomorrow: { since: '2027' } }

async function stored(collection: string, fixture: object, changes: object = {}): Promise<string> {
  const id = randomUUID()
  const now = Timestamp.now()
  const times = Object.fromEntries(
    ['createdAt', 'updatedAt', 'bookingDate'].filter((key) => key in fixture).map((key) => [key, now]),
  )
  const { id: _id, ...fields } = { ...fixture, userId: person.uid, ...times, ...OF_TOMORROW, ...changes } as {
    id?: string
  }
  await adminFirestore.collection(collection).doc(id).set(fields)
  return id
}

const read = async (path: string): Promise<Record<string, unknown>> =>
  (await adminFirestore.doc(path).get()).data() ?? {}

/** The entry with the id of an answer that is as strict as it is declared. */
async function listed(name: keyof typeof ENDPOINTS, id: string): Promise<Record<string, unknown> | undefined> {
  const { method, path, response } = ENDPOINTS[name]
  const answer = await call(method, path, { headers: person.byBearer })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(z.safeParse(response, answer.body).error).toBeUndefined()
  expect(JSON.stringify(answer.body)).not.toContain('ofTomorrow')
  return (answer.body as Record<string, unknown>[]).find((entry) => entry['id'] === id)
}

describe('a document of a newer version is answered in the shape of today', () => {
  it('a trip', async () => {
    const day = { ...anItineraryDay(), ...OF_TOMORROW }
    const trip = { ...aTrip().itinerary, dailyItinerary: [day, { day: 'none' }] }
    const members = { memberIds: [person.uid, 'bob'], roles: { [person.uid]: 'owner', bob: 'keeper' } }
    const id = await stored('trips', aTrip(), {
      ...members,
      itinerary: trip,
      progress: { state: 'paused', daysReady: 1, daysTotal: 1 },
    })
    expect(await listed('listTrips', id)).toMatchObject({
      roles: { [person.uid]: 'owner' },
      progress: { state: 'ready' },
      itinerary: { dailyItinerary: [anItineraryDay()] },
    })
    expect((await call('DELETE', `/api/trips/${id}`, { headers: person.byBearer })).status).toBe(200)
  })

  it('a booking, and cancelling it touches nothing else', async () => {
    const details = { ...aBooking().details, ...OF_TOMORROW }
    const stay = await storedStay()
    const id = await stored('bookings', aBooking(), { details, status: 'on-request', accommodationId: stay })
    expect(await listed('listBookings', id)).toMatchObject({ status: 'pending', details: { nights: 3 } })
    expect((await call('POST', `/api/bookings/${id}/cancel`, { headers: person.byBearer })).status).toBe(200)
    expect(await read(`bookings/${id}`)).toMatchObject({ status: 'cancelled', details, ...OF_TOMORROW })
  })

  it('a document of the vault', async () => {
    const id = await stored('documents', aVaultDocument(), { type: 'driving_licence' })
    expect(await listed('listDocuments', id)).toMatchObject({ type: 'other' })
  })

  it('a discovered place', async () => {
    const id = await stored('scanResults', aScanResult(), {
      locationData: { ...aScanResult().locationData, ...OF_TOMORROW },
    })
    expect(await listed('listScanResults', id)).toMatchObject({ locationName: 'Torre de Belém' })
  })

  it('a profile, and changing it touches nothing else', async () => {
    await call('GET', '/api/auth/user', { headers: person.byBearer })
    await adminFirestore.doc(`users/${person.uid}`).update({ ...OF_TOMORROW, currency: 'INR' })
    expect((await call('GET', '/api/auth/user', { headers: person.byBearer })).body).toMatchObject({ currency: 'USD' })
    const changed = await call('PUT', '/api/profile', { headers: person.byBearer, json: { location: 'Lisbon' } })
    expect(changed.status).toBe(200)
    expect(await read(`users/${person.uid}`)).toMatchObject({ ...OF_TOMORROW, currency: 'INR', location: 'Lisbon' })
  })
})

describe('what is written back keeps what a newer version has put there', () => {
  it('the items of a packing list', async () => {
    const hat = aPackingItem({ id: 'hat', name: 'Hat' })
    const items = { hat: { ...hat, ...OF_TOMORROW }, gone: { packed: true, ...OF_TOMORROW } }
    const id = await stored('packingLists', aPackingList(), { memberIds: [person.uid], items })
    expect(await listed('listPackingLists', id)).toMatchObject({ items: [hat] })
    const replaced = await call('PUT', `/api/packing-lists/${id}`, {
      headers: person.byBearer,
      json: { items: [{ ...hat, packed: true }, aPackingItem({ id: 'new', name: 'New' })] },
    })
    expect(replaced.status).toBe(200)
    const after = await read(`packingLists/${id}`)
    expect(after).toMatchObject({
      ...OF_TOMORROW,
      items: { hat: { ...hat, packed: true, ...OF_TOMORROW }, gone: { packed: false, ...OF_TOMORROW } },
    })
    expect(after['items']).not.toHaveProperty('new.ofTomorrow')
  })

  it('a stay that is edited', async () => {
    const id = await storedStay()
    const coordinates = { lat: 1, lng: 2, ...OF_TOMORROW }
    await documentOf('accommodations', id).update({ ...OF_TOMORROW, coordinates, category: 'zen' })
    const form = anAccommodationForm({ title: 'Another', coordinates: { lat: 3, lng: 4 }, category: null })
    const edited = await call('PUT', `/api/admin/accommodations/${id}`, { headers: admin.byBearer, json: form })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
    expect(edited.body).toMatchObject({ title: 'Another', coordinates: { lat: 3, lng: 4 }, category: null })
    const kept = { ...OF_TOMORROW, coordinates: { lat: 3, lng: 4, ...OF_TOMORROW }, category: 'zen' }
    expect(await read(`accommodations/${id}`)).toMatchObject(kept)
  })

  it('a charter trip that is edited', async () => {
    const id = await storedCharter()
    const location = { meetingPoint: 'The old quay', ...OF_TOMORROW }
    await documentOf('charterTrips', id).update({ location })
    const form = aCharterForm({ location: { meetingPoint: 'The new quay' } })
    const edited = await call('PUT', `/api/charter-trips/${id}`, { headers: admin.byBearer, json: form })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
    expect(await read(`charterTrips/${id}`)).toMatchObject({
      location: { meetingPoint: 'The new quay', ...OF_TOMORROW },
    })
  })
})

it('a document that cannot be read hides no other', async () => {
  const broken = await stored('bookings', aBooking(), { title: 5 })
  const whole = await stored('bookings', aBooking())
  expect(await listed('listBookings', whole)).toBeDefined()
  expect(await listed('listBookings', broken)).toBeUndefined()
})
