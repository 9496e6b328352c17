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

/** Signs that cannot be seen and turn or hide what stands beside them; but those that join letters and choose emoji. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The name that other people see, from the profile. Nobody may be nameless among them, or write over the words around. */
export function nameForOthers({ firstName, lastName }: Names): string {
  const whole = [firstName, lastName].filter(Boolean).join(' ').replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim()
  const name = whole
    .slice(0, LIMITS.shortText)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(name) ? name : 'Traveller'
}
