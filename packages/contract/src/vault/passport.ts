import { docConverter } from '../converter.ts'
import { Instant, requiredText, text } from '../primitives.ts'
import { SealedText } from './keyring.ts'
import { z } from '../zod.ts'

const SHOWN = 4
const HIDDEN = '•••••'
const FEWEST = SHOWN + 1
const MOST = 20

/**
 * The only readable form of a passport number, also for its owner: the last 4 characters, without revealing the length.
 */
export const MaskedPassportNumber = z.string().check(z.regex(/^•{5}[\p{Lu}\p{Lo}\p{N}]{4}$/u))

export const maskPassportNumber = (number: string): string => HIDDEN + number.slice(-SHOWN)

/** The error message for a typed passport number; undefined if it is valid. */
function faultOf(number: string): string | undefined {
  if (!/^[\p{L}\p{N}]*$/u.test(number)) return 'A passport number has letters and digits only'
  if (number.length < FEWEST) return `A passport number has at least ${FEWEST} letters and digits`
  return number.length > MOST ? `A passport number has at most ${MOST} letters and digits` : undefined
}

/** A typed passport number; empty for none. The masked form means unchanged. */
export const TypedPassportNumber = z.pipe(
  text(100),
  z.transform((typed, context): string | null => {
    if (typed === '') return null
    if (MaskedPassportNumber.safeParse(typed).success) return typed
    const number = typed.toUpperCase().replaceAll(/[ -]/g, '')
    const message = faultOf(number)
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: typed })
    return number
  }),
)

/** `users/{uid}/private/passport`: the full number, either in plain text or encrypted with the vault key. */
export const PassportRecord = z.strictObject({
  id: z.literal('passport'),
  number: z.nullable(requiredText(MOST)),
  sealed: z.nullable(SealedText),
  updatedAt: Instant,
})
export type PassportRecord = z.infer<typeof PassportRecord>
export const passportConverter = docConverter<PassportRecord>(PassportRecord)

/** A passport number encrypted by the browser, with its masked form. */
export const SealedPassport = z.strictObject({ masked: MaskedPassportNumber, sealed: SealedText })
export type SealedPassport = z.infer<typeof SealedPassport>
