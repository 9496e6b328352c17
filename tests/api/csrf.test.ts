import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { newPerson, type Person } from './support/people.ts'
import { ORIGIN } from './support/stack.ts'
import { plannedTrip, tripDocument } from './support/trips.ts'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const remove = async (headers: Readonly<Record<string, string>>) => {
  const { id } = await plannedTrip(person)
  const answer = await call('DELETE', `/api/trips/${id}`, { headers })
  return { status: answer.status, isBinned: (await tripDocument(id).get()).get('purgeAt') !== undefined }
}
const cookie = () => ({ cookie: `__session=${person.cookie}` })

describe('a changing call with the session cookie', () => {
  it.each([
    ['the origin of this site', { origin: ORIGIN }],
    ['a browser that says it comes from this site', { 'sec-fetch-site': 'same-origin' }],
    ['a browser that says no page asked for it', { 'sec-fetch-site': 'none' }],
  ])('is done with %s', async (_what, headers) => {
    expect(await remove({ ...cookie(), ...headers })).toEqual({ status: 200, isBinned: true })
  })

  it.each<[string, Record<string, string>]>([
    ['no word on where it comes from', {}],
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin of a page without one', { origin: 'null' }],
    ['this host on another port', { origin: 'http://localhost:1' }],
    ['a browser that says it comes from another site', { 'sec-fetch-site': 'cross-site' }],
    ['a browser that says it comes from a sibling site', { 'sec-fetch-site': 'same-site', origin: ORIGIN }],
  ])('is refused with 403 and %s, and nothing changes', async (_what, headers) => {
    expect(await remove({ ...cookie(), ...headers })).toEqual({ status: 403, isBinned: false })
  })
})

it('a changing call with a bearer token needs no origin, because no page of another site has the token', async () => {
  expect(await remove(person.byBearer)).toEqual({ status: 200, isBinned: true })
})

it('a page of another site cannot sign a visitor in', async () => {
  const json = { idToken: person.idToken }
  const answer = await call('POST', '/api/session', { json, headers: { origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
  expect(answer.headers.getSetCookie()).toEqual([])
})

it('reading needs no origin', async () => {
  expect((await call('GET', '/api/trips', { headers: cookie() })).status).toBe(200)
})

it.each(['x-forwarded-host', 'content-type, x-forwarded-host'])(
  'no page of another site may send the header %s: the browser asks first, and nothing allows it',
  async (header) => {
    const asking = { 'access-control-request-method': 'POST', 'access-control-request-headers': header }
    const answer = await call('OPTIONS', '/api/session', { headers: { origin: 'https://evil.example', ...asking } })
    const allowed = ['origin', 'headers', 'methods', 'credentials'].map((what) => `access-control-allow-${what}`)
    expect(allowed.map((name) => answer.headers.get(name))).toEqual([null, null, null, null])
  },
)

it('no other site is allowed to read answers', async () => {
  const headers = { ...cookie(), origin: 'https://evil.example' }
  const answer = await call('GET', '/api/trips', { headers })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})
