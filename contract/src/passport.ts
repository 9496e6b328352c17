import { requiredText } from './primitives.ts'
import { z } from './zod.ts'

const SHOWN = 4
const HIDDEN = '•••••'

/** Letters and digits of any passport or identity card, as people type them: with spaces and hyphens in between. */
export const PassportNumber = z.pipe(
  requiredText(40, 'Passport number is required').check(
    z.regex(/^[\p{L}\p{N} -]*$/u, 'A passport number has letters and digits only'),
  ),
  z.pipe(
    z.transform((typed: string) => typed.toUpperCase().replaceAll(/[ -]/g, '')),
    z
      .string()
      .check(
        z.minLength(SHOWN + 1, 'A passport number has at least 5 letters and digits'),
        z.maxLength(20, 'A passport number has at most 20 letters and digits'),
      ),
  ),
)

/** What everybody sees of a passport number, also its owner: the end of it. The rest is no longer than usual, whatever it was. */
export const MaskedPassportNumber = z
  .string()
  .check(z.regex(/^•{5}[\p{L}\p{N}]{4}$/u, 'Show the last 4 characters of the passport number alone'))

export const maskPassportNumber = (number: string): string => HIDDEN + number.slice(-SHOWN)
