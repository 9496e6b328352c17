import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { PICTURES } from '@waymark/contract/fixtures/pictures'
import { runScheduled } from '@waymark/tools/local-stack/schedule'
import { expect, it } from 'vitest'
import { sweepOrphans } from '../../functions/src/orphans/sweep-orphans.ts'
import { tracesOf } from './support/account.ts'
import { submittedActivity } from './support/catalog.ts'
import { documentAt, storedDocument, withVault } from './support/documents.ts'
import { aCharterBooking, book, bookingIn, documentOf, storedCharter, storedStay } from './support/marketplace.ts'
import { savedList } from './support/packing-lists.ts'
import { startJob } from './support/job.ts'
import { newPerson, type Person } from './support/people.ts'
import { savedScan } from './support/scans.ts'
import { adminAuth, adminBucket, adminFirestore, FUNCTIONS_PORT } from './support/stack.ts'
import { linkTo } from './support/trip-links.ts'
import { plannedTrip, storedTrip, tripDocument } from './support/trips.ts'
import { fetchPicture, picturesOf, uploadedPicture } from './support/uploads.ts'

const HOUR_MS = 3_600_000
/** In hours. */
const A_WEEK = 7 * 24
const picture = Buffer.from(PICTURES['image/jpeg'], 'base64')
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** Accounts of their own, to which a run is limited: others use the same stack. */
const newPrefix = () => `left-${randomUUID().slice(0, 8)}`

const deleteInConsole = ({ uid }: Person) => adminAuth.deleteUser(uid)

const put = (path: string) => adminBucket.file(path).save('left', { resumable: false })

/** Somebody with something in every collection and folder. */
async function withEverything(uid: string): Promise<Person & { readonly booking: string }> {
  const person = await withVault(await newPerson({ uid }))
  const trip = await plannedTrip(person)
  await linkTo(trip.id, person, { role: 'public' })
  await savedList(person)
  await savedScan(person)
  await storedDocument(person)
  await submittedActivity(person, { imageUrl: await uploadedPicture(person, picture) })
  const booking = bookingIn(await book(person, aCharterBooking(await storedCharter())))
  return { ...person, booking: booking.id }
}

it('erases what is left of an account that is no more, and files that no document names, after a day', async () => {
  const prefix = newPrefix()
  const [gone, here] = [await withEverything(`${prefix}-gone`), await withEverything(`${prefix}-here`)]
  const shared = await storedTrip(here)
  const members = { memberIds: [here.uid, gone.uid], roles: { [here.uid]: 'owner', [gone.uid]: 'editor' } }
  await tripDocument(shared).update({ ...members, 'stops.d1-1.by': gone.uid })
  // An upload under way has its document before its file.
  const upload = `vault/${here.uid}/upload`
  await documentAt(`${here.uid}-upload`).set({ userId: here.uid, file: { path: upload } })
  await put(upload)
  await deleteInConsole(gone)
  const ofGone = await tracesOf([gone.uid])
  const ofHere = await tracesOf([here.uid])
  expect([ofGone.length > 10, ofHere.length > 10]).toEqual([true, true])
  const nameless = ['vault', 'scans', 'public/activities'].map((folder) => `${folder}/${here.uid}/none-480.webp`)
  await Promise.all(nameless.map(put))

  await sweepOrphans(inHours(23), prefix)
  expect(await tracesOf([gone.uid])).toEqual(ofGone)
  expect(await tracesOf([here.uid])).toEqual([...ofHere, ...nameless].toSorted())

  await sweepOrphans(inHours(23 + A_WEEK + 1), prefix)
  expect(await tracesOf([gone.uid])).toEqual([])
  expect(await tracesOf([here.uid])).toEqual(ofHere)
  expect((await documentOf('bookings', gone.booking).get()).data()).toMatchObject({ customerEmail: '' })
  expect((await documentOf('bookings', here.booking).get()).get('userId')).toBe(here.uid)
  expect((await tripDocument(shared).get()).get('memberIds')).toEqual([here.uid])
})

