import { docConverter } from '../converter.ts'
import { Instant, requiredText, text } from '../primitives.ts'
import { SealedText } from './keyring.ts'
import { z } from '../zod.ts'

const SHOWN = 4
const HIDDEN = '•••••'
const FEWEST = SHOWN + 1
const MOST = 20

/** What everybody sees of a passport number, also its owner: its last 4 characters, and of the rest not even how long it is. */
export const MaskedPassportNumber = z.string().check(z.regex(/^•{5}[\p{Lu}\p{Lo}\p{N}]{4}$/u))

export const maskPassportNumber = (number: string): string => HIDDEN + number.slice(-SHOWN)

/** What is wrong with a passport number as a person types it; undefined when nothing is. */
function faultOf(number: string): string | undefined {
  if (!/^[\p{L}\p{N}]*$/u.test(number)) return 'A passport number has letters and digits only'
  if (number.length < FEWEST) return `A passport number has at least ${FEWEST} letters and digits`
  return number.length > MOST ? `A passport number has at most ${MOST} letters and digits` : undefined
}

/** A passport number as a person types it; empty for none. A masked one stays as it is and means: as before. */
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

/** `users/{uid}/private/passport`: the full number, as it is or encrypted with the vault key, one of the two. */
export const PassportRecord = z.strictObject({
  id: z.literal('passport'),
  number: z.nullable(requiredText(MOST)),
  sealed: z.nullable(SealedText),
  updatedAt: Instant,
})
export type PassportRecord = z.infer<typeof PassportRecord>
export const passportConverter = docConverter<PassportRecord>(PassportRecord)

/** A passport number that a browser has encrypted, with what may be seen of it. */
export const SealedPassport = z.strictObject({ masked: MaskedPassportNumber, sealed: SealedText })
export type SealedPassport = z.infer<typeof SealedPassport>
