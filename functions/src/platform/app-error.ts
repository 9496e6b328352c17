import type { ErrorCode, PriceTexts } from '@waymark/contract/errors'

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

interface Told {
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

  constructor(code: ErrorCode, detail: string, told: Told = {}) {
    super(told.message ?? MESSAGES[code], { cause: told.cause })
    this.name = 'AppError'
    this.code = code
    this.detail = detail
    this.fields = told.fields
    this.price = told.price
    this.retryAfterSeconds = told.retryAfterSeconds
  }
}

/** Runs a job; unexpected errors are replaced by one with the public message `message`. */
export async function failingWith<T>(message: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job()
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('internal', 'a job failed', { message, cause: error })
  }
}
