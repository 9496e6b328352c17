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
  /** What the caller is told instead of the code's usual sentence. */
  readonly message?: string
  /** Dotted paths of request fields with what is wrong with them. */
  readonly fields?: Readonly<Record<string, string>>
  /** What the booking costs, when it was sent with another price. */
  readonly price?: PriceTexts
  /** When to try again, for the header Retry-After. */
  readonly retryAfterSeconds?: number
  /** What went wrong underneath, for the log. */
  readonly cause?: unknown
}

/** A failure that the caller may know of. `detail` is for the log alone and holds nothing that a user wrote. */
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

/** Runs a job. When it fails for a reason that the caller cannot know of, they are told `message`. */
export async function failingWith<T>(message: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job()
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('internal', 'a job failed', { message, cause: error })
  }
}
