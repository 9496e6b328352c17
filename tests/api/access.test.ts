import { ENDPOINTS } from '@waymark/contract/endpoints'
import { pictureUrl } from '@waymark/contract/fixtures/pictures'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { aList, aPackingRequest, listsOf, savedList } from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'
import { aScan, savedScan, scansOf } from './support/scans.ts'
import { aRequest, plannedTrip, tripsOf } from './support/trips.ts'

interface Sample {
  readonly path: string
  readonly json?: unknown
}

/** A call of each endpoint that is right but for who makes it. A new endpoint does not compile without its sample. */
const SAMPLES: Record<keyof typeof ENDPOINTS, (person: Person) => Promise<Sample>> = {
  createSession: async ({ idToken }) => ({ path: '/api/session', json: { idToken } }),
  getCurrentUser: async () => ({ path: '/api/auth/user' }),
  checkAdmin: async () => ({ path: '/api/admin/check' }),
  listTrips: async () => ({ path: '/api/trips' }),
  planTrip: async () => ({ path: '/api/trips/plan', json: aRequest() }),
  deleteTrip: async (person) => ({ path: `/api/trips/${(await plannedTrip(person)).id}` }),
  listPackingLists: async () => ({ path: '/api/packing-lists' }),
  savePackingList: async () => ({ path: '/api/packing-lists', json: aList() }),
  replacePackingItems: async (person) => ({
    path: `/api/packing-lists/${(await savedList(person)).id}`,
    json: { items: [] },
  }),
  deletePackingList: async (person) => ({ path: `/api/packing-lists/${(await savedList(person)).id}` }),
  generatePackingList: async () => ({ path: '/api/packing/generate', json: aPackingRequest() }),
  analyzeScan: async () => ({ path: '/api/scan-discover/analyze', json: { image: pictureUrl() } }),
  listScanResults: async () => ({ path: '/api/scan-results' }),
  saveScanResult: async () => ({ path: '/api/scan-results', json: aScan() }),
  deleteScanResult: async (person) => ({ path: `/api/scan-results/${(await savedScan(person)).id}` }),
}

const NO_SESSION: readonly (readonly [who: string, headers: Readonly<Record<string, string>>])[] = [
  ['nobody', {}],
  ['a cookie that is none', { cookie: '__session=garbage', 'sec-fetch-site': 'same-origin' }],
  ['a bearer token that is none', { authorization: 'Bearer garbage' }],
  ['another kind of authorization', { authorization: 'Basic dHJhdmVsbGVyOnBhc3N3b3Jk' }],
]

/** Everything that the calls could change, as it is stored. */
const ownedBy = async ({ uid }: Person) =>
  [...(await tripsOf(uid)), ...(await listsOf(uid)), ...(await scansOf(uid))].map((document) => [
    document.id,
    document.data(),
  ])

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

describe.each(Object.entries(ENDPOINTS).filter(([, { access }]) => access !== 'everyone'))('%s', (name, { method }) => {
  const sample = () => SAMPLES[name as keyof typeof ENDPOINTS](person)

  it.each(NO_SESSION)('answers %s with 401 and does nothing', async (_who, headers) => {
    const { path, ...options } = await sample()
    const before = await ownedBy(person)
    const answer = await call(method, path, { ...options, headers })
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized', code: 'unauthenticated' } })
    expect(await ownedBy(person)).toEqual(before)
  })

  it('answers whoever is signed in, by cookie and by bearer token', async () => {
    for (const headers of [person.byCookie, person.byBearer]) {
      const { path, ...options } = await sample()
      expect((await call(method, path, { ...options, headers })).status).toBe(200)
    }
  })
})

it('opening a session needs none', async () => {
  const { path, ...options } = await SAMPLES.createSession(person)
  expect((await call('POST', path, options)).status).toBe(200)
})
