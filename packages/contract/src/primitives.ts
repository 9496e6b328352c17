import { LIMITS } from './limits.ts'
import { z } from './zod.ts'

/** Document id. Firestore reserves `.`, `..` and `__name__`. */
export const Id = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cs}]+$/u))

/** Account id from Firebase Auth. */
export const Uid = z.string().check(z.minLength(1), z.maxLength(128))

/** ISO 8601 in UTC. Stored as a Timestamp. */
export const Instant = z.iso.datetime()

/** `YYYY-MM-DD`, never an instant, so that time zones cannot shift it. */
export const CalendarDay = z.iso.date()

/** A day on which a trip may begin: its other days are in the calendar, too. */
export const FirstDay = CalendarDay.check(z.refine((day) => day < '9999', 'The year 9999 is too far ahead'))

/** Local time `HH:mm` in the trip's time zone. */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Integer US cents. */
export const Cents = z.int().check(z.gte(0), z.lte(100_000_000))

export const Latitude = z.number().check(z.gte(-90), z.lte(90))
export const Longitude = z.number().check(z.gte(-180), z.lte(180))

export const Coordinates = z.strictObject({ lat: Latitude, lng: Longitude })
export type Coordinates = z.infer<typeof Coordinates>

/** No lone surrogates: JSON can contain them, but UTF-8 and therefore Firestore cannot. */
export const WHOLE_CHARACTERS = /^[^\p{Cs}]*$/u

/** Trimmed text of at most `max` characters; may be empty. */
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(WHOLE_CHARACTERS))

/** Non-blank text. `message` is the error for a missing or blank value. */
export const requiredText = (max: number, message = 'Required') =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? message : undefined) })
    // Report a blank value once, not also as malformed.
    .check(z.trim(), z.minLength(1, { error: message, abort: true }), z.maxLength(max), z.regex(WHOLE_CHARACTERS))

/** No control characters such as line breaks and tabs. */
const ONE_LINE = /^\P{Cc}*$/u

/**
 * Single-line text of a request; may be empty. Only requests use it: stored values from before may contain line breaks.
 */
export const lineText = (max: number) => text(max).check(z.regex(ONE_LINE))

/** Non-blank single-line text. */
export const requiredLine = (max: number, message = 'Required') => requiredText(max, message).check(z.regex(ONE_LINE))

/** E.164 allows at most 15 digits; some island states have numbers of five. */
export const phoneDigits = z.refine<string>(
  (number) => /^(?:\D*\d){5,15}\D*$/.test(number),
  'A phone number has 5 to 15 digits',
)

/** A place name as typed: letters of any script, digits and punctuation that occurs in names. */
export const placeName = (max: number, message: string) =>
  requiredText(max, message).check(z.regex(/^(?:[\p{L}\p{M}\p{N} .,'’‘ʻ`´"!()/&+·–—-]|\u200c|\u200d)*$/u))

/** Multi-line text as typed: no control characters except line breaks and tabs. */
export const enteredText = (max: number) => text(max).check(z.regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u))

/** One of `words`. `message` is the error for a missing or blank value; other values give 'Invalid input'. */
export const requiredChoice = <const Words extends readonly [string, ...string[]]>(words: Words, message: string) =>
  z.enum(words, {
    error: (issue) => (issue.input === undefined || issue.input === null || issue.input === '' ? message : undefined),
  })

/** Both dates must sort chronologically as text. */
export const endsAfterStart = <Dated extends { startDate: string; endDate: string }>() =>
  z.refine<Dated>(({ startDate, endDate }) => endDate >= startDate, {
    path: ['endDate'],
    error: 'End date cannot be before start date',
  })

/** A required calendar day. `message` is the error for a missing or blank value. */
export const requiredDay = (message: string) =>
  z.iso.date({
    error: (issue) => (issue.input === undefined || issue.input === null || issue.input === '' ? message : undefined),
  })

export const Email = z.email().check(z.maxLength(LIMITS.email))

const Moment = z.iso.datetime({ offset: true, local: true })

const isDayOrMoment = (value: string): boolean =>
  CalendarDay.safeParse(value.slice(0, 10)).success && (value.length === 10 || Moment.safeParse(value).success)

/** A calendar day, or a date-time of which only the written day is used, without time zone conversion. */
export const dayOrMoment = (message: string) =>
  z.pipe(
    requiredText(LIMITS.shortText, message).check(z.refine(isDayOrMoment, 'Invalid input')),
    z.transform((value: string) => value.slice(0, 10)),
  )

/** Picture URL: on this site, https, or the Cloud Storage emulator. */
export const PictureUrl = requiredText(LIMITS.url).check(
  z.regex(
    /^(?:https:\/\/[^\s/\\]|\/(?![/\\])|http:\/\/(?:127\.0\.0\.1|localhost):\d{2,5}\/v0\/b\/)[^\s<>"'\\]*$/,
    'The address of an image begins with https:// or /',
  ),
)

/**
 * 128 random bits as base64url. Only the digest is stored, so that reading the database does not reveal working links.
 */
export const LinkToken = z.string().check(z.regex(/^[\w-]{22}$/))
