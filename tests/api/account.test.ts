import { randomUUID } from 'node:crypto'
import { DELETED_ACCOUNT, SIGN_IN_AGAIN } from '@waymark/contract/users/account-calls'
import { anExpense, aStop, aTripDay } from '@waymark/contract/fixtures/trips'
import { PICTURES } from '@waymark/contract/fixtures/pictures'
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount as deleteOwn } from '../../functions/src/users/delete-account.ts'
import { anImportedTrip, deleteAccount, deletedAccount, hasAccount, importTrip, tracesOf } from './support/account.ts'
import { inTheApp } from './support/app.ts'
import { call } from './support/call.ts'
import { submittedActivity } from './support/catalog.ts'
import { storedDocument } from './support/documents.ts'
import {
  aCharterBooking,
  aStayBooking,
  book,
  bookingIn,
  bookStay,
  byAdmin,
  documentOf,
  nightsOfStay,
  seatsTaken,
  storedCharter,
  storedStay,
} from './support/marketplace.ts'
import { savedList } from './support/packing-lists.ts'
import { bearerHeaders, newPerson, openSession, type Person, signIn } from './support/people.ts'
import { savedScan } from './support/scans.ts'
import { adminFirestore } from './support/stack.ts'
import { linkTo } from './support/trip-links.ts'
import { plannedTrip, tripDocument, tripsOf } from './support/trips.ts'
import { fetchPicture, uploadedPicture } from './support/uploads.ts'

const picture = Buffer.from(PICTURES['image/jpeg'], 'base64')

/** The call as the service gets it, of somebody who signed in so long ago: a token of then is one from before the account. */
const deleteSignedInBefore = ({ uid }: Person, minutes: number) =>
  deleteOwn({
    uid,
    isAdmin: false,
    isEmailVerified: true,
    isByCustomToken: false,
    hasSecondFactor: undefined,
    signedInMs: Date.now() - minutes * 60_000,
  })

/** Somebody who has used everything there is. */
async function somebodyWithEverything() {
  const surname = randomUUID()
  const person = await newPerson({ displayName: `Zebedee ${surname}` })
  const headers = person.byBearer
  const stay = await storedStay()
  const charter = await storedCharter()
  const trip = await plannedTrip(person)
  await savedList(person)
  await savedScan(person)
  await storedDocument(person)
  await call('PUT', '/api/profile', { headers, json: { location: `${surname} Lane`, airlineMembership: surname } })
  const who = {
    customerName: 'Zebedee Quillfeather',
    customerEmail: person.email,
    specialRequests: 'Zebedee is allergic',
  }
  const seats = bookingIn(await book(person, aCharterBooking(charter, { ...who, tripId: trip.id })))
  const nights = bookingIn(await bookStay(person, stay, aStayBooking({ notes: `For ${surname}` })))
  await submittedActivity(person)
  const approved = await submittedActivity(person, { imageUrl: await uploadedPicture(person, picture) })
  await documentOf('activities', approved.id).update({ status: 'approved' })
  await adminFirestore.doc(`users/${person.uid}/favourites/stay_casa`).set({ kind: 'stay', title: surname })
  await adminFirestore.collection(`users/${person.uid}/notices`).add({ kind: 'booking-confirmed', text: surname })
  return { person, surname, stay, charter, trip, seats, nights, approved }
}

