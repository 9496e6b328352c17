import { beforeEach, describe, expect, it } from 'vitest'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} { allow get, write: if request.auth.uid == uid; }
  }
}`

let engine: Engine
useEmptyEngine((empty) => ({ engine } = empty), { rules: RULES })
beforeEach(async () => {
  await engine.admin().doc('users/ann').set({ name: 'Ann', days: 3 })
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (claims: object) => `Bearer ${encode({ alg: 'none' })}.${encode(claims)}.`
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

const documents = () => `/v1/${engine.documents}`
const call = (path: string, authorization?: string, init: RequestInit = {}) =>
  fetch(engine.url + path, { ...init, headers: authorization === undefined ? {} : { authorization } })
const post = (path: string, body: unknown, authorization?: string) =>
  call(path, authorization, { method: 'POST', body: JSON.stringify(body) })
const runQuery = (authorization?: string) =>
  post(`${documents()}:runQuery`, { structuredQuery: { from: [{ collectionId: 'users' }] } }, authorization)

describe('a call over HTTP', () => {
  it('as owner bypasses the rules', async () => {
    const answer = await call(`${documents()}/users/ann`, 'Bearer owner')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      name: `${engine.documents}/users/ann`,
      fields: { name: { stringValue: 'Ann' }, days: { integerValue: '3' } },
    })
  })

  it('with a token is made as its user', async () => {
    const own = await call(`${documents()}/users/ann`, tokenOf({ sub: 'ann', iat: 1, exp: inAnHour() }))
    expect(own.status).toBe(200)
    const foreign = await call(`${documents()}/users/ann`, tokenOf({ sub: 'ben', iat: 1, exp: inAnHour() }))
    expect(foreign.status).toBe(403)
  })

  it('that is refused says why in the shape of Google’s errors', async () => {
    const answer = await call(`${documents()}/users/ann`)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      error: { code: 403, message: expect.any(String), status: 'PERMISSION_DENIED' },
    })
  })

  it('that streams its answer wraps a refusal in an array', async () => {
    const answer = await runQuery()
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual([
      { error: { code: 403, message: expect.any(String), status: 'PERMISSION_DENIED' } },
    ])
  })

  it('that streams its answer lists what it found', async () => {
    const answer = await runQuery('Bearer owner')
    expect(await answer.json()).toMatchObject([{ document: { fields: { name: { stringValue: 'Ann' } } } }])
  })

  it.each([
    ['an expired token', () => tokenOf({ sub: 'ann', iat: 1, exp: 2 })],
    ['a token that names nobody', () => tokenOf({ exp: inAnHour() })],
    ['a token that is no token', () => 'Bearer nonsense'],
    ['a token whose payload is no JSON', () => 'Bearer e30.nonsense.'],
    ['another scheme', () => 'Basic YTpi'],
  ])('with %s is refused as unauthenticated', async (_, authorization) => {
    const answer = await call(`${documents()}/users/ann`, authorization())
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: 401, status: 'UNAUTHENTICATED' } })
  })

  it('for a missing document is answered with 404', async () => {
    const answer = await call(`${documents()}/users/none`, 'Bearer owner')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } })
  })

  it.each(['{', '[]', '"text"'])('with the body %s is refused as an invalid argument', async (body) => {
    const answer = await call(`${documents()}:commit`, 'Bearer owner', { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } })
  })

  it('from a page of another origin passes its preflight', async () => {
    const answer = await fetch(`${engine.url}${documents()}:commit`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://app.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-goog-api-client',
      },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://app.test')
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client')
  })

  it('lets a page of another origin read its refusal', async () => {
    const answer = await fetch(`${engine.url}${documents()}/users/ann`, { headers: { origin: 'http://app.test' } })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://app.test')
  })

  it('to clear the database leaves nothing', async () => {
    const path = `/emulator/v1/${engine.documents}`
    expect((await call(path, undefined, { method: 'DELETE' })).status).toBe(200)
    expect((await engine.admin().doc('users/ann').get()).exists).toBe(false)
  })

  it('to load malformed rules is told where they are wrong, and the old ones stay', async () => {
    const path = `/emulator/v1/projects/${engine.project}:securityRules`
    const content = 'service cloud.firestore {\n  match /x { allow read: if ; }\n}'
    const body = JSON.stringify({ ignore_errors: true, rules: { files: [{ name: 'security.rules', content }] } })
    const answer = await call(path, undefined, { method: 'PUT', body })
    expect(await answer.json()).toMatchObject({
      issues: [{ severity: 'ERROR', sourcePosition: { line: 2, column: 29 } }],
    })
    const { status } = await call(`${documents()}/users/ann`)
    await engine.loadRules(RULES)
    expect(status).toBe(403)
  })
})
