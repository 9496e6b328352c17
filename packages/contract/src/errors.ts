import { CurrencyCode, MoneyText } from './money.ts'
import { openEnum } from './tolerant.ts'
import { z } from './zod.ts'

/** Every way a call of /api can fail, with its HTTP status. */
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

/** What another code means its HTTP status says. */
export const ErrorCode = openEnum(Object.keys(HTTP_STATUS) as [ErrorCode, ...ErrorCode[]], 'internal')

/** What a booking costs: a night or a person, and all of them. */
export const PriceTexts = z.strictObject({
  unitPrice: MoneyText,
  totalPrice: MoneyText,
  currency: z.optional(CurrencyCode),
})
export type PriceTexts = z.infer<typeof PriceTexts>

/** What the body of every refused call looks like. `fields` maps a request field (dotted path) to what is wrong with it. */
export const ErrorBody = z.strictObject({
  message: z.string(),
  code: ErrorCode,
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** The right price, where a booking was sent with another one. */
  price: z.optional(PriceTexts),
})
export type ErrorBody = z.infer<typeof ErrorBody>
