/** The REST interface: https://firebase.google.com/docs/firestore/reference/rest */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { httpStatus } from '../core/status-code.ts'
import { isMessage } from '../core/message.ts'
import { FirestoreError } from '../service.ts'
import type { FirestoreService, Json } from '../service.ts'
import { callerOf } from './caller.ts'
import { answerEmulator, coveragePageFor } from './rest-emulator.ts'
import { canonicalRequest } from './rest-message.ts'
import { messageOfQuery } from './rest-query.ts'
import { routeOf } from './rest-route.ts'
import type { RestCall } from './rest-route.ts'

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.length
    if (size <= MAX_REQUEST_BYTES) chunks.push(chunk)
  }
  if (size > MAX_REQUEST_BYTES) throw new FirestoreError('INVALID_ARGUMENT', 'Request payload size exceeds the limit.')
  const text = Buffer.concat(chunks).toString('utf8')
  if (text === '') return {}
  const body = parseJson(text)
  if (!isMessage(body)) throw new FirestoreError('INVALID_ARGUMENT', 'The request body must be a JSON object.')
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'Invalid JSON payload received.')
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'The path is not correctly encoded.')
  }
}

async function answerCall(service: FirestoreService, call: RestCall, authorization: string | undefined) {
  const caller = callerOf(authorization)
  const request = canonicalRequest(call.method, call.request)
  if (call.kind === 'unary') return service.unary(call.method, request, caller)
  const messages: Json[] = []
  for await (const message of service.streaming(call.method, request, caller)) messages.push(message)
  return messages
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}

/** Refusals of streaming calls come as the only element of an array. */
function sendError(response: ServerResponse, error: unknown, isStreaming: boolean): void {
  const refusal =
    error instanceof FirestoreError ? error : new FirestoreError('INTERNAL', `Internal error: ${String(error)}`)
  const status = httpStatus(refusal.status)
  const body = { error: { code: status, message: refusal.message, status: refusal.status } }
  send(response, status, isStreaming ? [body] : body)
}

const STREAMING_PATH = /:(batchGet|runQuery|runAggregationQuery)$/

/** Answers every request that is not for WebChannel; CORS headers are set before. */
export async function handleRest(
  service: FirestoreService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = request
  const url = new URL(request.url ?? '/', 'http://localhost')
  try {
    if (method === 'GET' && url.pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('Ok\n')
      return
    }
    const body = await bodyOf(request)
    const path = decodePath(url.pathname)
    const page = method === 'GET' ? coveragePageFor(service, path) : undefined
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' }).end(page)
      return
    }
    const emulator = await answerEmulator(service, method, path, body)
    const call = path.startsWith('/v1/')
      ? routeOf(method, path.slice('/v1/'.length), messageOfQuery(url.searchParams), body)
      : undefined
    if (emulator) send(response, 200, emulator)
    else if (call) send(response, 200, await answerCall(service, call, headers.authorization))
    else send(response, 404, { error: { code: 404, message: 'No such route.', status: 'NOT_FOUND' } })
  } catch (error) {
    sendError(response, error, STREAMING_PATH.test(url.pathname))
  }
}
