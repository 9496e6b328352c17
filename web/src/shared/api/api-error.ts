import { ErrorBody, HTTP_STATUS, type ErrorCode, type PriceTexts } from '@waymark/contract/errors'
import { parseTolerant } from '@waymark/contract/tolerant'

export type ApiErrorCode = ErrorCode | 'offline' | 'bad-response'

interface Details {
  readonly code: ApiErrorCode
  /** A sentence for the person at the screen. */
  readonly userMessage: string
  /** What is wrong with which field of the request, by its dotted path. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** The right price, when that of the request was not. */
  readonly price?: PriceTexts | undefined
  readonly status?: number
  readonly requestId?: string
}

/** A call of /api that did not succeed. `message` is '{status}: {body text}' for an answer that was an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly userMessage: string
  readonly fields: Readonly<Record<string, string>>
  readonly price: PriceTexts | undefined
  readonly status: number | undefined
  readonly requestId: string | undefined

  constructor(message: string, details: Details, options?: ErrorOptions) {
    super(message, options)
    this.code = details.code
    this.userMessage = details.userMessage
    this.fields = details.fields ?? {}
    this.price = details.price
    this.status = details.status
    this.requestId = details.requestId
  }
}

const CODES = Object.keys(HTTP_STATUS) as ErrorCode[]

const codeOfStatus = (status: number): ErrorCode =>
  CODES.find((code) => HTTP_STATUS[code] === status) ?? (status >= 500 ? 'internal' : 'invalid-argument')

export const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('application/json') === true

function parseBody(text: string): ErrorBody | undefined {
  try {
    return parseTolerant(ErrorBody, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function errorOf(text: string, message: string, status: number): ApiError {
  const body = parseBody(text)
  if (body === undefined) {
    return new ApiError(message, { code: codeOfStatus(status), userMessage: `Server error: ${status}`, status })
  }
  const { fields, price, requestId } = body
  // A code that this version does not know is read as another one, and the status tells better. A stream's is always 200.
  const code = status < 400 || HTTP_STATUS[body.code] === status ? body.code : codeOfStatus(status)
  return new ApiError(message, { code, userMessage: body.message, fields, price, status, requestId })
}

/** A failure that is told within an answer that had begun well. */
export const errorIn = (text: string, status: number): ApiError => errorOf(text, `${status}: ${text}`, status)

/** Reads an answer that is not ok. */
export async function refusal(response: Response): Promise<ApiError> {
  const { status } = response
  const text = await response.text()
  const message = `${status}: ${text === '' ? response.statusText : text}`
  if (!isJson(response)) {
    const userMessage = `Server returned HTML/text instead of JSON. Status: ${status}`
    return new ApiError(message, { code: codeOfStatus(status), userMessage, status })
  }
  return errorOf(text, message, status)
}

/**
 * Whether the server no longer knows the session. The client has told so already (`onUnauthorized`): the frame says it and
 * leads to the sign-in screen, so nobody else has to.
 */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthenticated'

/** What to tell the person at the screen: the server's sentence, or `fallback` when the error is not one of a call. */
export const messageFor = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.userMessage : fallback