/** A run in a process of its own, which dies as soon as it asks for a file. */
async function runThatDies(now: Date, prefix: string): Promise<void> {
  const storage = createServer()
  await once(storage.listen(0, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${(storage.address() as AddressInfo).port}`
  const call = `sweepOrphans(new Date('${now.toISOString()}'), '${prefix}')`
  // The second variable is what firebase-admin sets from the first.
  const env = { FIREBASE_STORAGE_EMULATOR_HOST: host, STORAGE_EMULATOR_HOST: `http://${host}` }
  const { child } = startJob('orphans/sweep-orphans.ts', call, env)
  storage.once('connection', () => child.kill('SIGKILL'))
  const [, signal] = (await once(child, 'close')) as [unknown, unknown]
  storage.close()
  expect(signal).toBe('SIGKILL')
}

/** What may be left below a profile, each of an account of its own. */
const BELOW = ['private/passport', 'private/revocation', 'notices/1', 'favourites/1', 'formerKeyrings/1', 'sessions/1']

it('finds what is below a profile that is no more', async () => {
  const prefix = newPrefix()
  const below = (who: string) =>
    BELOW.map((path, index) => adminFirestore.doc(`users/${prefix}-${who}-${index}/${path}`))
  const here = await Promise.all(BELOW.map((_, index) => newPerson({ uid: `${prefix}-here-${index}` })))
  await Promise.all(here.map(({ uid }) => adminFirestore.doc(`users/${uid}`).delete()))
  await Promise.all([...below('gone'), ...below('here')].map((left) => left.set({ validSince: 1 })))
  const ofHere = await tracesOf([`${prefix}-here`])

  await sweepOrphans(inHours(23), prefix)
  expect((await adminFirestore.getAll(...below('gone'))).every(({ exists }) => exists)).toBe(true)
  await sweepOrphans(inHours(23 + A_WEEK + 1), prefix)
  const left = (await adminFirestore.getAll(...below('gone'))).filter(({ exists }) => exists)
  // Rules need it for a day.
  expect(left.map(({ id }) => id)).toEqual(['revocation'])
  const purgeAt: unknown = left[0]?.get('purgeAt')
  expect(purgeAt).toBeDefined()
  expect(await tracesOf([`${prefix}-here`])).toEqual(ofHere)

  // It is not taken for something that is left, which would keep it for another day again and again.
  await sweepOrphans(inHours(23 + 2 * A_WEEK + 2), prefix)
  expect((await left[0]?.ref.get())?.get('purgeAt')).toEqual(purgeAt)
})

it('keeps a picture that an administrator shows, also of an account that is no more', async () => {
  const prefix = newPrefix()
  const [gone, here] = [await newPerson({ uid: `${prefix}-gone` }), await newPerson({ uid: `${prefix}-here` })]
  const [ofGone, ofHere] = [await uploadedPicture(gone, picture), await uploadedPicture(here, picture)]
  const [stay, charter] = [await storedStay({ gallery: [ofGone, ofHere] }), await storedCharter({ imageUrl: ofGone })]
  await deleteInConsole(gone)
  await sweepOrphans(inHours(25), prefix)

  const shown = [
    ...((await documentOf('accommodations', stay).get()).get('gallery') as string[]),
    (await documentOf('charterTrips', charter).get()).get('imageUrl') as string,
  ]
  expect(shown).toEqual([shown[2], ofHere, shown[2]])
  expect(shown[2]).not.toContain(gone.uid)
  for (const url of shown) expect((await fetchPicture(url)).status).toBe(200)
  expect(await picturesOf(gone.uid)).toEqual([])
})

it('finishes what a run has left that broke off half-way', async () => {
  const prefix = newPrefix()
  const [gone, here] = [await newPerson({ uid: `${prefix}-gone` }), await newPerson({ uid: `${prefix}-here` })]
  // What is left half-way is found by its profile alone.
  for (const one of [gone, here]) await storedTrip(one)
  await deleteInConsole(gone)
  const before = [await tracesOf([gone.uid]), await tracesOf([here.uid])] as const
  await runThatDies(inHours(25), prefix)
  const between = await tracesOf([gone.uid])
  expect(between.length).toBeLessThan(before[0].length)
  expect(between).toContain(`users/${gone.uid}`)

  await sweepOrphans(inHours(26), prefix)
  expect(await tracesOf([gone.uid])).toEqual([])
  expect(await tracesOf([here.uid])).toEqual(before[1])
})

it('tries an account again that could not be erased, and does not wait for the next round', async () => {
  const prefix = newPrefix()
  const [gone, here] = [await newPerson(), await newPerson()]
  for (const one of [gone, here]) await savedScan(one)
  await deleteInConsole(gone)
  const before = await tracesOf([here.uid])
  await adminFirestore.doc(`limits/orphans-${prefix}`).set({ at: {}, again: [gone.uid, here.uid] })
  await sweepOrphans(new Date(), prefix)
  expect(await tracesOf([gone.uid])).toEqual([])
  expect(await tracesOf([here.uid])).toEqual(before)
})

it('erases nobody where too many accounts are missing', async () => {
  const prefix = newPrefix()
  const users = Array.from({ length: 11 }, (_, index) => adminFirestore.doc(`users/${prefix}-${index}`))
  await Promise.all(users.map((user) => user.set({ firstName: 'Zebedee' })))
  await expect(sweepOrphans(inHours(25), prefix)).rejects.toThrow('too many accounts are missing')
  expect(await tracesOf([`${prefix}-`])).toHaveLength(11)
  // Ten are taken for deleted.
  await users[0]?.delete()
  await sweepOrphans(inHours(25), prefix)
  expect(await tracesOf([`${prefix}-`])).toEqual([])
})

it('runs on a schedule, and touches nobody who is there', async () => {
  const person = await newPerson()
  await savedScan(person)
  const before = await tracesOf([person.uid])
  const response = await runScheduled(FUNCTIONS_PORT, 'sweepOrphans')
  expect(response.status, await response.text()).toBe(200)
  expect(await tracesOf([person.uid])).toEqual(before)
})
