import { randomUUID } from 'node:crypto'
import type { Access } from '@waymark/contract/endpoint'
import { ENDPOINTS } from '@waymark/contract/endpoints'
import { aKeyChange, aKeyring, aPasskey, VAULT_KEY_ID } from '@waymark/contract/fixtures/documents'
import { PICTURES, pictureUrl } from '@waymark/contract/fixtures/pictures'
import { beforeAll, describe, expect, it } from 'vitest'
import { anImportedTrip } from './support/account.ts'
import { call } from './support/call.ts'
import {
  aCharterForm,
  anAccommodationForm,
  anActivityForm,
  submissionsOf,
  submittedActivity,
} from './support/catalog.ts'
import {
  aSealed,
  documentsOf,
  formerKeyring,
  formOf,
  renewalOf,
  storedDocument,
  withVault,
} from './support/documents.ts'
import {
  aCharterBooking,
  aStayBooking,
  aStayChange,
  book,
  bookStay,
  bookingIn,
  bookingsOf,
  storedActivity,
  storedCharter,
  pastStay,
  pendingReview,
  storedStay,
} from './support/marketplace.ts'
import { aList, aPackingRequest, listsOf, savedList } from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'
import { aSubscribing } from './support/push-double.ts'
import { aScan, savedScan, scansOf } from './support/scans.ts'
import { adminInNeedOfCode, codeOf, secretOf } from './support/second-factor.ts'
import { adminFirestore } from './support/stack.ts'
import { aCopying, linkTo, sharedTrip } from './support/trip-links.ts'
import { aRequest, plannedTrip, soon, storedTrip, tripsOf } from './support/trips.ts'

/** Of another device of the person. @returns its id */
async function otherSession({ uid }: Person): Promise<string> {
  const session = adminFirestore.collection(`users/${uid}/sessions`).doc()
  await session.set({ device: 'Firefox on Linux', authTimes: [1], signedInAt: new Date(0), lastSeenAt: new Date(0) })
  return session.id
}

interface Sample {
  readonly path: string
  readonly json?: unknown
  readonly form?: FormData
  /** Who makes it, where somebody has to be spared. */
  readonly as?: Person
}

