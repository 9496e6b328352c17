import { readFileSync } from 'node:fs'
import { Accommodation } from '@waymark/contract/stays/accommodation'
import { Activity } from '@waymark/contract/activities/activity'
import { Booking } from '@waymark/contract/bookings/booking'
import { CharterTrip } from '@waymark/contract/charter-trips/charter-trip'
import { anAccommodation } from '@waymark/contract/fixtures/accommodations'
import { AuditEntry } from '@waymark/contract/audit/audit-entry'
import { anAuditEntry } from '@waymark/contract/fixtures/audit-entries'
import { anActivity } from '@waymark/contract/fixtures/activities'
import { aBooking } from '@waymark/contract/fixtures/bookings'
import { aCharterTrip } from '@waymark/contract/fixtures/charter-trips'
import { aKeyring, anArgon2idKeyring, anEnvelope, aVaultDocument } from '@waymark/contract/fixtures/documents'
import { aPackingItem, aPackingList } from '@waymark/contract/fixtures/packing'
import { aLocationInfo, aScanResult } from '@waymark/contract/fixtures/scans'
import { anExpense, aPresence, aStop, aTrip, aTripDay, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { aNotification, aFavourite, aUser } from '@waymark/contract/fixtures/users'
import { COLLECTIONS, PRIVATE, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import { LIMITS } from '@waymark/contract/limits'
import { VaultDocument } from '@waymark/contract/vault/document'
import { Favourite } from '@waymark/contract/users/favourite'
import { Notification } from '@waymark/contract/users/notification'
import { PackingItem, PackingList } from '@waymark/contract/packing/packing-list'
import { LocationInfo, ScanResult } from '@waymark/contract/scans/scan'
import { Expense } from '@waymark/contract/trips/expense'
import { Presence } from '@waymark/contract/trips/presence'
import { Stop, StopPlace, TripDay } from '@waymark/contract/trips/stop'
import { Trip } from '@waymark/contract/trips/trip'
import { ADMIN_SESSION_HOURS } from '@waymark/contract/users/session'
import { User } from '@waymark/contract/users/user'
import {
  Argon2idKeyring,
  Envelope,
  MAX_ITERATIONS,
  MIN_ITERATIONS,
  Pbkdf2Keyring,
  StoredKeyring,
} from '@waymark/contract/vault/keyring'
import { ARGON2ID_LIMITS } from '@waymark/contract/vault/vault-format'
import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startRules, stored, type RulesEnvironment } from './env.ts'

const SEED = { 'trips/trip-1': aTripOfStops(), 'packingLists/list-1': aPackingList() }

let rules: RulesEnvironment

beforeAll(async () => {
  rules = await startRules()
})

beforeEach(() => rules.seed(SEED))

afterAll(() => rules.close())

const createsList = (fields: Record<string, unknown>) => {
  const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
  return rules.allows('ann', (db) =>
    setDoc(doc(db, 'packingLists/new'), { ...stored(aPackingList()), ...times, ...fields }),
  )
}

const addsItem = (item: Record<string, unknown>) =>
  rules.allows('ann', (db) => updateDoc(doc(db, 'packingLists/list-1'), { 'items.new': item }))

let keepers = 0

/** Somebody's first one: none is changed past the API. */
function storesKeyring(fields: Record<string, unknown>, of: object = aKeyring()) {
  keepers += 1
  const uid = `keeper-${keepers}`
  const keyring = { ...stored(of), updatedAt: serverTimestamp(), ...fields }
  return rules.allows(uid, (db) => setDoc(doc(db, 'users', uid, 'private/vault'), keyring))
}

/** A favourite has the id of what it is about. */
function marksFavourite(fields: Record<string, unknown> = {}, id = 'casa') {
  const favourite = { ...stored(aFavourite()), itemId: id, createdAt: serverTimestamp(), ...fields }
  return rules.allows('ann', (db) => setDoc(doc(db, 'users/ann/favourites', `stay_${id}`), favourite))
}

const text = (length: number) => 'x'.repeat(length)

const updatesTrip = (changes: Record<string, unknown>) =>
  rules.allows('ann', (db) => updateDoc(doc(db, 'trips/trip-1'), changes))

const addsStop = (stop: Record<string, unknown>) => updatesTrip({ 'stops.new': { ...stop, id: 'new' } })

const addsExpense = (expense: Record<string, unknown>) => updatesTrip({ 'expenses.new': { ...expense, id: 'new' } })

describe('contract and rules agree on what is valid', () => {
  it.each([
    ['trip of before', Trip, aTrip()],
    ['trip', Trip, aTripOfStops()],
    ['stop', Stop, aStop()],
    ['day of a trip', TripDay, aTripDay()],
    ['expense', Expense, anExpense()],
    ['presence', Presence, aPresence()],
    ['packing list', PackingList, aPackingList()],
    ['packing item', PackingItem, aPackingItem()],
    ['user', User, aUser()],
    ['scan result', ScanResult, aScanResult()],
    ['landmark', LocationInfo, aLocationInfo()],
    ['activity', Activity, anActivity()],
    ['place to stay', Accommodation, anAccommodation()],
    ['charter trip', CharterTrip, aCharterTrip()],
    ['booking', Booking, aBooking()],
    ['notice', Notification, aNotification()],
    ['favourite', Favourite, aFavourite()],
    ['entry of the audit trail', AuditEntry, anAuditEntry()],
    ['keyring of format 1', StoredKeyring, aKeyring()],
    ['keyring', StoredKeyring, anArgon2idKeyring()],
    ['envelope', Envelope, anEnvelope()],
    ['document', VaultDocument, aVaultDocument()],
  ])('the fixture of a %s fits its schema', (_what, schema, fixture) => {
    expect(schema.safeParse(fixture).success).toBe(true)
  })

  it('the fixture of a packing list is one that rules let its owner create', async () => {
    expect(await createsList({})).toBe(true)
  })

  it('the fixture of an item is one that rules let a member add', async () => {
    expect(await addsItem(aPackingItem())).toBe(true)
  })

  it('every field of an item is known to the rules', async () => {
    for (const field of Object.keys(PackingItem.shape)) {
      expect(await addsItem({ ...aPackingItem(), [field]: ['wrong'] }), field).toBe(false)
    }
  })

  it('every field of a list is known to the rules', async () => {
    for (const field of Object.keys(PackingList.shape).filter((name) => name !== 'id')) {
      expect(await createsList({ [field]: 5 }), field).toBe(false)
    }
  })

  it('every field of a stop, of its place and of a day is known to the rules', async () => {
    expect(await addsStop(aStop())).toBe(true)
    for (const field of Object.keys(Stop.shape).filter((name) => name !== 'id')) {
      expect(await addsStop({ ...aStop(), [field]: ['wrong'] }), field).toBe(false)
    }
    for (const field of Object.keys(StopPlace.shape)) {
      expect(await addsStop({ ...aStop(), place: { ...aStop().place, [field]: ['wrong'] } }), field).toBe(false)
    }
    for (const field of Object.keys(TripDay.shape)) {
      expect(await updatesTrip({ 'days.2': { ...aTripDay(), [field]: ['wrong'] } }), field).toBe(false)
    }
  })

  it('every field of a favourite is known to the rules', async () => {
    expect(await marksFavourite()).toBe(true)
    for (const field of Object.keys(Favourite.shape).filter((name) => name !== 'id')) {
      expect(await marksFavourite({ [field]: ['wrong'] }), field).toBe(false)
    }
    expect(await marksFavourite({ unknown: 'x' })).toBe(false)
  })

  it('the fixture of a keyring is one that rules let its owner store', async () => {
    expect(await storesKeyring({})).toBe(true)
    expect(await storesKeyring({}, anArgon2idKeyring())).toBe(true)
  })

  it('every field of a keyring is known to the rules', async () => {
    for (const [shape, keyring] of [
      [Pbkdf2Keyring.shape, aKeyring()],
      [Argon2idKeyring.shape, anArgon2idKeyring()],
    ] as const) {
      for (const field of Object.keys(shape)) {
        expect(await storesKeyring({ [field]: ['wrong'] }, keyring), field).toBe(false)
      }
      expect(await storesKeyring({ unknown: 'x' }, keyring)).toBe(false)
    }
  })

  it('a key is derived with no fewer rounds and no more than the contract allows', async () => {
    const rounds = [MIN_ITERATIONS - 1, MIN_ITERATIONS, MAX_ITERATIONS, MAX_ITERATIONS + 1]
    const allowed = await Promise.all(rounds.map((iterations) => storesKeyring({ iterations })))
    expect(allowed).toEqual([false, true, true, false])
    const { minMemory, maxMemory, minPasses, maxPasses } = ARGON2ID_LIMITS
    for (const [field, least, most] of [
      ['memory', minMemory, maxMemory],
      ['passes', minPasses, maxPasses],
    ] as const) {
      const costs = [least - 1, least, most, most + 1].map((cost) => ({ [field]: cost }))
      expect(await Promise.all(costs.map((cost) => storesKeyring(cost, anArgon2idKeyring())))).toEqual([
        false,
        true,
        true,
        false,
      ])
      const read = costs.map((cost) => StoredKeyring.safeParse({ ...anArgon2idKeyring(), ...cost }).success)
      expect(read).toEqual([false, true, true, false])
    }
  })

  it('what a keyring wraps is as long as the format has it', async () => {
    const lengths = { salt: 22, byPassphrase: 80, byRecoveryCode: 80 }
    for (const [field, length] of Object.entries(lengths)) {
      for (const [size, may] of [
        [length - 1, false],
        [length, true],
        [length + 1, false],
      ] as const) {
        const changes = { [field]: text(size) }
        expect(await storesKeyring(changes), `${field} of ${size}`).toBe(may)
        expect(StoredKeyring.safeParse({ ...aKeyring(), ...changes }).success, `${field} of ${size}`).toBe(may)
      }
    }
  })

  it('a field that no schema knows is refused everywhere', async () => {
    expect(await createsList({ unknown: 'x' })).toBe(false)
    expect(await addsItem({ ...aPackingItem(), unknown: 'x' })).toBe(false)
    expect(await updatesTrip({ unknown: 'x' })).toBe(false)
    expect(await updatesTrip({ 'itinerary.unknown': 'x' })).toBe(false)
  })

  it('administrators sign in as often for rules as for the API', () => {
    const text = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
    expect(text).toContain(`request.time.toMillis() / 1000 - ${ADMIN_SESSION_HOURS} * 3600`)
  })

  it('the index of a vault may be as long for rules as for readers', () => {
    const text = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
    expect(text).toContain(`isText(data.sealed, ${LIMITS.sealedIndex})`)
  })

  it('every collection of the contract has its block, and every private document', () => {
    const text = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
    for (const name of Object.values({ ...COLLECTIONS, ...SUBCOLLECTIONS })) {
      expect(text).toContain(`match /${name}/{`)
    }
    for (const id of [
      PRIVATE.keyring,
      PRIVATE.passport,
      PRIVATE.index,
      PRIVATE.revocation,
      PRIVATE.signIn,
      PRIVATE.secondFactor,
    ]) {
      expect(text).toContain(`match /${PRIVATE.collection}/${id} {`)
    }
  })
})

const itemsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`i${i}`, aPackingItem({ id: `i${i}` })]))

