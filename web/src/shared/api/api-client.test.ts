import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineEndpoint } from '@waymark/contract/endpoint'
import { z } from '@waymark/contract/zod'
import type { Window as HappyWindow } from 'happy-dom'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { callApi, urlOf } from './api-client.ts'
import { ApiError, messageFor } from './api-error.ts'
import { onUnauthorized } from '../session/session-events.ts'

interface Answer {
  status: number
  type?: string
  body: string
}

interface Received {
  method: string | undefined
  url: string | undefined
  key: string | string[] | undefined
  body: string
}

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

const { happyDOM } = window as unknown as HappyWindow

let answer: Answer | 'none' = json(200, { id: 'a' })
let received: Received | undefined
let server: Server
let origin = ''

const rename = defineEndpoint({
  method: 'PUT',
  path: '/api/things/:id',
  summary: 'Renames a thing.',
  access: 'signed-in',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ page: z.optional(z.number()) }),
  body: z.strictObject({ name: z.string() }),
  response: z.strictObject({ id: z.string() }),
})

const attach = defineEndpoint({
  method: 'POST',
  path: '/api/things',
  summary: 'Makes a thing of a file.',
  access: 'signed-in',
  body: z.strictObject({ kind: z.string(), note: z.optional(z.string()) }),
  files: { scan: { maxBytes: 100, types: ['text/plain'] } },
  response: z.strictObject({ id: z.string() }),
})

const input = { params: { id: 'a/b' }, query: {}, body: { name: 'x' } }

const failure = async (options = {}): Promise<ApiError> => {
  const error: unknown = await callApi(rename, input, options).catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error(`expected an ApiError, got ${String(error)}`)
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      received = { method: request.method, url: request.url, key: request.headers['idempotency-key'], body }
      if (answer === 'none') return
      response.writeHead(answer.status, answer.type === undefined ? {} : { 'Content-Type': answer.type })
      response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  happyDOM.setURL(`${origin}/plan`)
})

afterAll(() => void server.close())

afterEach(() => {
  answer = json(200, { id: 'a' })
})

describe('a call', () => {
  test('goes to the encoded path with its body and its key', async () => {
    await expect(callApi(rename, input, { idempotencyKey: 'once' })).resolves.toEqual({ id: 'a' })
    expect(received).toEqual({ method: 'PUT', url: '/api/things/a%2Fb', key: 'once', body: '{"name":"x"}' })
  })

  test('that carries a file goes as a form, with the fields of its body beside it', async () => {
    const scan = new File(['a scan'], 'visa.txt', { type: 'text/plain' })
    await callApi(attach, { body: { kind: 'visa', note: undefined }, files: { scan } })
    const parts = received?.body.split(/--\S+\r\n/).map((part) => part.trim().split('\r\n')) ?? []
    expect(parts.find(([head]) => head?.includes('name="kind"'))?.at(-1)).toBe('visa')
    const file = parts.find(([head]) => head?.includes('name="scan"; filename="visa.txt"'))
    expect(file).toEqual([expect.any(String), 'Content-Type: text/plain', '', 'a scan'])
    expect(received?.body).not.toContain('note')
  })

  test('leaves out query values that are undefined', () => {
    expect(urlOf({ path: '/api/things' }, { query: { page: 2, category: undefined } })).toBe('/api/things?page=2')
    expect(urlOf({ path: '/api/things' }, { query: { category: undefined } })).toBe('/api/things')
  })
})

describe('a refused call', () => {
  test('carries status and body, the code, the fields and the sentence of the server', async () => {
    const body = { message: 'Budget is required', code: 'invalid-argument', requestId: 'r1', fields: { budget: 'no' } }
    answer = json(400, body)
    const error = await failure()
    expect(error.message).toBe(`400: ${JSON.stringify(body)}`)
    expect(error).toMatchObject({
      code: 'invalid-argument',
      userMessage: 'Budget is required',
      fields: { budget: 'no' },
      requestId: 'r1',
      status: 400,
    })
  })

  test('with an empty body carries the status text', async () => {
    answer = { status: 404, body: '' }
    expect((await failure()).message).toBe('404: Not Found')
  })

  test('that answers with a page says so', async () => {
    answer = { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
    const error = await failure()
    expect(error.userMessage).toBe('Server returned HTML/text instead of JSON. Status: 502')
    expect(error.code).toBe('internal')
  })

  test('with JSON of another shape falls back on the status', async () => {
    answer = json(500, { oops: true })
    expect((await failure()).userMessage).toBe('Server error: 500')
  })

  test('that no server answers is offline', async () => {
    happyDOM.setURL('http://127.0.0.1:1/plan')
    const error = await failure()
    happyDOM.setURL(`${origin}/plan`)
    expect(error.code).toBe('offline')
    expect(messageFor(error, 'Failed')).toContain('offline')
  })

  test('that a server never answers ends, and is offline', async () => {
    answer = 'none'
    const soon = AbortSignal.timeout(100)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
    expect((await failure()).code).toBe('offline')
    expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(120_000)
    timeout.mockRestore()
  })
})

describe('an answer that is ok', () => {
  test('but no JSON is an error', async () => {
    answer = { status: 200, type: 'text/html', body: '<p>hello</p>' }
    expect((await failure()).userMessage).toBe('Server returned non-JSON response')
  })

  test('but broken JSON is an error', async () => {
    answer = { status: 200, type: 'application/json', body: '{"id":' }
    expect((await failure()).userMessage).toBe('Failed to parse server response as JSON')
  })

  test('but of another shape is an error that is reported', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    answer = json(200, { name: 'no id' })
    expect((await failure()).code).toBe('bad-response')
    expect(reported).toHaveBeenCalledOnce()
    reported.mockClear()
  })
})

describe('an unknown session', () => {
  const unauthorized = json(401, { message: 'Unauthorized', code: 'unauthenticated', requestId: 'r2' })

  test('is told to whoever listens', async () => {
    const listener = vi.fn<() => void>()
    const stop = onUnauthorized(listener)
    answer = unauthorized
    await failure()
    stop()
    await failure()
    expect(listener).toHaveBeenCalledOnce()
  })

  test('is not told when the caller expects it', async () => {
    const listener = vi.fn<() => void>()
    const stop = onUnauthorized(listener)
    answer = unauthorized
    await failure({ expectUnauthorized: true })
    stop()
    expect(listener).not.toHaveBeenCalled()
  })
})
