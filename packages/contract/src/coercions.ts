import { centsOf } from './money.ts'
import { enteredText, lineText, requiredLine } from './primitives.ts'
import { z } from './zod.ts'

/** Forms send numbers either as JSON numbers or as text; both are accepted. */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const numberOrText = (message: string) =>
  z.union([z.number(), z.string()], {
    error: ({ input }) => (isBlank(input) ? message : undefined),
  })

const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/

const numberOf = (sent: string | number): number =>
  typeof sent === 'number' ? sent : NUMBER.test(sent.trim()) ? Number(sent) : Number.NaN

/** An amount of money, as number or text, parsed into cents. `message` is the error for a missing or blank value. */
export const moneyInput = (max: number, message = 'Required') =>
  z.pipe(
    numberOrText(message),
    z.transform((sent, context) => {
      const cents = centsOf(sent)
      if (cents !== undefined && cents >= 0 && cents <= max) return cents
      context.issues.push({ code: 'custom', message: isBlank(sent) ? message : 'Invalid input', input: sent })
      return z.NEVER
    }),
  )

interface Whole {
  readonly min: number
  readonly max: number
  /** Error message for a missing or blank value. */
  readonly required: string
  /** Error message for a value below the minimum. */
  readonly tooSmall?: string
}

/** An integer, as number or text. */
export const integerInput = ({ min, max, required, tooSmall = 'Invalid input' }: Whole) =>
  z.pipe(
    numberOrText(required),
    z.transform((sent, context) => {
      const number = numberOf(sent)
      if (Number.isInteger(number) && number >= min && number <= max) return number
      const message = isBlank(sent) ? required : number < min ? tooSmall : number > max ? `Must be at most ${max}` : ''
      context.issues.push({ code: 'custom', message: message || 'Invalid input', input: sent })
      return z.NEVER
    }),
  )

/** A number, as number or text. */
export const numberInput = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.pipe(
    numberOrText('Required'),
    z.transform((sent, context) => {
      const number = numberOf(sent)
      if (number >= min && number <= max) return number
      const message = isBlank(sent) ? 'Required' : `Must be a number from ${min} to ${max}`
      context.issues.push({ code: 'custom', message, input: sent })
      return z.NEVER
    }),
  )

/** A number that is a multiple of `step`, as number or text; missing, blank and null become null. */
export const scaleInput = ({ min, max, step }: { min: number; max: number; step: number }) =>
  z.pipe(
    z.prefault(z.nullable(z.union([z.number(), z.string()])), null),
    z.transform((sent, context) => {
      if (sent === null || isBlank(sent)) return null
      const steps = Math.round(numberOf(sent) / step)
      const number = Math.round(steps * step * 100) / 100
      if (number >= min && number <= max && Math.abs(number - numberOf(sent)) < 1e-9) return number
      context.issues.push({ code: 'custom', message: `Must be a number from ${min} to ${max}`, input: sent })
      return z.NEVER
    }),
  )

const splitEntries = (typed: string): string[] =>
  typed
    .split(/[,\n\r]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** A list of texts, or one text separated by commas or line breaks. Blank entries are dropped. */
export const listInput = (entries: number, length: number) =>
  z.pipe(
    z.prefault(z.nullable(z.union([z.string(), z.array(z.string())])), null),
    z.pipe(
      z.transform((sent: string | string[] | null) =>
        typeof sent === 'string' ? splitEntries(sent) : (sent ?? []).filter((entry) => !isBlank(entry)),
      ),
      z.array(requiredLine(length)).check(z.maxLength(entries, `Must be at most ${entries} entries`)),
    ),
  )

/** `schema`, or null for a missing, blank or null value. */
export const blankToNull = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    // The output is checked by `schema`; the input type is declared below.
    z.prefault(z.nullable(z.unknown()), null),
    z.pipe(
      z.transform((sent: unknown) => (isBlank(sent) ? null : sent)),
      z.nullable(schema),
    ),
  ) as unknown as z.ZodMiniType<z.output<S> | null, z.input<S> | '' | null | undefined>

/** `schema`, with blank and null treated as missing. */
export const blankToUndefined = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    // The output is checked by `schema`; the input type is declared below.
    z.pipe(
      z.transform((sent: unknown) => (isBlank(sent) ? undefined : sent)),
      z.optional(schema),
    ) as unknown as z.ZodMiniType<z.output<S> | undefined, z.input<S> | '' | null | undefined>,
  )

/** Optional text; missing and null become ''. */
export const textInput = (max: number) =>
  z.pipe(
    z.prefault(z.nullable(enteredText(max)), ''),
    z.transform((sent) => sent ?? ''),
  )

/** Optional single-line text; missing and null become ''. */
export const lineInput = (max: number) =>
  z.pipe(
    z.prefault(z.nullable(lineText(max)), ''),
    z.transform((sent) => sent ?? ''),
  )

/** One of `words`; missing, blank and null become `usual`. */
export const choiceInput = <const Words extends readonly [string, ...string[]]>(words: Words, usual: Words[number]) =>
  z.pipe(
    blankToUndefined(z.enum(words)),
    z.transform((sent) => sent ?? usual),
  )
