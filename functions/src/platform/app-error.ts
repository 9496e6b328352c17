import type { ErrorCode, PriceTexts } from '@waymark/contract/errors'
import { isContended } from './firestore-codes.ts'

const MESSAGES = {
  'invalid-argument': 'Invalid input',
  unauthenticated: 'Unauthorized',
  forbidden: 'You are not allowed to do this',
  'not-found': 'Not found',
  'method-not-allowed': 'Method not allowed',
  conflict: 'This conflicts with an earlier change',
  'payload-too-large': 'The request is too large',
  'unsupported-media-type': 'Send the body as application/json',
  'quota-exceeded': 'Too many requests. Please try again later.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'The service is not available right now. Please try again.',
} satisfies Record<ErrorCode, string>

interface AppErrorOptions {
  /** Public message; defaults to that of the code. */
  readonly message?: string
  /** Error messages by dotted path of the request field. */
  readonly fields?: Readonly<Record<string, string>>
  /** The correct price of a booking that was sent with another one. */
  readonly price?: PriceTexts
  /** Value of the Retry-After header. */
  readonly retryAfterSeconds?: number
  /** The underlying error, for the log. */
  readonly cause?: unknown
}

/** An error that the caller may see. `detail` is for the log only and must not contain user input. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: string
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly price: PriceTexts | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(options.message ?? MESSAGES[code], { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.detail = detail
    this.fields = options.fields
    this.price = options.price
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** How an alert finds it. */
const CONTENTION = 'too many writes of the same documents'
const RETRY_AFTER_SECONDS = 5

/** Others read or write the same documents all the time. */
export const contended = (cause: unknown): AppError =>
  new AppError('unavailable', CONTENTION, {
    message: 'Others are changing this right now. Please try again in a moment.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  })

/**
 * The error as the caller may see it: an AppError unchanged, contention as 503 with a time to try again.
 * @param otherwise for all others, which are not for the caller
 */
export function toAppError(error: unknown, otherwise: (cause: unknown) => AppError): AppError {
  if (error instanceof AppError) return error
  return isContended(error) ? contended(error) : otherwise(error)
}

/** Runs a job; unexpected errors are replaced by one with the public message `message`. */
export async function failingWith<T>(message: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job()
  } catch (error) {
    throw toAppError(error, (cause) => new AppError('internal', 'a job failed', { message, cause }))
  }
}