/** A call of each endpoint that is right but for who makes it. A new endpoint does not compile without its sample. */
const SAMPLES: Record<keyof typeof ENDPOINTS, (person: Person) => Promise<Sample>> = {
  createSession: async ({ idToken }) => ({ path: '/api/session', json: { idToken } }),
  getPushKey: async () => ({ path: '/api/push' }),
  subscribePush: async () => ({ path: '/api/push', json: aSubscribing('https://fcm.googleapis.com/fcm/send/nobody') }),
  unsubscribePush: async () => ({ path: '/api/push' }),
  listSessions: async () => ({ path: '/api/sessions' }),
  endOtherSessions: async () => ({ path: '/api/sessions/end-others', as: await newPerson() }),
  endSession: async (person) => ({ path: `/api/sessions/${await otherSession(person)}` }),
  getCurrentUser: async () => ({ path: '/api/auth/user' }),
  readSecondFactor: async () => ({ path: '/api/second-factor' }),
  setUpSecondFactor: async () => ({ path: '/api/second-factor', as: await adminInNeedOfCode() }),
  passSecondFactor: async () => {
    const as = await adminInNeedOfCode()
    return { path: '/api/second-factor/code', json: { code: codeOf(await secretOf(as)) }, as }
  },
  checkAdmin: async () => ({ path: '/api/admin/check' }),
  updateProfile: async () => ({ path: '/api/profile', json: { location: 'Lisbon' } }),
  deleteAccount: async () => ({ path: '/api/account', as: await newPerson() }),
  importTrip: async () => ({ path: '/api/account/import', json: { trip: anImportedTrip() } }),
  listTrips: async () => ({ path: '/api/trips' }),
  planTrip: async () => ({ path: '/api/trips/plan', json: aRequest() }),
  deleteTrip: async (person) => ({ path: `/api/trips/${(await plannedTrip(person)).id}` }),
  upgradeTrip: async (person) => ({ path: `/api/trips/${await storedTrip(person)}/upgrade` }),
  copyTrip: async (person) => ({ path: `/api/trips/${await storedTrip(person)}/copy`, json: {} }),
  copySharedTrip: async () => {
    const { token } = await linkTo(await storedTrip(traveller), traveller, { role: 'public' })
    return { path: `/api/shared-trips/${token}/copy`, json: aCopying() }
  },
  shiftTrip: async (person) => ({
    path: `/api/trips/${await storedTrip(person)}/dates`,
    json: { startDate: '2027-05-01' },
  }),
  insertTripDay: async (person) => ({ path: `/api/trips/${await storedTrip(person)}/days`, json: { day: 1 } }),
  removeTripDay: async (person) => ({ path: `/api/trips/${await storedTrip(person)}/days/1` }),
  proposeTripDay: async (person) => ({ path: `/api/trips/${await storedTrip(person)}/days/1/proposal` }),
  moveTripDay: async (person) => ({ path: `/api/trips/${await storedTrip(person)}/days/1`, json: { to: 2 } }),
  createTripLink: async (person) => ({
    path: `/api/trips/${await storedTrip(person)}/links`,
    json: { role: 'viewer', expiresInDays: 1 },
  }),
  listTripLinks: async (person) => ({ path: `/api/trips/${await storedTrip(person)}/links` }),
  revokeTripLink: async (person) => {
    const id = await storedTrip(person)
    return { path: `/api/trips/${id}/links/${(await linkTo(id, person, { role: 'viewer' })).link.id}` }
  },
  acceptTripLink: async () => {
    const { token } = await linkTo(await storedTrip(traveller), traveller, { role: 'viewer' })
    return { path: '/api/trip-links/accept', json: { token } }
  },
  getTripInvitation: async () => {
    const { token } = await linkTo(await storedTrip(traveller), traveller, { role: 'viewer' })
    return { path: `/api/trip-links/${token}` }
  },
  shareTripLists: async (person) => ({ path: `/api/trips/${await storedTrip(person)}/packing-lists/share` }),
  listTripMembers: async (person) => ({ path: `/api/trips/${await storedTrip(person)}/members` }),
  changeTripMember: async (person) => ({
    path: `/api/trips/${await sharedTrip(person)}/members/mia`,
    json: { role: 'viewer' },
  }),
  removeTripMember: async (person) => ({ path: `/api/trips/${await sharedTrip(person)}/members/mia` }),
  getSharedTrip: async () => {
    const { token } = await linkTo(await storedTrip(traveller), traveller, { role: 'public' })
    return { path: `/api/shared-trips/${token}` }
  },
  listPlacesAround: async () => ({ path: '/api/places?lat=41.15&lng=-8.61&from=2027-03-01&days=2' }),
  listPackingLists: async () => ({ path: '/api/packing-lists' }),
  savePackingList: async () => ({ path: '/api/packing-lists', json: aList() }),
  replacePackingItems: async (person) => ({
    path: `/api/packing-lists/${(await savedList(person)).id}`,
    json: { items: [] },
  }),
  deletePackingList: async (person) => ({ path: `/api/packing-lists/${(await savedList(person)).id}` }),
  generatePackingList: async () => ({ path: '/api/packing/generate', json: aPackingRequest() }),
  analyzeScan: async () => ({ path: '/api/scan-discover/analyze', json: { image: pictureUrl() } }),
  findScanPlaces: async () => ({ path: '/api/scan-discover/places?name=eiffel' }),
  listScanResults: async () => ({ path: '/api/scan-results' }),
  saveScanResult: async () => ({ path: '/api/scan-results', json: aScan() }),
  askAssistant: async () => ({ path: '/api/assistant/chat', json: { message: 'What to see in Lisbon?' } }),
  deleteScanResult: async (person) => ({ path: `/api/scan-results/${(await savedScan(person)).id}` }),
  listDocuments: async () => ({ path: '/api/documents' }),
  uploadDocument: async (person) => {
    await withVault(person)
    return { path: '/api/documents/upload', form: formOf(aSealed(person)) }
  },
  replaceDocumentDetails: async (person) => ({
    path: `/api/documents/${(await storedDocument(person)).id}`,
    json: { details: 'bmV3' },
  }),
  renewDocument: async (person) => {
    const stored = await storedDocument(person)
    return { path: `/api/documents/${stored.id}/renewal`, form: await renewalOf(stored) }
  },
  deleteDocument: async (person) => ({ path: `/api/documents/${(await storedDocument(person)).id}` }),
  replacePassphrase: async (person) => {
    const { keyId, kdf, iterations, salt, byPassphrase } = aKeyring()
    await withVault(person)
    return { path: '/api/vault/passphrase', json: { keyId, kdf, iterations, salt, byPassphrase } }
  },
  replaceRecoveryCode: async (person) => {
    const { keyId, byRecoveryCode } = aKeyring()
    await withVault(person)
    return { path: '/api/vault/recovery-code', json: { keyId, byRecoveryCode } }
  },
  addPasskey: async (person) => {
    await withVault(person)
    const { credentialId, byPasskey } = aPasskey()
    return { path: '/api/vault/passkeys', json: { keyId: VAULT_KEY_ID, credentialId, byPasskey } }
  },
  removePasskey: async (person) => {
    await withVault(person, { passkeys: [aPasskey()] })
    return { path: `/api/vault/passkeys/${aPasskey().credentialId}` }
  },
  replaceVaultKey: async (person) => {
    await withVault(person)
    return { path: '/api/vault/key', json: aKeyChange() }
  },
  listFormerKeyrings: async () => ({ path: '/api/vault/former' }),
  restoreKeyring: async (person) => ({ path: '/api/vault/restore', json: { id: await formerKeyring(person) } }),
  reportExport: async () => ({ path: '/api/vault/exported' }),
  resetVault: async (person) => {
    await storedDocument(person)
    return { path: '/api/vault/reset', json: { keyId: VAULT_KEY_ID } }
  },
  listActivities: async () => ({ path: '/api/activities' }),
  listApprovedActivities: async () => ({ path: '/api/activities/approved' }),
  listOwnActivities: async () => ({ path: '/api/activities/my-submissions' }),
  submitActivity: async () => ({ path: '/api/activities/submit', json: anActivityForm() }),
  editOwnActivity: async (person) => ({
    path: `/api/activities/${(await submittedActivity(person)).id}/edit`,
    json: anActivityForm(),
  }),
  deleteOwnActivity: async (person) => ({ path: `/api/activities/${(await submittedActivity(person)).id}/delete` }),
  uploadImage: async () => {
    const form = new FormData()
    form.set('image', new Blob([Buffer.from(PICTURES['image/jpeg'], 'base64')], { type: 'image/jpeg' }), 'tower.jpg')
    return { path: '/api/upload/image', form }
  },
  listFeaturedStays: async () => ({ path: '/api/accommodations/featured' }),
  keepPlanPreview: async () => ({
    path: '/api/plan-preview',
    json: { destination: 'Lisbon', startDate: soon(40) },
  }),
  previewPlan: async () => ({ path: '/api/plan-preview?destination=Lisbon' }),
  searchStays: async () => ({ path: '/api/accommodations/search?page=1&pageSize=20' }),
  getStay: async () => ({ path: `/api/accommodations/${await storedStay()}` }),
  getTakenNights: async () => ({ path: `/api/accommodations/${await storedStay()}/nights` }),
  bookStay: async () => ({ path: `/api/accommodations/${await storedStay()}/book`, json: aStayBooking() }),
  listFeaturedCharterTrips: async () => ({ path: '/api/charter-trips/featured' }),
  listActiveCharterTrips: async () => ({ path: '/api/charter-trips/active' }),
  listAllCharterTrips: async () => ({ path: '/api/charter-trips/all' }),
  getCharterTrip: async () => ({ path: `/api/charter-trips/${await storedCharter()}` }),
  createCharterTrip: async () => ({ path: '/api/charter-trips', json: aCharterForm({ title: randomUUID() }) }),
  updateCharterTrip: async () => ({
    path: `/api/charter-trips/${await storedCharter()}`,
    json: aCharterForm({ title: randomUUID() }),
  }),
  deleteCharterTrip: async () => ({ path: `/api/charter-trips/${await storedCharter()}` }),
  listBookings: async () => ({ path: '/api/bookings' }),
  book: async () => ({ path: '/api/bookings', json: aCharterBooking(await storedCharter()) }),
  changeStay: async (person) => {
    const { id } = bookingIn(await bookStay(person, await storedStay(), aStayBooking()))
    return { path: `/api/bookings/${id}/stay`, json: aStayChange({ guests: 1 }) }
  },
  cancelBooking: async (person) => {
    const { id } = bookingIn(await book(person, aCharterBooking(await storedCharter())))
    return { path: `/api/bookings/${id}/cancel` }
  },
  listAdminActivities: async () => ({ path: '/api/admin/activities' }),
  createActivity: async () => ({ path: '/api/admin/activities', json: anActivityForm({ title: randomUUID() }) }),
  updateActivity: async () => ({
    path: `/api/admin/activities/${await storedActivity()}`,
    json: anActivityForm({ title: randomUUID() }),
  }),
  deleteActivity: async () => ({ path: `/api/admin/activities/${await storedActivity()}` }),
  reviewActivity: async () => ({
    path: `/api/admin/activities/${(await submittedActivity(await newPerson())).id}/review`,
    json: { decision: 'approve' },
  }),
  listAdminAccommodations: async () => ({ path: '/api/admin/accommodations' }),
  createAccommodation: async () => ({
    path: '/api/admin/accommodations',
    json: anAccommodationForm({ title: randomUUID() }),
  }),
  updateAccommodation: async () => ({
    path: `/api/admin/accommodations/${await storedStay()}`,
    json: anAccommodationForm({ title: randomUUID() }),
  }),
  deleteAccommodation: async () => ({ path: `/api/admin/accommodations/${await storedStay()}` }),
  confirmCustomerBooking: async () => {
    const { id } = bookingIn(await book(traveller, aCharterBooking(await storedCharter())))
    return { path: `/api/admin/bookings/${id}/confirm` }
  },
  cancelCustomerBooking: async () => {
    const { id } = bookingIn(await book(traveller, aCharterBooking(await storedCharter())))
    return { path: `/api/admin/bookings/${id}/cancel` }
  },
  listReviews: async () => ({ path: `/api/reviews/accommodation/${await storedStay()}` }),
  writeReview: async (person) => ({
    path: `/api/bookings/${await pastStay(person)}/review`,
    json: { rating: 4, comment: 'Quiet rooms.' },
  }),
  deleteReview: async (person) => ({ path: `/api/bookings/${await pendingReview(person)}/review` }),
  decideReview: async () => ({
    path: `/api/admin/reviews/${await pendingReview(traveller)}/decision`,
    json: { decision: 'approve' },
  }),
  listAuditEntries: async () => ({ path: '/api/admin/audit-entries' }),
  getHealth: async () => ({ path: '/api/health' }),
  listAccounts: async ({ uid }) => ({ path: `/api/admin/accounts?ids=${uid}` }),
  reportFault: async () => ({
    path: '/api/fault-reports',
    json: { build: 'x', fault: { kind: 'failed', name: 'Error', during: 'a test' } },
  }),
}

