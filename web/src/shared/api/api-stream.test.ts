import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineEndpoint } from '@waymark/contract/endpoint'
import { z } from '@waymark/contract/zod'
import type { Window as HappyWindow } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { callApiInPieces } from './api-stream.ts'

const talk = defineEndpoint({
  method: 'POST',
  path: '/api/talk',
  summary: 'Talks.',
  access: 'signed-in',
  streams: true,
  body: z.strictObject({ message: z.string() }),
  response: z.strictObject({ said: z.string() }),
})

const { happyDOM } = window as unknown as HappyWindow

let answer: (response: ServerResponse) => void = () => undefined
let accepted: string | undefined
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    accepted = request.headers.accept
    request.resume().on('end', () => answer(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})

afterAll(() => void server.close())

const events = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'text/event-stream' })
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

const piece = (text: string) => `event: text\ndata: ${JSON.stringify({ text })}\n\n`
const whole = (said: unknown) => `event: answer\ndata: ${JSON.stringify({ said })}\n\n`

function ask(signal = new AbortController().signal) {
  const pieces: string[] = []
  const reply = callApiInPieces(talk, { body: { message: 'hi' } }, { signal, onText: (text) => pieces.push(text) })
  return { pieces, reply }
}

const failure = async (reply: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await reply.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error(`expected an ApiError, got ${String(error)}`)
}

describe('a call whose answer comes in pieces', () => {
  test('hands them out as they arrive, and then the answer', async () => {
    let go = (): void => undefined
    answer = (response) => {
      events(response).write(piece('Hel'))
      go = () => response.end(piece('lo') + whole('Hello'))
    }
    const { pieces, reply } = ask()
    await vi.waitFor(() => expect(pieces).toEqual(['Hel']), { timeout: 60_000 })
    go()
    await expect(reply).resolves.toEqual({ said: 'Hello' })
    expect(pieces).toEqual(['Hel', 'lo'])
    expect(accepted).toBe('text/event-stream, application/json;q=0.9')
  })

  test('copes with all at once, and with plain JSON', async () => {
    answer = (response) => void events(response).end(piece('Hello') + whole('Hello'))
    await expect(ask().reply).resolves.toEqual({ said: 'Hello' })
    answer = json(200, { said: 'Hello' })
    await expect(ask().reply).resolves.toEqual({ said: 'Hello' })
  })

  test('fails as any other call before it begins', async () => {
    answer = json(429, { message: 'Too many requests.', code: 'quota-exceeded', requestId: 'r' })
    expect(await failure(ask().reply)).toMatchObject({
      code: 'quota-exceeded',
      userMessage: 'Too many requests.',
      status: 429,
    })
  })

  test('fails with what is told on the way', async () => {
    const told = { message: 'Not now.', code: 'unavailable', requestId: 'r' }
    answer = (response) => void events(response).end(`${piece('Hel')}event: error\ndata: ${JSON.stringify(told)}\n\n`)
    expect(await failure(ask().reply)).toMatchObject({ code: 'unavailable', userMessage: 'Not now.', requestId: 'r' })
  })

  test.each([
    ['breaks off', (response: ServerResponse) => void events(response).end(piece('Hel'))],
    ['is no JSON', (response: ServerResponse) => void events(response).end('event: answer\ndata: {oops\n\n')],
  ])('fails when it %s', async (_what, how) => {
    answer = how
    expect((await failure(ask().reply)).code).toBe('bad-response')
  })

  test('can be stopped', async () => {
    answer = (response) => void events(response).write(piece('Hel'))
    const stop = new AbortController()
    const { pieces, reply } = ask(stop.signal)
    await vi.waitFor(() => expect(pieces).toEqual(['Hel']), { timeout: 60_000 })
    stop.abort()
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' })
  })
})
