import type { ReactNode } from 'react'

type Value = string | number | boolean | null

/** A column of the table of entries. The one of the title is always there. */
export interface EntryColumn<E> {
  readonly id: string
  readonly label: string
  /** What is sorted and filtered by; null stands last. */
  readonly value: (entry: E) => Value
  /** What is shown, where that is something else. */
  readonly show?: (entry: E) => ReactNode
  /** The values that it can be filtered by, in words. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** Not there until it is chosen. */
  readonly isExtra?: boolean
  readonly isNumber?: boolean
}

export const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const

const COLLATOR = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return COLLATOR.compare(a, b)
  return Number(a) - Number(b)
}

export const inWords = (value: Value): string =>
  value === null ? '' : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)

const simplified = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word that was typed is somewhere in the texts; accents and case do not matter. */
export function hasWords(typed: string, texts: readonly string[]): boolean {
  const all = simplified(texts.join('\n'))
  return simplified(typed)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
