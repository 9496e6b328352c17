import { APP_CHECK_HEADER, type Endpoint, type InputOf, type ResponseOf } from '@waymark/contract/endpoint'
import { parseTolerant, type Read } from '@waymark/contract/tolerant'
import { APP_CHECK_SITE_KEY } from '../../config/env.ts'
import { ApiError, isJson, isSessionOver, refusal } from './api-error.ts'
import { takePrefetchedAnswer } from './prefetched-answer.ts'
import { reportUnreadable } from './report-error.ts'
import { emitUnauthorized } from '../session/session-events.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Makes a repeated call return the first answer instead of acting twice. */
  readonly idempotencyKey?: string
  /** The caller deals with 401 itself; nobody else is told. */
  readonly expectUnauthorized?: boolean
  /** A token that counts instead of the session cookie. */
  readonly bearer?: string
}

export interface Parts {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly files?: Readonly<Record<string, Blob>>
}

/** The address of a call: path parameters filled in and encoded, query values that are undefined left out. */
export function urlOf(endpoint: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}

/** Proves that it is the app which calls, where the server asks for that. */
async function addAppCheck(headers: Headers, { quota }: Endpoint): Promise<void> {
  if (quota === undefined || APP_CHECK_SITE_KEY === undefined) return
  const { appCheckToken } = await import('../session/app-check.ts')
  headers.set(APP_CHECK_HEADER, await appCheckToken(APP_CHECK_SITE_KEY))
}

/** JSON; or files, with the fields of the body beside them. */
export function encodedBody({ body, files }: Parts): string | FormData | undefined {
  if (files === undefined) return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, String(value))
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}

/** All but the type of the body. */
export async function headersOf(endpoint: Endpoint, options: CallOptions, accept: string): Promise<Headers> {
  const headers = new Headers({ Accept: accept })
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey)
  if (options.bearer !== undefined) headers.set('Authorization', `Bearer ${options.bearer}`)
  await addAppCheck(headers, endpoint)
  return headers
}

/** The server gives up after 120 s. No answer for longer means that the connection is lost, even where the browser reports no error. */
const LONGEST_CALL_MS = 130_000

/** An upload takes as long as the line needs, and can be cancelled. */
function signalOf({ files }: Parts, { signal }: CallOptions): AbortSignal | undefined {
  if (files !== undefined) return signal
  const deadline = AbortSignal.timeout(LONGEST_CALL_MS)
  return signal === undefined ? deadline : AbortSignal.any([signal, deadline])
}

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError'

async function send(endpoint: Endpoint, parts: Parts, options: CallOptions, accept: string): Promise<Response> {
  const body = encodedBody(parts)
  const url = urlOf(endpoint, parts)
  const signal = signalOf(parts, options)
  try {
    const prefetched = takePrefetchedAnswer(url)
    if (prefetched !== undefined && endpoint.method === 'GET') return await prefetched
    const headers = await headersOf(endpoint, options, accept)
    // Of a form the browser says the type itself, because the boundary of its parts belongs to it.
    if (typeof body === 'string') headers.set('Content-Type', 'application/json')
    return await fetch(url, {
      method: endpoint.method,
      credentials: 'include',
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    })
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause
    throw networkFailure(cause)
  }
}

export function networkFailure(cause: unknown): ApiError {
  const userMessage = 'You are offline, or the server cannot be reached. Please try again.'
  return new ApiError('Network failure', { code: 'offline', userMessage }, { cause })
}

export const badResponse = (message: string, status: number, cause?: unknown): ApiError =>
  new ApiError(message, { code: 'bad-response', userMessage: message, status }, { cause })

/** The answer as the endpoint promises it, whatever a newer server has added. */
export function promised<E extends Endpoint>(endpoint: E, body: unknown, status: number): ResponseOf<E> {
  // Inference does not see through an endpoint that is a parameter.
  const { data, faults } = parseTolerant(endpoint.response, body) as Read<ResponseOf<E>>
  reportUnreadable(`${endpoint.method} ${endpoint.path}`, faults)
  if (data !== undefined) return data
  throw badResponse('Server returned an answer of an unknown shape', status)
}

export async function readJson<E extends Endpoint>(endpoint: E, response: Response): Promise<ResponseOf<E>> {
  if (!isJson(response)) throw badResponse('Server returned non-JSON response', response.status)
  let body: unknown
  try {
    body = await response.json()
  } catch (cause) {
    if (isTimeout(cause)) throw networkFailure(cause)
    throw badResponse('Failed to parse server response as JSON', response.status, cause)
  }
  return promised(endpoint, body, response.status)
}

/**
 * An answer that is no refusal. Where the session is over, whoever listens is told, here and nowhere else.
 * @throws ApiError
 */
export async function accepted(response: Response, options: CallOptions = {}): Promise<Response> {
  if (response.ok) return response
  const error = await refusal(response)
  if (isSessionOver(error) && options.expectUnauthorized !== true) emitUnauthorized()
  throw error
}

/** Makes a call up to where the answer begins. */
export async function openCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
  accept: string,
): Promise<Response> {
  const response = await send(endpoint, input as Parts, options, accept)
  return accepted(response, options)
}

/**
 * Makes a call of /api with the session cookie.
 * @throws ApiError for everything but an answer of the promised shape; a DOMException when `signal` aborted the call
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  return readJson(endpoint, await openCall(endpoint, input, options, 'application/json'))
}