type Limit = readonly [what: string, limit: number, write: (size: number) => Promise<boolean>]

const EDGES: readonly Limit[] = [
  ['the title of a list', LIMITS.title, (size) => createsList({ title: text(size) })],
  ['the destination of a list', LIMITS.place, (size) => createsList({ destination: text(size) })],
  ['the items of a list', LIMITS.packingItems, (size) => createsList({ items: itemsOf(size) })],
  ['the title of a favourite', LIMITS.title, (size) => marksFavourite({ title: text(size) })],
  ['the place of a favourite', LIMITS.place, (size) => marksFavourite({ location: text(size) })],
  ['the id of what is a favourite', LIMITS.favouriteItemId, (size) => marksFavourite({}, text(size))],
  ['the picture of a favourite', LIMITS.url, (size) => marksFavourite({ imageUrl: text(size) })],
  ['the title of a trip', LIMITS.title, (size) => updatesTrip({ title: text(size) })],
  ['the title of a stop', LIMITS.shortText, (size) => addsStop(aStop({ title: text(size) }))],
  ['the description of a stop', LIMITS.longText, (size) => addsStop(aStop({ description: text(size) }))],
  ['the note of a stop', LIMITS.longText, (size) => addsStop(aStop({ note: text(size) }))],
  ['the link of a stop', LIMITS.stopLink, (size) => addsStop(aStop({ link: `https://${text(size - 8)}` }))],
  ['the day of a stop', LIMITS.tripDays, (size) => addsStop(aStop({ day: size }))],
  ['the title of an expense', LIMITS.shortText, (size) => addsExpense(anExpense({ title: text(size) }))],
  ['the day of an expense', LIMITS.tripDays, (size) => addsExpense(anExpense({ day: size }))],
  ['the theme of a day', LIMITS.shortText, (size) => updatesTrip({ 'days.1': aTripDay({ theme: text(size) }) })],
  ['the number of a day', LIMITS.tripDays, (size) => updatesTrip({ [`days.${size}`]: aTripDay() })],
  ['the key of a day that is added', LIMITS.tripDays, (size) => updatesTrip({ [`dayOrder.${size}`]: 'a0' })],
  ['the key of a day that is taken out', LIMITS.tripDays, (size) => updatesTrip({ [`removedDays.${size}`]: true })],
  [
    'the key of a day that somebody takes out',
    LIMITS.tripDays,
    (size) => updatesTrip({ [`removedDays.${size}`]: true, [`removedBy.${size}`]: { day: size, by: 'ann' } }),
  ],
  ['the name of an item', LIMITS.packingItemName, (size) => addsItem(aPackingItem({ name: text(size) }))],
  ['the category of an item', LIMITS.shortText, (size) => addsItem(aPackingItem({ category: text(size) }))],
  ['the reason of an item', LIMITS.packingReason, (size) => addsItem(aPackingItem({ reason: text(size) }))],
  ['the order of an item', LIMITS.shortText, (size) => addsItem(aPackingItem({ order: text(size) }))],
  ['the quantity of an item', LIMITS.packingQuantity, (size) => addsItem(aPackingItem({ quantity: size }))],
]

describe('rules hold the limits of the contract', () => {
  it.each(EDGES)('%s may be %i and no more', async (_what, limit, write) => {
    expect(await write(limit)).toBe(true)
    expect(await write(limit + 1)).toBe(false)
  })

  it('a title must not be taken away', async () => {
    expect(await updatesTrip({ title: deleteField() })).toBe(false)
    expect(await updatesTrip({ title: 'x' })).toBe(true)
  })
})
