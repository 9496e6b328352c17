import { LIMITS } from '@waymark/contract/limits'

interface Names {
  readonly firstName: string | null
  readonly lastName: string | null
}

const MAX_CHARACTERS = LIMITS.shortText / 2

/** Counts code points: the limit is in UTF-16 code units, and a code point takes up to two. */
const limited = (name: string): string | null =>
  name === '' ? null : Array.from(name).slice(0, MAX_CHARACTERS).join('')

/** Splits an account's display name: the first word, and the rest. */
export function splitName(displayName: string | null): Names {
  const [first = '', ...rest] = (displayName ?? '').trim().split(/\s+/)
  return { firstName: limited(first), lastName: limited(rest.join(' ')) }
}
