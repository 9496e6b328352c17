import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { EVENT_STREAM } from '@waymark/contract/assistant/answer-stream'
import { defineEndpoint } from '@waymark/contract/endpoint'
import { z } from '@waymark/contract/zod'
import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { AppError } from '../platform/app-error.ts'
import { errorHandler } from './error-handler.ts'
import type { Context } from '../handler.ts'
import { route } from './route.ts'

type Talk = (context: Context<'everyone'>) => Promise<{ said: string }>

const talk = defineEndpoint({
  method: 'GET',
  path: '/api/talk',
  summary: 'Talks.',
  access: 'everyone',
  streams: true,
  response: z.strictObject({ said: z.string() }),
})

/** A promise that the test resolves. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

async function serving(handle: Talk, endpoint: typeof talk = talk): Promise<string> {
  const app = express()
  route(app, endpoint, () => Promise.resolve((_request: unknown, context: Context<'everyone'>) => handle(context)))
  app.use(errorHandler)
  const server = app.listen(0)
  closers.push(() => server.closeAllConnections(), () => server.close()) // prettier-ignore
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/talk`
}

const ask = (url: string, accept: string, signal?: AbortSignal) =>
  fetch(url, { headers: { accept }, ...(signal && { signal }) })

const hello: Talk = ({ emit }) => {
  emit('Hel')
  emit('')
  emit('lo\n\nevent: answer')
  return Promise.resolve({ said: 'Hello' })
}

describe('an endpoint that streams', () => {
  it('sends pieces and then the whole answer to whoever accepts events', async () => {
    const response = await ask(await serving(hello), `${EVENT_STREAM}, application/json;q=0.9`)
    expect(response.headers.get('content-type')).toContain(EVENT_STREAM)
    expect(await response.text()).toBe(
      'event: text\ndata: {"text":"Hel"}\n\n' +
        'event: text\ndata: {"text":"lo\\n\\nevent: answer"}\n\n' +
        'event: answer\ndata: {"said":"Hello"}\n\n',
    )
  })

  it.each(['application/json', '*/*', 'text/html'])('answers %s with JSON', async (accept) => {
    const response = await ask(await serving(hello), accept)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({ said: 'Hello' })
  })

  it('sends a piece before the next is there', async () => {
    const { opened, open } = gate()
    const url = await serving(async ({ emit }) => {
      emit('first')
      await opened
      return { said: 'done' }
    })
    const reader = (await ask(url, EVENT_STREAM)).body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('first')
    open()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: answer')
  })

  it('tells of a failure with its status while nothing has been sent, and as an event afterwards', async () => {
    const failing = (say: string): Talk => ({ emit }) => {
      emit(say)
      return Promise.reject(new AppError('unavailable', 'for the log', { message: 'Not now.' }))
    } // prettier-ignore
    const early = await ask(await serving(failing('')), EVENT_STREAM)
    expect(early.status).toBe(503)
    expect(await early.json()).toMatchObject({ message: 'Not now.', code: 'unavailable' })
    const late = await ask(await serving(failing('Well')), EVENT_STREAM)
    expect(late.status).toBe(200)
    const text = await late.text()
    expect(text).toContain('event: error\ndata: {"message":"Not now.","code":"unavailable"')
    expect(text).not.toContain('for the log')
    expect(text).not.toContain('event: answer')
  })

  it('checks the whole answer against the contract', async () => {
    const response = await ask(await serving(() => Promise.resolve({ said: 1 } as never)), EVENT_STREAM)
    expect(response.status).toBe(500)
  })

  it('is told when the caller goes away', async () => {
    const { opened: gone, open: leaveNoted } = gate()
    const url = await serving(async ({ emit, signal }) => {
      signal.addEventListener('abort', () => leaveNoted())
      emit('first')
      await gone
      emit('nobody hears this')
      return { said: 'too late' }
    })
    const leave = new AbortController()
    const response = await ask(url, EVENT_STREAM, leave.signal)
    await response.body?.getReader().read()
    leave.abort()
    await expect(gone).resolves.toBeUndefined()
  })
})

it('an endpoint that does not stream answers with JSON, whatever is asked for, and its pieces go nowhere', async () => {
  const { streams: _streams, ...plain } = talk
  const response = await ask(await serving(hello, plain), EVENT_STREAM)
  expect(await response.json()).toEqual({ said: 'Hello' })
})
