import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { cookieHeaders, newPerson, type Person } from './support/people.ts'
import { plannedTrip, tripDocument } from './support/trips.ts'

type Headers = Readonly<Record<string, string>>

let person: Person
let other: Person
beforeAll(async () => {
  person = await newPerson()
  other = await newPerson()
})

const whoAmI = (headers: Headers) => call('GET', '/api/auth/user', { headers })
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

/** The person's own token with other claims. The local Auth signs nothing, so that only the claims can give it away. */
function tokenWith(claims: Readonly<Record<string, unknown>>): string {
  const [header = '', payload = ''] = person.idToken.split('.')
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  return `${header}.${Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url')}.`
}

describe('a token', () => {
  it('is good as it was given', async () => {
    expect((await whoAmI(bearer(tokenWith({})))).status).toBe(200)
  })

  it.each<[string, Record<string, unknown>]>([
    ['has run out', { iat: 900, exp: 1_000 }],
    ['is of another project', { aud: 'another' }],
    ['is from another issuer', { iss: 'https://securetoken.google.com/another' }],
    ['is of nobody', { sub: '' }],
    ['is of a number', { sub: 5 }],
    ['is of a path', { sub: 'a/b' }],
    ['is of an account that is not there', { sub: 'nobody' }],
  ])('is refused when it %s', async (_what, claims) => {
    expect((await whoAmI(bearer(tokenWith(claims)))).status).toBe(401)
  })

  it.each([
    ['a text', 'true'],
    ['a number', 1],
  ])('makes nobody an administrator with %s for the claim', async (_what, admin) => {
    const answer = await call('GET', '/api/admin/check', { headers: bearer(tokenWith({ admin })) })
    expect(answer.body).toEqual({ isAdmin: false })
  })

  it('is no session cookie, and a session cookie is no token', async () => {
    expect((await whoAmI(cookieHeaders(person.idToken))).status).toBe(401)
    expect((await whoAmI(bearer(person.cookie))).status).toBe(401)
  })

  it('counts before the cookie, and a bad one is not made good by it', async () => {
    const cookie = `__session=${person.cookie}`
    expect(await whoAmI({ ...other.byBearer, cookie })).toMatchObject({ status: 200, body: { id: other.uid } })
    expect((await whoAmI({ ...bearer('garbage'), cookie })).status).toBe(401)
  })
})

describe('a header that a proxy might set', () => {
  it.each([
    { 'x-original-url': '/api/openapi.json' },
    { 'x-rewrite-url': '/api/openapi.json' },
    { 'x-forwarded-authorization': 'Bearer x' },
    { 'x-endpoint-api-userinfo': btoa('{"id":"x"}') },
  ])('opens nothing: %j', async (headers) => {
    expect((await whoAmI(headers)).status).toBe(401)
  })

  it.each(['x-http-method-override', 'x-method-override', 'x-http-method'])('%s deletes nothing', async (name) => {
    const { id } = await plannedTrip(person)
    const answer = await call('POST', `/api/trips/${id}`, { headers: { ...person.byBearer, [name]: 'DELETE' } })
    expect(answer.status).toBe(405)
    expect((await tripDocument(id).get()).exists).toBe(true)
  })
})
