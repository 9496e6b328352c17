import { ErrorBody, HTTP_STATUS, type ErrorCode, type PriceTexts } from '@waymark/contract/errors'
import { parseTolerant } from '@waymark/contract/tolerant'
import { noteReference } from '../../config/references.ts'

export type ApiErrorCode = ErrorCode | 'offline' | 'bad-response'

interface Details {
  readonly code: ApiErrorCode
  /** A sentence to show. */
  readonly userMessage: string
  /** Error messages by dotted path of the request field. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** The correct price, if the request contained another. */
  readonly price?: PriceTexts | undefined
  readonly status?: number
  readonly requestId?: string
}

/** A failed call of /api. For an error response, `message` is '{status}: {body text}'. */
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
  // A code unknown to this version was parsed as its fallback, so the status is more accurate. Streams always have
  // status 200.
  const code = status < 400 || HTTP_STATUS[body.code] === status ? body.code : codeOfStatus(status)
  return new ApiError(message, { code, userMessage: body.message, fields, price, status, requestId })
}

/** An error within a streamed response. */
export const errorIn = (text: string, status: number): ApiError => errorOf(text, `${status}: ${text}`, status)

/** Parses an error response. */
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
 * Whether the session is over. `onUnauthorized` has already informed the app's frame, which tells the user and leads to
 * the sign-in screen, so nobody else needs to.
 */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthenticated'

/** Whether further calls would fail as well: the session is over, or there is no network. */
export const failsAll = (error: unknown): boolean =>
  isSessionOver(error) || (error instanceof ApiError && error.code === 'offline')

/** A stream that began well reports its failure by the code alone. */
const isServerFault = ({ code }: ApiError): boolean => code === 'internal' || code === 'unavailable'

/** Returns `sentence`. If the server failed, the request id of `error` is shown wherever the sentence is. */
export function sayOf(error: unknown, sentence: string): string {
  noteReference(sentence, error instanceof ApiError && isServerFault(error) ? error.requestId : undefined)
  return sentence
}

/** The message to show: the server's, or `fallback` for other errors. */
export const messageFor = (error: unknown, fallback: string): string =>
  sayOf(error, error instanceof ApiError ? error.userMessage : fallback)
