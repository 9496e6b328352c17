import { anAccommodation } from '@waymark/contract/fixtures/accommodations'
import { anActivity } from '@waymark/contract/fixtures/activities'
import { anAuditEntry } from '@waymark/contract/fixtures/audit-entries'
import { aBooking } from '@waymark/contract/fixtures/bookings'
import { aCharterTrip } from '@waymark/contract/fixtures/charter-trips'
import { aKeyring, aPasskey, aVaultDocument } from '@waymark/contract/fixtures/documents'
import { aPackingList } from '@waymark/contract/fixtures/packing'
import { aReview } from '@waymark/contract/fixtures/reviews'
import { aScanResult } from '@waymark/contract/fixtures/scans'
import { aPresence, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { aNotification, aFavourite, aUser } from '@waymark/contract/fixtures/users'
import { COLLECTIONS, PRIVATE, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRules, stored, type RulesEnvironment, type Who } from './env.ts'

/** Everything of ann's, and what lies beside it: one document of each collection. */
const SEED = {
  'users/ann': aUser(),
  [`users/ann/private/${PRIVATE.keyring}`]: { ...aKeyring(), passkeys: [aPasskey()] },
  [`users/ann/private/${PRIVATE.passport}`]: { number: null, sealed: { keyId: aKeyring().keyId, sealed: 'c2VhbGVk' } },
  [`users/ann/private/${PRIVATE.index}`]: { keyId: aKeyring().keyId, revision: 4, sealed: 'c2VhbGVk' },
  [`users/ann/private/${PRIVATE.revocation}`]: { validSince: 1, ended: [5], isAdmin: false },
  [`users/ann/private/${PRIVATE.signIn}`]: { email: 'ann@example.com', providers: ['password'] },
  [`users/ann/private/${PRIVATE.secondFactor}`]: { passed: [1], secret: 'GEZDGNBVGY3TQOJQ', lastStep: 1 },
  'users/ann/notices/one': aNotification(),
  'users/ann/favourites/stay_casa': aFavourite(),
  'users/ann/formerKeyrings/one': { replacedBy: 'reset', keyring: aKeyring() },
  'users/ann/sessions/one': { device: 'Firefox on Linux', authTimes: [5] },
  'trips/trip-1': aTripOfStops(),
  'trips/trip-1/presence/ann': aPresence(),
  'tripLinks/digest': { tripId: 'trip-1', createdBy: 'ann' },
  'packingLists/list-1': aPackingList(),
  'scanResults/scan-1': aScanResult(),
  'documents/document-1': aVaultDocument(),
  'activities/activity-1': anActivity({ status: 'pending', submittedBy: 'ann' }),
  'accommodations/stay-1': anAccommodation({ isActive: false }),
  'accommodations/stay-1/nights/2027-03-01': { bookingId: 'booking-1' },
  'charterTrips/charter-1': aCharterTrip({ isActive: false }),
  'bookings/booking-1': aBooking(),
  'reviews/booking-1': aReview(),
  'confirmationCodes/ST-1': { bookingId: 'booking-1' },
  'auditEntries/entry-1': anAuditEntry(),
  'placeCells/CZ_492_176': { places: [] },
  'mail/one': { toUids: ['ann'], message: { subject: 'One', text: 'Two' } },
  'limits/ann_2026-05-01': { count: 1 },
}

const NOW = Math.floor(Date.now() / 1_000)
const OUTSIDERS: Readonly<Record<string, Who>> = {
  'who is signed out': null,
  'a stranger': 'eve',
  'a stranger who has just signed in': { uid: 'eve', signedInSecond: NOW },
  'an admin': { admin: 'root' },
  'an admin of long ago': { admin: 'root', signedInSecond: 1 },
  'an admin without the code that is needed': { admin: 'root', secondFactor: [1] },
  'an admin whose session was ended': { admin: 'root', signedInSecond: NOW, ended: [NOW] },
  'a session of ann that was ended': { uid: 'ann', signedInSecond: 5, ended: [5] },
}

type Act = (db: Firestore, path: string, fields: object) => Promise<unknown>

const nameOf = (path: string): string => path.split('/').at(-2) ?? ''
const beside = (db: Firestore, path: string) => doc(db, `${path}-new`)
const one = (db: Firestore, path: string) => doc(db, path)
const all = (db: Firestore, path: string) => collection(db, path.slice(0, path.lastIndexOf('/')))

/** What each of them tries on each document. */
const ACTS: Readonly<Record<string, Act>> = {
  reads: (db, path) => getDoc(one(db, path)),
  'reads beside': (db, path) => getDoc(beside(db, path)),
  lists: (db, path) => getDocs(all(db, path)),
  'lists one': (db, path) => getDocs(query(all(db, path), limit(1))),
  'lists everywhere': (db, path) => getDocs(collectionGroup(db, nameOf(path))),
  'writes over': (db, path, fields) => setDoc(one(db, path), fields),
  'writes the same': (db, path, fields) => setDoc(one(db, path), { ...fields, updatedAt: serverTimestamp() }),
  'makes one for ann': (db, path, fields) => setDoc(beside(db, path), fields),
  'makes one as an own': (db, path, fields) =>
    setDoc(beside(db, path), { ...fields, userId: 'eve', memberIds: ['eve'], roles: { eve: 'owner' } }),
  'makes one as an admin': (db, path, fields) => setDoc(beside(db, path), { ...fields, isAdmin: true, isActive: true }),
  'adds a field': (db, path) => updateDoc(one(db, path), { isAdmin: true }),
  'takes it over': (db, path) => updateDoc(one(db, path), { userId: 'eve', memberIds: ['eve', 'ann'] }),
  'stamps it': (db, path) => updateDoc(one(db, path), { readAt: serverTimestamp() }),
  'takes a field': (db, path) => updateDoc(one(db, path), { createdAt: deleteField() }),
  deletes: (db, path) => deleteDoc(one(db, path)),
  'writes below': (db, path) => setDoc(doc(db, `${path}/below/it`), { n: 1 }),
}

/** All in `npm run test:long`; else what differs most. */
const TRIED =
  process.env['WAYMARK_ATTEMPTS'] === 'all'
    ? Object.keys(ACTS)
    : ['reads', 'lists', 'writes over', 'makes one for ann', 'adds a field', 'deletes']

/** All that an outsider may: what is public is not here, as none of it is active or approved. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  'an admin': [
    ...[
      'activities/activity-1',
      'accommodations/stay-1',
      'charterTrips/charter-1',
      'bookings/booking-1',
      'reviews/booking-1',
    ].flatMap((path) => ['reads', 'reads beside', 'lists', 'lists one'].map((act) => `${act} ${path}`)),
  ],
}

let rules: RulesEnvironment
beforeAll(async () => {
  rules = await startRules()
  await rules.seed(SEED)
})
afterAll(() => rules.close())

it('a document of each collection is tried', () => {
  const tried = new Set(Object.keys(SEED).map(nameOf))
  for (const name of Object.values({ ...COLLECTIONS, ...SUBCOLLECTIONS })) expect([...tried]).toContain(name)
})

describe('what is not public', () => {
  it.each(Object.entries(OUTSIDERS))('%s may do nothing with it but what is listed', async (who, as) => {
    const allowed: string[] = []
    for (const [path, fixture] of Object.entries(SEED)) {
      for (const does of TRIED) {
        const act = ACTS[does]!
        if (await rules.allows(as, (db) => act(db, path, stored(fixture)))) allowed.push(`${does} ${path}`)
      }
    }
    const may = (MAY[who] ?? []).filter((line) => TRIED.includes(line.slice(0, line.lastIndexOf(' '))))
    expect(allowed.toSorted()).toEqual(may.toSorted())
  })
})
