import type { Endpoint, SentFile } from '@waymark/contract/endpoint'
import { SESSION_COOKIE, SESSION_MAX_AGE_MS } from '@waymark/contract/users/session'
import { z } from '@waymark/contract/zod'
import type { Request, Response, Router } from 'express'
import { AppError } from '../platform/app-error.ts'
import { hashOfUid } from '../platform/logger.ts'
import { addressesOf, requireWithinRateLimit } from './rate-limit.ts'
import { asAppError, toErrorBody } from './error-handler.ts'
import { type EventStream, streamFor } from './event-stream.ts'
import {
  idempotencyKey,
  refuseForeignOrigin,
  requireAccess,
  requireApp,
  requireVerifiedEmail,
  hasSignedInRecently,
  requireJson,
  requireMultipart,
} from '../users/guards.ts'
import type { Context, Handler } from '../handler.ts'
import type { Call } from '../quotas/within-quota.ts'
import { sessionCookie, sessionCookieOptions } from './http.ts'
import { parseRequest } from './parse-request.ts'
import { setTrace } from './trace.ts'

interface ReceivedBody {
  /** Not validated yet. */
  readonly body: unknown
  readonly files?: Readonly<Record<string, SentFile>>
}

/** Reads the body in the endpoint's format: JSON, or files with text fields. */
async function receiveBody({ body, files, maxBodyBytes }: Endpoint, request: Request): Promise<ReceivedBody> {
  if (files === undefined) {
    if (body !== undefined) requireJson(request, maxBodyBytes)
    return { body: request.body }
  }
  const { maxMultipartBytes, readMultipart } = await import('./multipart.ts')
  requireMultipart(request, maxMultipartBytes(files))
  const sent = await readMultipart(files, request)
  return { body: sent.fields, files: sent.files }
}

function checkedAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const parsed = z.safeParse(endpoint.response, answer)
  if (parsed.success) return parsed.data
  const paths = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw new AppError('internal', `the answer does not fit the contract at ${paths.slice(0, 5).join(', ')}`)
}

/** Aborts when the connection closes before the response is complete. */
function signalOf(response: Response): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone.signal
}

/** Runs the handler within the endpoint's quota and sign-in age. */
async function limited<T>(
  { quota, recentSignIn, path }: Endpoint,
  { caller, idempotencyKey: key }: Pick<Context<'everyone'>, 'caller' | 'idempotencyKey'>,
  request: Pick<Call, 'sent' | 'files'>,
  job: () => Promise<T>,
): Promise<T> {
  if (quota === undefined || caller === null) return job()
  if (recentSignIn === true && !hasSignedInRecently(caller)) return job()
  const { withinQuota } = await import('../quotas/within-quota.ts')
  const { uid, signedInMs } = caller
  return withinQuota({ uid, signedInMs, kind: quota, key, sent: [path, request.sent], files: request.files }, job)
}

/** Sends the result of `job`, either as a whole or as the end of the stream. */
async function reply(
  { sharedCacheSeconds }: Endpoint,
  response: Response,
  stream: EventStream | undefined,
  job: () => Promise<unknown>,
): Promise<void> {
  try {
    const answer = await job()
    if (sharedCacheSeconds !== undefined) {
      response.set('Cache-Control', `public, max-age=0, s-maxage=${sharedCacheSeconds}`)
    }
    if (stream === undefined) response.json(answer)
    else stream.end('answer', answer)
  } catch (error) {
    if (stream?.isBegun !== true) throw error
    stream.end('error', toErrorBody(asAppError(error), response))
  }
}

/**
 * Registers an endpoint: checks access, origin and input, runs the handler (loaded on first call) and validates the
 * response. Errors go to the error handler.
 */
export function route<E extends Endpoint>(router: Router, endpoint: E, load: () => Promise<Handler<E>>): void {
  const serve = async (request: Request, response: Response): Promise<void> => {
    setTrace(response, { route: `${endpoint.method} ${endpoint.path}` })
    refuseForeignOrigin(request)
    requireWithinRateLimit(endpoint, addressesOf(request), Date.now())
    const caller = await requireAccess(endpoint, request)
    if (caller !== null) setTrace(response, { uidHash: hashOfUid(caller.uid) })
    await requireApp(endpoint, request)
    await requireVerifiedEmail(endpoint, caller)
    const { body, files } = await receiveBody(endpoint, request)
    const parsed = parseRequest(endpoint, { params: request.params, query: request.query, body })
    // Safe: the parts were parsed by the endpoint's schemas, and the caller was checked against its access.
    const parts = { ...parsed, ...(files && { files }) } as Parameters<Handler<E>>[0]
    const stream = streamFor(endpoint, request, response)
    const context = {
      caller,
      idempotencyKey: idempotencyKey(request),
      signal: signalOf(response),
      emit: stream?.emit ?? (() => undefined),
      device: { userAgent: request.get('user-agent'), cookie: sessionCookie(request.headers) },
      setSessionCookie: (value: string) =>
        response.cookie(SESSION_COOKIE, value, {
          ...sessionCookieOptions(request.headers),
          maxAge: SESSION_MAX_AGE_MS,
        }),
    } as Parameters<Handler<E>>[1]
    const handler = await load()
    await reply(endpoint, response, stream, async () =>
      checkedAnswer(endpoint, await limited(endpoint, context, { sent: parsed, files }, () => handler(parts, context))),
    )
  }
  switch (endpoint.method) {
    case 'GET':
      router.get(endpoint.path, serve)
      return
    case 'POST':
      router.post(endpoint.path, serve)
      return
    case 'PUT':
      router.put(endpoint.path, serve)
      return
    case 'DELETE':
      router.delete(endpoint.path, serve)
  }
}
