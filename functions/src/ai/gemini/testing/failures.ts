import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply } from './call.ts'
import { event, openEvents, sendJson } from './wire.ts'

/** All kinds of failing responses. */

const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
}

const TYPE = 'type.googleapis.com/google.rpc'

const errorBody = (code: number, message: string, details?: readonly object[]) => ({
  error: { code, message, status: STATUS[code] ?? 'UNKNOWN', ...(details && { details }) },
})

export const error =
  (code: number, message = 'double error', details?: readonly object[]): Reply =>
  (_call, response) =>
    sendJson(response, code, errorBody(code, message, details))

export const badKey = (): Reply =>
  error(400, 'API key not valid. Please pass a valid API key.', [
    { '@type': `${TYPE}.ErrorInfo`, reason: 'API_KEY_INVALID', domain: 'googleapis.com' },
    { '@type': `${TYPE}.LocalizedMessage`, locale: 'en-US', message: 'API key not valid.' },
  ])

/** 429. Without a retry delay, the daily quota or the budget is exhausted. */
export const quota = (retryDelay?: string): Reply =>
  error(429, 'You exceeded your current quota, please check your plan and billing details.', [
    { '@type': `${TYPE}.QuotaFailure`, violations: [{ quotaId: 'GenerateRequestsPerMinutePerProjectPerModel' }] },
    { '@type': `${TYPE}.Help`, links: [{ description: 'Learn more', url: 'https://ai.google.dev' }] },
    ...(retryDelay === undefined ? [] : [{ '@type': `${TYPE}.RetryInfo`, retryDelay }]),
  ])

export const overloaded = (): Reply => error(503, 'The model is overloaded. Please try again later.')

/** Status 200 with this text as the body, or as one event. */
export const malformed =
  (body = '{"candidates":[{"content"'): Reply =>
  ({ isStream }, response) => {
    if (isStream) openEvents(response).end(`data: ${body}\r\n\r\n`)
    else response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }

/** Status 200 with exactly this body. */
export const raw =
  (body: string | Uint8Array, { isReset = false } = {}): Reply =>
  ({ isStream }, response) => {
    if (isStream) openEvents(response)
    else response.writeHead(200, { 'content-type': 'application/json' })
    if (isReset) response.write(body, () => response.destroy())
    else response.end(body)
    if (isReset && body.length === 0) response.flushHeaders()
  }

/** Never responds. */
export const hang = (): Reply => () => undefined

/** Begins a response and never completes it. */
export const hangBody =
  (beginning = '{'): Reply =>
  ({ isStream }, response) => {
    if (isStream) openEvents(response)
    else response.writeHead(200, { 'content-type': 'application/json' })
    response.write(beginning)
  }

/** Closes the connection before responding. */
export const reset =
  (): Reply =>
  ({ request }) => {
    request.socket.destroy()
  }

/**
 * A stream that fails after some text: connection reset, end in the middle of an event, an error event, an error
 * appended without being an event (as Google does under load), or an end without finish reason.
 */
export const cutStream =
  (words: string, how: 'reset' | 'mid' | 'event' | 'tail' | 'silent'): Reply =>
  async (_call, response) => {
    const failure = errorBody(503, 'The model is overloaded. Please try again later.')
    openEvents(response).write(event({ candidates: [{ content: { parts: [{ text: words }], role: 'model' } }] }))
    await sleep(20)
    if (how === 'reset') response.destroy()
    if (how === 'mid') response.write('data: {"candidates":[{"con')
    if (how === 'event') response.write(event(failure))
    if (how === 'tail') response.write(`${JSON.stringify(failure, null, 2)}\n`)
    response.end()
  }
