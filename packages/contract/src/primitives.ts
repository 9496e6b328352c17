import { LIMITS } from './limits.ts'
import { z } from './zod.ts'

/** Id of a document, made by Firestore. It refuses `.`, `..` and `__name__` as ids. */
export const Id = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cs}]+$/u))

/** Id of an account, made by Firebase Auth. */
export const Uid = z.string().check(z.minLength(1), z.maxLength(128))

/** A moment in time: ISO 8601 in UTC. A Timestamp in a document, this text everywhere else. */
export const Instant = z.iso.datetime()

/** A calendar day, `YYYY-MM-DD`. Never an instant, so no time zone moves it. */
export const CalendarDay = z.iso.date()

/** A wall-clock time of day, `HH:mm`, in the time zone of the trip. */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Money in whole US cents. */
export const Cents = z.int().check(z.gte(0), z.lte(100_000_000))

export const Latitude = z.number().check(z.gte(-90), z.lte(90))
export const Longitude = z.number().check(z.gte(-180), z.lte(180))

export const Coordinates = z.strictObject({ lat: Latitude, lng: Longitude })
export type Coordinates = z.infer<typeof Coordinates>

/** No half of a character that takes two code units: JSON can carry one, UTF-8 and so Firestore cannot. */
const WHOLE_CHARACTERS = /^[^\p{Cs}]*$/u

/** Text without control characters at its ends, possibly empty, at most `max` characters. */
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(WHOLE_CHARACTERS))

/** Text that must not be blank. `message` is said when it is missing or blank. */
export const requiredText = (max: number, message = 'Required') =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? message : undefined) })
    // What is missing is not also wrong.
    .check(z.trim(), z.minLength(1, { error: message, abort: true }), z.maxLength(max), z.regex(WHOLE_CHARACTERS))

/** No control characters: no line break, no tab. */
const ONE_LINE = /^\P{Cc}*$/u

/**
 * What a field of one line sends; it may be empty. Requests alone ask for it: what was stored before may have line breaks,
 * and is read as it is.
 */
export const lineText = (max: number) => text(max).check(z.regex(ONE_LINE))

/** The same, where it must not be blank. */
export const requiredLine = (max: number, message = 'Required') => requiredText(max, message).check(z.regex(ONE_LINE))

/** The name of a place as a person types it: letters of any script, digits and the marks that names have. */
export const placeName = (max: number, message: string) =>
  requiredText(max, message).check(z.regex(/^(?:[\p{L}\p{M}\p{N} .,'’‘ʻ`´"!()/&+·–—-]|\u200c|\u200d)*$/u))

/** Text of several lines as a person types it: without control characters other than line breaks and tabs. */
export const enteredText = (max: number) => text(max).check(z.regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u))

/** One of the given words. `message` is said when it is missing or blank, 'Invalid input' when it is another word. */
export const requiredChoice = <const Words extends readonly [string, ...string[]]>(words: Words, message: string) =>
  z.enum(words, {
    error: (issue) => (issue.input === undefined || issue.input === null || issue.input === '' ? message : undefined),
  })

/** Of a shape that has both as text that sorts by time. */
export const endsAfterStart = <Dated extends { startDate: string; endDate: string }>() =>
  z.refine<Dated>(({ startDate, endDate }) => endDate >= startDate, {
    path: ['endDate'],
    error: 'End date cannot be before start date',
  })

/** A calendar day that must be given. `message` is said when it is missing or blank. */
export const requiredDay = (message: string) =>
  z.iso.date({
    error: (issue) => (issue.input === undefined || issue.input === null || issue.input === '' ? message : undefined),
  })

export const Email = z.email().check(z.maxLength(LIMITS.email))

const Moment = z.iso.datetime({ offset: true, local: true })

const isDayOrMoment = (value: string): boolean =>
  CalendarDay.safeParse(value.slice(0, 10)).success && (value.length === 10 || Moment.safeParse(value).success)

/** A calendar day or a date-time, of which the day that is written counts: no time zone moves it. */
export const dayOrMoment = (message: string) =>
  z.pipe(
    requiredText(LIMITS.shortText, message).check(z.refine(isDayOrMoment, 'Invalid input')),
    z.transform((value: string) => value.slice(0, 10)),
  )

/** Where a picture is: on this site, anywhere on the web by a safe scheme, or in the Cloud Storage of a local stack. */
export const PictureUrl = requiredText(LIMITS.url).check(
  z.regex(
    /^(?:https:\/\/[^\s/\\]|\/(?![/\\])|http:\/\/(?:127\.0\.0\.1|localhost):\d{2,5}\/v0\/b\/)[^\s<>"'\\]*$/,
    'The address of an image begins with https:// or /',
  ),
)
