import { defineEndpoint } from './endpoint.ts'
import { z } from './zod.ts'

/**
 * A field name, or `*` for an entry of a list or map. Digits and @ are refused, which excludes ids and e-mail
 * addresses.
 */
const FieldPath = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?:(?:[A-Za-z]{1,40}|\*)(?:\.(?:[A-Za-z]{1,40}|\*))*)?$/))

/** A collection, or the method and path pattern of an endpoint, such as `GET /api/trips/:id`. */
const Source = z.string().check(z.maxLength(100), z.regex(/^(?:[A-Za-z]+|[A-Z]+ \/api(?:\/:?[A-Za-z-]+)+)$/))

export const MOST_FAULTS = 5

/** Data that could not be parsed. */
const Unreadable = z.strictObject({
  kind: z.literal('unreadable'),
  source: Source,
  faults: z
    .array(z.strictObject({ path: FieldPath, code: z.string().check(z.regex(/^[a-z_]{1,40}$/)) }))
    .check(z.minLength(1), z.maxLength(MOST_FAULTS)),
})

/** Any other error: its name and code, and what the app was doing, as named in the code. */
const Failed = z.strictObject({
  kind: z.literal('failed'),
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  code: z.optional(z.string().check(z.maxLength(60), z.regex(/^[a-z]+(?:[/-][a-z]+)*$/))),
  during: z.string().check(z.maxLength(100), z.regex(/^[A-Za-z][A-Za-z ,:'-]*$/)),
})

/**
 * An error reported by a browser for the log. It cannot contain personal data: all texts are identifiers from the code,
 * without digits.
 */
export const FaultReport = z.strictObject({
  /** The build of the app, identified by the hash in its entry script's name. */
  build: z.string().check(z.regex(/^[\w-]{1,20}$/)),
  fault: z.discriminatedUnion('kind', [Unreadable, Failed]),
})
export type FaultReport = z.infer<typeof FaultReport>

export const FAULT_REPORTS_PATH = '/api/fault-reports'

export const reportFault = defineEndpoint({
  method: 'POST',
  path: FAULT_REPORTS_PATH,
  summary: 'Takes note of a fault that the app met in a browser. Stores nothing; 429 when too many come.',
  access: 'everyone',
  perMinute: 120,
  perMinutePerAddress: 10,
  maxBodyBytes: 4_096,
  body: FaultReport,
  response: z.strictObject({ message: z.string() }),
})
