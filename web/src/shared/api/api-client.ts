import { APP_CHECK_HEADER, type Endpoint, type InputOf, type ResponseOf } from '@waymark/contract/endpoint'
import { parseTolerant, type Read } from '@waymark/contract/tolerant'
import { APP_CHECK_SITE_KEY } from '../../config/env.ts'
import { ApiError, isJson, isSessionOver, refusal } from './api-error.ts'
import { takePrefetchedAnswer } from './prefetched-answer.ts'
import { reportUnreadable } from './report-error.ts'
import { emitUnauthorized } from '../session/session-events.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Makes a retry return the first response instead of acting twice. */
  readonly idempotencyKey?: string
  /** The caller handles 401 itself, so `onUnauthorized` listeners are not called. */
  readonly expectUnauthorized?: boolean
  /** An ID token to use instead of the session cookie. */
  readonly bearer?: string
}

export interface Parts {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly files?: Readonly<Record<string, Blob>>
}

/** The URL of a call: path parameters encoded, undefined query values omitted. */
export function urlOf(endpoint: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}

/** Adds the App Check token, if the endpoint requires it. */
async function addAppCheck(headers: Headers, { quota }: Endpoint): Promise<void> {
  if (quota === undefined || APP_CHECK_SITE_KEY === undefined) return
  const { appCheckToken } = await import('../session/app-check.ts')
  headers.set(APP_CHECK_HEADER, await appCheckToken(APP_CHECK_SITE_KEY))
}

/** JSON, or a multipart form with the files and the body's fields. */
export function encodedBody({ body, files }: Parts): string | FormData | undefined {
  if (files === undefined) return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, String(value))
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}

/** All headers except Content-Type. */
export async function headersOf(endpoint: Endpoint, options: CallOptions, accept: string): Promise<Headers> {
  const headers = new Headers({ Accept: accept })
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey)
  if (options.bearer !== undefined) headers.set('Authorization', `Bearer ${options.bearer}`)
  await addAppCheck(headers, endpoint)
  return headers
}

/**
 * The server times out after 120 s. Without a response for longer, the connection is lost, even if the browser reports
 * no error.
 */
const LONGEST_CALL_MS = 130_000

/** An upload takes as long as it needs; the user can cancel it. */
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
    // For a form, the browser sets the type itself, including the boundary.
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

/** Parses a response tolerantly, whatever a newer server has added. */
export function promised<E extends Endpoint>(endpoint: E, body: unknown, status: number): ResponseOf<E> {
  // Type inference does not work for an endpoint passed as a parameter.
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
 * A successful response. On 401, `onUnauthorized` listeners are called here and nowhere else.
 * @throws ApiError
 */
export async function accepted(response: Response, options: CallOptions = {}): Promise<Response> {
  if (response.ok) return response
  const error = await refusal(response)
  if (isSessionOver(error) && options.expectUnauthorized !== true) emitUnauthorized()
  throw error
}

/** Starts a call and returns once the response headers have arrived. */
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
 * Calls an endpoint with the session cookie.
 * @throws ApiError unless the response is successful and valid; a DOMException if `signal` aborted the call
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  return readJson(endpoint, await openCall(endpoint, input, options, 'application/json'))
}
