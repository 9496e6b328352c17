import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, Response } from 'express'
import { log, type LogFields } from '../platform/logger.ts'

/** Header that identifies a request in its response and in the log. */
export const REQUEST_ID = 'X-Request-Id'

type Trace = LogFields & { readonly requestId: string }

const traces = new WeakMap<Response, Trace>()

/** What the request's log line will contain. */
export const traceOf = (response: Response): Trace => traces.get(response) ?? { requestId: 'unknown' }

export function setTrace(response: Response, fields: LogFields): void {
  traces.set(response, { ...traceOf(response), ...fields })
}

const severityOf = (status: number) => (status >= 500 ? 'ERROR' : status >= 400 ? 'NOTICE' : 'INFO')

/** Assigns a request id, and writes one log line when the response is finished. */
export function trace(_request: Request, response: Response, next: NextFunction): void {
  const started = performance.now()
  const requestId = randomUUID()
  traces.set(response, { requestId })
  response.set(REQUEST_ID, requestId)
  response.once('close', () => {
    const ms = Math.round(performance.now() - started)
    log(severityOf(response.statusCode), 'request', { ...traceOf(response), status: response.statusCode, ms })
  })
  next()
}
