import { request } from 'node:http'
import { ErrorBody } from '@waymark/contract/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { newPerson, type Person } from './support/people.ts'
import { ORIGIN } from './support/stack.ts'
import { aRequest, tripsOf } from './support/trips.ts'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const plan = (options: Parameters<typeof call>[2]) => call('POST', '/api/trips/plan', options)

describe('the shape of answers', () => {
  it.each(['/api/trips', '/api/auth/user', '/api/nowhere', '/api/login'])(
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
    ['PATCH', '/api/profile', 'PUT'],
    ['OPTIONS', '/api/trips', 'GET, HEAD'],
    ['PROPFIND', '/api/charter-trips/some-id', 'GET, HEAD, PUT, DELETE'],
  ])('answers %s %s with 405 and the methods that it takes', async (method, path, allow) => {
    const answer = await call(method, path)
    expect(answer).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } })
    expect(answer.headers.get('allow')).toBe(allow)
  })

  it.each(['PATCH', 'OPTIONS', 'DELETE'])('answers %s of an unknown path with 404 as JSON', async (method) => {
    expect(await call(method, '/api/nowhere')).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  it('answers HEAD as GET, without the body', async () => {
    const headers = person.byCookie
    const [head, get] = [await call('HEAD', '/api/trips', { headers }), await call('GET', '/api/trips', { headers })]
    expect(head.body).toBe('')
    for (const name of ['content-type', 'content-length', 'cache-control']) {
      expect(head.headers.get(name), name).toBe(get.headers.get(name))
    }
  })

  it('answers a path with a slash at its end, and ignores what a call does not ask for', async () => {
    const headers = person.byCookie
    for (const path of ['/api/trips/', '/api/trips?utm_source=mail&a[b]=c']) {
      expect(await call('GET', path, { headers })).toMatchObject({ status: 200, body: [] })
    }
  })

  it.each(['/api/trips', '/api/charter-trips/featured', '/api/nowhere'])(
    'lets no page of another site frame %s or guess its type',
    async (path) => {
      const { headers } = await call('GET', path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    },
  )

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

  it.each([
    ['broken JSON', '{"destination": "Lis', {}, 400],
    ['JSON that is no object', '"Lisbon"', {}, 400],
    ['JSON of an unknown charset', '{}', { 'content-type': 'application/json; charset=none' }, 415],
    ['JSON in an unknown compression', '{}', { 'content-encoding': 'none' }, 415],
    ['JSON that only says it is compressed', '{}', { 'content-encoding': 'gzip' }, 400],
  ])('that are %s are refused as JSON, without a word on the server', async (_what, raw, more, status) => {
    const headers = { ...person.byBearer, 'content-type': 'application/json', ...more }
    const answer = await plan({ headers, raw })
    expect(answer.status).toBe(status)
    expect(ErrorBody.parse(answer.body).requestId).toBe(answer.headers.get('x-request-id'))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(JSON.stringify(answer.body)).not.toMatch(/Error|node_modules/)
  })

  it.each([
    '1e999',
    '-1',
    '0.001',
    '1e-3',
    '100000000',
    '"NaN"',
    '"Infinity"',
    '"0x10"',
    '"1,000"',
    '"١٢"',
    'true',
    '{}',
  ])('with the price %s are refused', async (price) => {
    const raw = `{"title":"A","location":"B","price":${price}}`
    const headers = { ...person.byCookie, 'content-type': 'application/json' }
    const answer = await call('POST', '/api/activities/submit', { headers, raw })
    expect(answer).toMatchObject({ status: 400, body: { fields: { price: 'Invalid input' } } })
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

it('refuses to fetch from another host, and goes on', async () => {
  const { hostname, port } = new URL(ORIGIN)
  const status = await new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: 'http://127.0.0.1:1/api/health' }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.on('error', reject).end()
  })
  expect(status).toBe(400)
  expect((await call('GET', '/api/health')).status).toBe(200)
})

describe('names that no file can have', () => {
  const long = 'a'.repeat(5_000)

  it('are unknown paths of the API, and pages of the app elsewhere', async () => {
    expect(await call('GET', `/api/${long}`)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    const page = await call('GET', `/shared/${long}`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })
})
