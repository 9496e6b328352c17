import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ErrorBody } from '@waymark/contract/errors'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerUnreadBodies } from './unread-body.ts'

/** Like Cloud Functions, which parses bodies before calling the function. */
const framework = express()
  .use(express.json({ limit: 100 }))
  .post('/page', (_request, response) => void response.status(400).set('X-Request-Id', 'ours').send('<p>ours</p>'))
  .use((_request, response) => void response.send('<p>called</p>'))

let server: Server
let url: string
beforeAll(async () => {
  answerUnreadBodies()
  server = framework.listen(0)
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const post = (body: string, headers: Readonly<Record<string, string>> = {}, path = '/') =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

describe('a body that cannot be read', () => {
  it.each([
    ['broken JSON', '{"destination": "Lis', {}, 400, 'invalid-argument'],
    ['no object', 'Lisbon', {}, 400, 'invalid-argument'],
    ['too large', JSON.stringify('x'.repeat(200)), {}, 413, 'payload-too-large'],
    ['of another charset', '{}', { 'content-type': 'application/json; charset=none' }, 415, 'unsupported-media-type'],
    ['compressed by nobody', '{}', { 'content-encoding': 'none' }, 415, 'unsupported-media-type'],
  ])('is refused in JSON when it is %s', async (_what, body, headers, status, code) => {
    const answer = await post(body, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const told = ErrorBody.parse(await answer.json())
    expect(told).toMatchObject({ code, requestId: answer.headers.get('x-request-id') })
    expect(JSON.stringify(told)).not.toMatch(/SyntaxError|node_modules| at /)
  })
})

it('what the function itself answers stays as it is', async () => {
  expect(await (await post('{}')).text()).toBe('<p>called</p>')
  expect(await (await post('{}', {}, '/page')).text()).toBe('<p>ours</p>')
})
