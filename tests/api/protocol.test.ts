import { ErrorBody } from '@waymark/contract/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { newPerson, type Person } from './support/people.ts'
import { aRequest, tripsOf } from './support/trips.ts'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const plan = (options: Parameters<typeof call>[2]) => call('POST', '/api/trips/plan', options)

describe('the shape of answers', () => {
  it.each(['/api/trips', '/api/auth/user', '/api/nowhere', '/api/openapi.json', '/api/login'])(
    'keeps %s out of every cache',
    async (path) => {
      expect((await call('GET', path)).headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it('answers an unknown path with 404 as JSON', async () => {
    const answer = await call('GET', '/api/nowhere')
    expect(answer.status).toBe(404)
    expect(ErrorBody.parse(answer.body)).toMatchObject({ code: 'not-found', message: 'Not found' })
  })

  it.each([
    ['PUT', '/api/trips', 'GET, HEAD'],
    ['GET', '/api/trips/plan', 'POST'],
    ['POST', '/api/trips/some-id', 'DELETE'],
    ['DELETE', '/api/session', 'POST'],
    ['POST', '/api/login', 'GET, HEAD'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD'],
  ])('answers %s %s with 405 and the methods that it takes', async (method, path, allow) => {
    const answer = await call(method, path)
    expect(answer).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } })
    expect(answer.headers.get('allow')).toBe(allow)
  })

  it('gives every error the id of its request, also as a header', async () => {
    const answer = await call('GET', '/api/auth/user')
    expect(ErrorBody.parse(answer.body).requestId).toBe(answer.headers.get('x-request-id'))
  })
})

describe('bodies', () => {
  it.each([
    ['text', { 'content-type': 'text/plain' }, JSON.stringify(aRequest())],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'destination=Lisbon'],
    ['nothing', {}, undefined],
  ])('that are %s are refused with 415', async (_what, headers, raw) => {
    const answer = await plan({ headers: { ...person.byBearer, ...headers }, ...(raw !== undefined && { raw }) })
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } })
  })

  it('that are broken JSON are refused with 400', async () => {
    const headers = { ...person.byBearer, 'content-type': 'application/json' }
    expect((await plan({ headers, raw: '{"destination": "Lis' })).status).toBe(400)
  })

  it('that are over 2 MB are refused with 413', async () => {
    const json = aRequest({ preferences: 'x'.repeat(2 * 1024 * 1024) })
    expect(await plan({ headers: person.byBearer, json })).toMatchObject({
      status: 413,
      body: { code: 'payload-too-large' },
    })
  })

  it.each([
    ['a list', []],
    ['a text', 'Lisbon'],
    ['a number', 5],
    ['null', null],
  ])('that are %s instead of an object are refused with 400', async (_what, json) => {
    const raw = JSON.stringify(json)
    const answer = await plan({ headers: { ...person.byBearer, 'content-type': 'application/json' }, raw })
    expect(answer.status).toBe(400)
  })

  it('that were refused have left nothing behind', async () => {
    expect(await tripsOf(person.uid)).toEqual([])
  })
})
