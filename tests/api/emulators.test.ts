import { readdirSync } from 'node:fs'
import { PICTURES } from '@waymark/contract/fixtures/pictures'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { REQUEST_ID } from '../../functions/src/http/trace.ts'
import { newPerson, type Person } from './support/people.ts'
import { EMULATORS, FUNCTIONS_PORT, ORIGIN } from './support/stack.ts'

/** Differ from one answer to the next, or say how it was packed for the way. */
const OF_THE_WAY = new Set([
  ...['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length', 'vary'],
  REQUEST_ID.toLowerCase(),
])

/** One answer, from `origin`, as anybody may see it. */
async function answerOf(origin: string, path: string, init: RequestInit): Promise<object> {
  const headers = new Headers(init.headers)
  // To each it is one of its own pages.
  if (headers.has('cookie')) headers.set('origin', origin)
  const response = await fetch(origin + path, { redirect: 'manual', ...init, headers })
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !OF_THE_WAY.has(name)),
    body: body.replace(/"requestId":"[^"]*"/, '"requestId"'),
  }
}

const aScript = `/assets/${readdirSync(`${ROOT}web/dist/assets`).find((name) => name.endsWith('.js')) ?? ''}`

const aPicture = (): FormData => {
  const form = new FormData()
  form.set('image', new Blob([Buffer.from(PICTURES['image/jpeg'], 'base64')], { type: 'image/jpeg' }), 'a.jpg')
  return form
}

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

describe('the emulators of Hosting and functions', () => {
  it('have found all functions', async () => {
    const response = await fetch(`http://127.0.0.1:${FUNCTIONS_PORT}/backends`)
    expect(await response.json()).toMatchObject({
      backends: [
        {
          functionTriggers: [
            { entryPoint: 'api' },
            { entryPoint: 'compareStayPrices' },
            { entryPoint: 'lapseBookings' },
            { entryPoint: 'remindOfTrips' },
            { entryPoint: 'sweepOrphans' },
          ],
        },
      ],
    })
  })

  it.each<[string, string, () => RequestInit]>([
    ['a page', '/', () => ({})],
    ['a screen', '/trips/some-trip', () => ({})],
    ['a page of its own for an address', '/accommodations/some-stay', () => ({})],
    ['a script', aScript, () => ({})],
    ['a script that is not there', '/assets/nothing.js', () => ({})],
    ['a picture that is not there', '/illustrations/nothing.svg', () => ({})],
    ['the service worker', '/sw.js', () => ({})],
    ['a file by another address', '/.well-known/security.txt', () => ({})],
    ['what nobody may read', '/.vite/manifest.json', () => ({})],
    ['a call by nobody', '/api/trips', () => ({})],
    ['a call by cookie', '/api/auth/user?a=1&b=%20', () => ({ headers: person.byCookie })],
    ['a call by token', '/api/auth/user', () => ({ headers: person.byBearer })],
    ['HEAD', '/api/trips', () => ({ method: 'HEAD', headers: person.byBearer })],
    ['the way to the sign-in', '/api/login', () => ({})],
    [
      'a body',
      '/api/profile',
      () => ({
        method: 'PUT',
        headers: { ...person.byCookie, 'content-type': 'application/json' },
        body: JSON.stringify({ firstName: 7 }),
      }),
    ],
    [
      'a body that is no JSON',
      '/api/profile',
      () => ({ method: 'PUT', headers: { ...person.byCookie, 'content-type': 'application/json' }, body: '{"' }),
    ],
    ['a file', '/api/upload-image', () => ({ method: 'POST', headers: person.byCookie, body: aPicture() })],
  ])('answer %s as what the other tests play against', async (_what, path, init) => {
    const [emulated, served] = [await answerOf(EMULATORS, path, init()), await answerOf(ORIGIN, path, init())]
    expect(served).toEqual(emulated)
  })

  it.each([
    ['a file of the build', aScript, { status: 200, kept: 'public, max-age=31536000, immutable' }],
    ['a picture of ours', '/illustrations/beach-day.svg', { status: 200, kept: 'public, max-age=604800' }],
    ['none where there is no such file', '/assets/nothing.js', { status: 404, kept: 'no-cache' }],
    ['none where there is no such picture', '/illustrations/nothing.svg', { status: 404, kept: 'no-cache' }],
    ['none where there is no land', '/ground/nothing.json', { status: 404, kept: 'no-cache' }],
  ])('have browsers keep %s', async (_what, path, { status, kept }) => {
    for (const origin of [EMULATORS, ORIGIN]) {
      const response = await fetch(origin + path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([status, kept])
    }
  })

  it.each(['/', '/trips', '/assets/nothing.js', '/.env', '/.git/config', '/..%2fpackage.json'])(
    'send every header of safety with %s, also where a part of it begins with a dot',
    async (path) => {
      for (const origin of [EMULATORS, ORIGIN]) {
        const { headers } = await fetch(origin + path)
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
        expect(headers.get('x-content-type-options')).toBe('nosniff')
      }
    },
  )

  it.runIf(ORIGIN !== EMULATORS)(
    'stumble over a path that is malformed, which the Hosting of npm start and of other tests refuses as Google’s does',
    async () => {
      for (const path of ['/%zz', '/assets/%', '/api/%E0%A4%A']) expect((await fetch(ORIGIN + path)).status).toBe(400)
    },
  )

  it('answer calls at the same time, for which they start a process each', async () => {
    const calls = Array.from({ length: 3 }, () => answerOf(EMULATORS, '/api/auth/user', { headers: person.byBearer }))
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ status: 200 })
  })
})
