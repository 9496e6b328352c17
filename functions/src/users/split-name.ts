import { LIMITS } from '@waymark/contract/limits'

interface Names {
  readonly firstName: string | null
  readonly lastName: string | null
}

const MAX_CHARACTERS = LIMITS.shortText / 2

/** A character can take two code units, which is what the limit counts. */
const limited = (name: string): string | null =>
  name === '' ? null : Array.from(name).slice(0, MAX_CHARACTERS).join('')

/** First and last name from the one name that an account has: the first word, and whatever follows it. */
export function splitName(displayName: string | null): Names {
  const [first = '', ...rest] = (displayName ?? '').trim().split(/\s+/)
  return { firstName: limited(first), lastName: limited(rest.join(' ')) }
}