describe('deleting an account', () => {
  it('leaves nothing of the person but bookings and offers without a name', async () => {
    const { person, surname, stay, charter, trip, seats, nights, approved } = await somebodyWithEverything()
    const other = await newPerson()
    const shared = await plannedTrip(other)
    const members = { memberIds: [other.uid, person.uid], roles: { [other.uid]: 'owner', [person.uid]: 'editor' } }
    const named = {
      [`memberNames.${person.uid}`]: 'Tess',
      'stops.d1-1.by': person.uid,
      'stops.d1-2.removedBy': person.uid,
      'removedDays.2': true,
      'removedBy.2': { day: 2, by: person.uid },
      'expenses.dinner': anExpense({ paidBy: person.uid, sharedBy: [other.uid, person.uid], by: person.uid }),
    }
    await tripDocument(shared.id).update({ ...members, ...named })
    await linkTo(trip.id, person, { role: 'public' })
    const packed = await savedList(other)
    await adminFirestore.doc(`packingLists/${packed.id}`).update({
      memberIds: [other.uid, person.uid],
      packers: { passport: person.uid, shoes: other.uid },
      edits: { passport: { id: 'passport', by: person.uid }, shoes: { id: 'shoes', by: other.uid } },
    })
    const words = [person.uid, person.email, surname]
    expect((await tracesOf(words)).length).toBeGreaterThan(10)

    expect(await deletedAccount(person.byCookie)).toEqual({
      deleted: { trips: 1, packingLists: 1, places: 1, documents: 1, submissions: 1, notices: 1 },
      kept: { bookings: 2, activities: 1 },
    })

    expect(await tracesOf(words)).toEqual([])
    expect(await hasAccount(person.uid)).toBe(false)
    expect((await tripDocument(shared.id).get()).data()).toMatchObject({
      memberIds: [other.uid],
      roles: { [other.uid]: 'owner' },
      expenses: {
        dinner: { amountCents: 4_250, paidBy: DELETED_ACCOUNT.uid, sharedBy: [other.uid, DELETED_ACCOUNT.uid] },
      },
    })
    expect((await adminFirestore.doc(`packingLists/${packed.id}`).get()).data()).toMatchObject({
      memberIds: [other.uid],
      packers: { shoes: other.uid },
      edits: { shoes: { id: 'shoes', by: other.uid } },
    })
    expect((await documentOf('bookings', seats.id).get()).data()).toMatchObject({
      userId: DELETED_ACCOUNT.uid,
      customerName: 'Deleted account',
      customerEmail: '',
      specialRequests: null,
      status: 'pending',
      participants: 1,
    })
    expect(await seatsTaken(charter)).toBe(1)
    expect([...(await nightsOfStay(stay)).values()]).toEqual([nights.id, nights.id])
    const offer = (await documentOf('activities', approved.id).get()).data()
    expect(offer).toMatchObject({ submittedBy: null, status: 'approved' })
    expect((await fetchPicture(String(offer?.['imageUrl']))).status).toBe(200)

    const admin = await newPerson({ admin: true })
    expect((await byAdmin(admin, 'cancel', seats.id)).status).toBe(200)
    expect(await seatsTaken(charter)).toBe(0)
    expect((await adminFirestore.collection(`users/${DELETED_ACCOUNT.uid}/notices`).get()).empty).toBe(true)
  })

  it('is not kept from it by a companion who says that they pack an item called constructor', async () => {
    const [person, eve] = [await newPerson(), await newPerson()]
    const { id } = await savedList(eve)
    const list = adminFirestore.doc(`packingLists/${id}`)
    await list.update({
      memberIds: [eve.uid, person.uid],
      packers: { shoes: eve.uid },
      edits: { constructor: { id: 'constructor', by: person.uid }, shoes: { id: 'shoes', by: eve.uid } },
    })
    await inTheApp(eve, (db) => updateDoc(doc(db, list.path), { 'packers.constructor': person.uid }))
    await deletedAccount(person.byBearer)
    expect((await list.get()).data()).toMatchObject({
      memberIds: [eve.uid],
      packers: { shoes: eve.uid },
      edits: { shoes: { id: 'shoes', by: eve.uid } },
    })
    expect(await tracesOf([person.uid])).toEqual([])
  })

  it('ends every session at once', async () => {
    const person = await newPerson()
    const elsewhere = await openSession(await signIn(person.email))
    await adminFirestore.doc(`users/${person.uid}/private/revocation`).set({ validSince: 1 })
    const headers = { cookie: `__session=${elsewhere}` }
    expect((await call('GET', '/api/trips', { headers })).status).toBe(200)
    await deletedAccount(person.byBearer)
    for (const each of [headers, person.byCookie, person.byBearer]) {
      expect((await call('GET', '/api/trips', { headers: each })).status).toBe(401)
    }
    expect((await deleteAccount(person.byBearer)).status).toBe(401)
    // A token of before is good for an hour to the rules, but for this.
    expect((await adminFirestore.doc(`users/${person.uid}/private/revocation`).get()).data()).toEqual({
      validSince: expect.any(Number),
      purgeAt: expect.any(Timestamp),
    })
    await expect(signIn(person.email)).rejects.toThrow('signInWithPassword failed')
    expect(await tracesOf([person.uid])).toEqual([])
  })

  it('needs a sign-in of the last five minutes, and leaves everybody else alone', async () => {
    const person = await newPerson()
    const other = await newPerson()
    const trip = await plannedTrip(person)
    await plannedTrip(other)
    await expect(deleteSignedInBefore(person, 6)).rejects.toMatchObject({ code: 'forbidden', message: SIGN_IN_AGAIN })
    expect((await tripDocument(trip.id).get()).exists).toBe(true)
    expect(await deleteSignedInBefore(person, 4)).toMatchObject({ deleted: { trips: 1 } })
    expect((await tripDocument(trip.id).get()).exists).toBe(false)
    expect(await tripsOf(other.uid)).toHaveLength(1)
    expect(await hasAccount(other.uid)).toBe(true)
  })

  it('is refused to a page of another site, and allowed to one of this', async () => {
    const person = await newPerson()
    const cookie = `__session=${person.cookie}`
    expect((await deleteAccount({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await hasAccount(person.uid)).toBe(true)
    expect((await deleteAccount({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('goes on after it was interrupted, and twice at a time is as good as once', async () => {
    const person = await newPerson()
    await plannedTrip(person)
    await storedDocument(person)
    // What a deletion leaves that ended after the documents: files that no document leads to.
    for (const name of ['trips', 'documents']) {
      const { docs } = await adminFirestore.collection(name).where('userId', '==', person.uid).get()
      await Promise.all(docs.map(({ ref }) => ref.delete()))
    }
    const again = bearerHeaders(await signIn(person.email))
    const answers = await Promise.all([deleteAccount(again), deleteAccount(again)])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(await tracesOf([person.uid])).toEqual([])
    expect(await hasAccount(person.uid)).toBe(false)
  })
})

describe('importing a trip', () => {
  let ann: Person
  beforeAll(async () => {
    ann = await newPerson()
  })

  it('makes it anew, for whoever imports it, once for each key', async () => {
    const headers = { ...ann.byBearer, 'idempotency-key': 'the-same' }
    const past = anImportedTrip({ startDate: '2020-03-01', endDate: '2020-03-01' })
    const days = past.itinerary.dailyItinerary.map((planned) => ({ ...planned, date: '2020-03-01' }))
    const answer = await importTrip(headers, past)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ...past,
        itinerary: { ...past.itinerary, dailyItinerary: days },
        userId: ann.uid,
        memberIds: [ann.uid],
        roles: { [ann.uid]: 'owner' },
      },
    })
    const { id } = answer.body as { id: string }
    expect((await importTrip(headers, past)).body).toMatchObject({ id })
    expect((await importTrip(ann.byBearer, anImportedTrip())).body).not.toMatchObject({ id })
    expect(await tripsOf(ann.uid)).toHaveLength(2)
  })

  it('makes one line of what rules take as one line only, so that it can be changed', async () => {
    const stop = aStop({
      id: 's1',
      title: 'A castle\nabove\u0000',
      place: { ...aStop().place!, name: 'The\r\ncastle' },
    })
    const expense = anExpense({ id: 'e1', title: 'Dinner\tfor two' })
    const sent = { title: 'Lisbon\nin March', days: { 1: aTripDay() }, stops: { s1: stop }, expenses: { e1: expense } }
    const { body } = await importTrip(ann.byBearer, anImportedTrip(sent))
    const { id } = body as { id: string }
    expect((await tripDocument(id).get()).data()).toMatchObject({
      title: 'Lisbon in March',
      stops: { s1: { title: 'A castle above', place: { name: 'The castle' } } },
      expenses: { e1: { title: 'Dinner for two' } },
    })
    const change = { 'stops.s1.note': 'Early', 'stops.s1.by': ann.uid, updatedAt: serverTimestamp() }
    await inTheApp(ann, (db) => updateDoc(doc(db, `trips/${id}`), change))
  })

  const day = anImportedTrip().itinerary.dailyItinerary[0]
  const withDays = (dailyItinerary: unknown) =>
    anImportedTrip({ itinerary: { ...anImportedTrip().itinerary, dailyItinerary } })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'trip'],
    ['somebody else for its owner', { ...anImportedTrip(), userId: 'eve' }],
    ['members of its own', { ...anImportedTrip(), memberIds: ['eve'] }],
    ['an id', { ...anImportedTrip(), id: 'trip-1' }],
    ['a time of its own', { ...anImportedTrip(), createdAt: '2026-05-01T08:00:00.000Z' }],
    ['a day that is none', withDays([{ ...day, day: 'one' }])],
    ['too many days', withDays(Array.from({ length: 31 }, () => day))],
    ['an end before its start', anImportedTrip({ startDate: '2027-03-02' })],
    ['two months', anImportedTrip({ endDate: '2027-05-01' })],
    ['planning that would never end', anImportedTrip({ progress: { state: 'planning', daysReady: 0, daysTotal: 1 } })],
    ['a title of 256 characters', anImportedTrip({ title: 'x'.repeat(256) })],
    ['half a character', anImportedTrip({ title: '\ud83d' })],
    ['a budget of its own', anImportedTrip({ budget: 'free' })],
    [
      'a megabyte of days',
      withDays(
        Array.from({ length: 30 }, (_, index) => ({
          ...day,
          day: index + 1,
          activities: Array.from({ length: 20 }, () => ({ ...day?.activities[0], description: 'x'.repeat(2_000) })),
        })),
      ),
    ],
  ])('refuses one with %s, and stores nothing', async (_what, trip) => {
    const before = (await tripsOf(ann.uid)).length
    expect(await importTrip(ann.byBearer, trip)).toMatchObject({ status: 400, body: { code: 'invalid-argument' } })
    expect(await tripsOf(ann.uid)).toHaveLength(before)
  })
})
