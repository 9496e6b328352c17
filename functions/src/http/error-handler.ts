import { type ErrorBody, type ErrorCode, HTTP_STATUS } from '@waymark/contract/errors'
import type { NextFunction, Request, Response } from 'express'
import { AppError, toAppError } from '../platform/app-error.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { setTrace, traceOf } from './trace.ts'

/** Errors of Express itself, such as a malformed path or an unreadable body. */
function codeOfStatus(error: unknown): ErrorCode {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined
  if (status === 413) return 'payload-too-large'
  if (status === 415) return 'unsupported-media-type'
  return typeof status === 'number' && status >= 400 && status < 500 ? 'invalid-argument' : 'internal'
}

/** The error as the caller may see it, without details of unexpected ones. */
export const asAppError = (error: unknown): AppError =>
  toAppError(error, (cause) => new AppError(codeOfStatus(cause), 'not an AppError', { cause }))

/**
 * Adds an error to the request's log line.
 * @returns the response body
 */
export function toErrorBody(publicError: AppError, response: Response): ErrorBody {
  setTrace(response, errorDetail(publicError))
  return {
    message: publicError.message,
    code: publicError.code,
    requestId: traceOf(response).requestId,
    ...(publicError.fields && { fields: publicError.fields }),
    ...(publicError.price && { price: publicError.price }),
  }
}

export function errorHandler(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  const publicError = asAppError(error)
  const body = toErrorBody(publicError, response)
  if (response.headersSent) {
    next(error)
    return
  }
  if (publicError.retryAfterSeconds !== undefined) response.set('Retry-After', String(publicError.retryAfterSeconds))
  response.status(HTTP_STATUS[publicError.code]).json(body)
}