const NO_SESSION: readonly (readonly [who: string, headers: Readonly<Record<string, string>>])[] = [
  ['nobody', {}],
  ['a cookie that is none', { cookie: '__session=garbage', 'sec-fetch-site': 'same-origin' }],
  ['a bearer token that is none', { authorization: 'Bearer garbage' }],
  ['another kind of authorization', { authorization: 'Basic dHJhdmVsbGVyOnBhc3N3b3Jk' }],
]

/** Everything that the calls could change, as it is stored. */
const ownedBy = async ({ uid }: Person) =>
  [
    ...(await tripsOf(uid)),
    ...(await listsOf(uid)),
    ...(await scansOf(uid)),
    ...(await documentsOf(uid)),
    ...(await bookingsOf(uid)),
    ...(await submissionsOf(uid)),
  ].map((document) => [document.id, document.data()])

const MANAGED = ['activities', 'accommodations', 'charterTrips', 'bookings']

/** What of the things that administrators manage has an id that is in the path of the call, or the title that it sends. */
const managed = async ({ path, json }: Sample) => {
  const title = typeof json === 'object' && json !== null && 'title' in json ? json.title : undefined
  const named = path.split('/').filter((part) => part !== '')
  const found = MANAGED.map((name) => adminFirestore.collection(name)).map(async (collection) => [
    ...(await Promise.all(named.map((id) => collection.doc(id).get()))),
    ...(title === undefined ? [] : (await collection.where('title', '==', title).get()).docs),
  ])
  return (await Promise.all(found)).flat().map((document) => [document.ref.path, document.data()])
}

