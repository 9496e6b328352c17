import { CurrencyCode, MoneyText } from './money.ts'
import { openEnum } from './tolerant.ts'
import { z } from './zod.ts'

/** All error codes of the API with their HTTP statuses. */
export const HTTP_STATUS = {
  'invalid-argument': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'quota-exceeded': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof HTTP_STATUS

/** An unknown code is handled by its HTTP status. */
export const ErrorCode = openEnum(Object.keys(HTTP_STATUS) as [ErrorCode, ...ErrorCode[]], 'internal')

/** Unit price (per night or person) and total of a booking. */
export const PriceTexts = z.strictObject({
  unitPrice: MoneyText,
  totalPrice: MoneyText,
  currency: z.optional(CurrencyCode),
})
export type PriceTexts = z.infer<typeof PriceTexts>

/** Body of every error response. `fields` maps a request field (dotted path) to its error message. */
export const ErrorBody = z.strictObject({
  message: z.string(),
  code: ErrorCode,
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** The correct price, if the request contained a different one. */
  price: z.optional(PriceTexts),
})
export type ErrorBody = z.infer<typeof ErrorBody>
