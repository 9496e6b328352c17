import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { type ErrorBody, HTTP_STATUS } from '@waymark/contract/errors'
import { log } from '../platform/logger.ts'
import { asAppError } from './error-handler.ts'
import { REQUEST_ID } from './trace.ts'

const UNREAD = new Set<number>([
  HTTP_STATUS['invalid-argument'],
  HTTP_STATUS['payload-too-large'],
  HTTP_STATUS['unsupported-media-type'],
])

/** Whether this is Express's own error page for a request that never reached our code. */
const isForeignPage = (response: ServerResponse): boolean =>
  UNREAD.has(response.statusCode) &&
  !response.headersSent &&
  !response.hasHeader(REQUEST_ID) &&
  String(response.getHeader('Content-Type')).startsWith('text/html')

/** The same error as the API would send it. */
function refusalInJson(response: ServerResponse): string {
  const requestId = randomUUID()
  const status = response.statusCode
  const { code, message } = asAppError(Object.assign(new Error('a body that cannot be read'), { status }))
  const body = JSON.stringify({ message, code, requestId } satisfies ErrorBody)
  response.setHeader(REQUEST_ID, requestId)
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(body))
  log('NOTICE', 'request', { requestId, status, detail: 'a body that cannot be read' })
  return body
}

/**
 * Cloud Functions parses bodies before calling us. For a malformed body it responds with an HTML page, outside
 * production with its own stack trace, and offers no hook. So the page is replaced when it is written.
 */
export function answerUnreadBodies(): void {
  subscribe('http.server.request.start', (message) => {
    // The documented message of this diagnostics channel.
    const { response } = message as { readonly response: ServerResponse }
    const end = response.end.bind(response) as (...rest: readonly unknown[]) => ServerResponse
    response.end = (...rest: readonly unknown[]) =>
      isForeignPage(response) ? end(refusalInJson(response)) : end(...rest)
  })
}
