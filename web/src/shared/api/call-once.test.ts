import { defineEndpoint } from '@waymark/contract/endpoint'
import { z } from '@waymark/contract/zod'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { callOnce } from './call-once.ts'

const endpoint = defineEndpoint({
  method: 'POST',
  path: '/api/things',
  summary: 'A thing.',
  access: 'signed-in',
  body: z.strictObject({ title: z.string() }),
  response: z.strictObject({}),
})

const call = (title: string) => callOnce(endpoint, { body: { title } })
const callInVain = async (title: string): Promise<void> => {
  await expect(call(title)).rejects.toThrow(ApiError)
}

/** Responds to each call with the next status (undefined is a lost connection), and records their idempotency keys. */
function serve(...statuses: readonly (number | undefined)[]): string[] {
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    const status = statuses[keys.length]
    keys.push(headers.get('Idempotency-Key') ?? '')
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response('{}', { status, headers: { 'Content-Type': 'application/json' } })
  })
  return keys
}

afterEach(() => vi.unstubAllGlobals())

test('a request that was not answered is sent again with its key', async () => {
  const keys = serve(undefined, 500, 500)
  for (let count = 0; count < 3; count += 1) await callInVain('Unanswered')
  expect(keys[0]).not.toBe('')
  expect(new Set(keys).size).toBe(1)
})

test('another request has another key, and does not take the key from the first', async () => {
  const keys = serve(undefined, undefined, undefined)
  await callInVain('One')
  await callInVain('Another')
  await callInVain('One')
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
})

test('what has been answered well is a new request when it is asked for again', async () => {
  const keys = serve(200, 200)
  await call('Twice')
  await call('Twice')
  expect(keys[1]).not.toBe(keys[0])
})