let traveller: Person
let admin: Person
beforeAll(async () => {
  traveller = await newPerson()
  admin = await newPerson({ admin: true })
})

const byAccess = (...kinds: readonly Access[]) =>
  Object.entries(ENDPOINTS).filter(([, { access }]) => kinds.includes(access))

describe.each(byAccess('signed-in', 'admin'))('%s', (name, { method, access }) => {
  const who = () => (access === 'admin' ? admin : traveller)
  const sample = () => SAMPLES[name as keyof typeof ENDPOINTS](who())

  it('answers whoever has no session with 401 and does nothing', async () => {
    const { path, ...options } = await sample()
    const before = await ownedBy(who())
    for (const [what, headers] of NO_SESSION) {
      const answer = await call(method, path, { ...options, headers })
      expect(answer, what).toMatchObject({ status: 401, body: { message: 'Unauthorized', code: 'unauthenticated' } })
    }
    expect(await ownedBy(who())).toEqual(before)
  })

  it('answers whoever may call, by cookie and by bearer token', async () => {
    for (const way of ['byCookie', 'byBearer'] as const) {
      const { path, as = who(), ...options } = await sample()
      expect((await call(method, path, { ...options, headers: as[way] })).status).toBe(200)
    }
  })
})

it.each(byAccess('admin'))(
  '%s is refused to whoever is no administrator, and does nothing',
  async (name, { method }) => {
    const sample = await SAMPLES[name as keyof typeof ENDPOINTS](admin)
    const { path, ...options } = sample
    const before = await managed(sample)
    for (const headers of [traveller.byCookie, traveller.byBearer]) {
      expect(await call(method, path, { ...options, headers })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
    }
    expect(await managed(sample)).toEqual(before)
  },
)

it.each(byAccess('everyone'))('%s needs no session', async (name, { method }) => {
  const { path, ...options } = await SAMPLES[name as keyof typeof ENDPOINTS](traveller)
  expect((await call(method, path, options)).status).toBe(200)
})
