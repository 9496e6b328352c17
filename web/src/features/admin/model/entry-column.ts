import type { ReactNode } from 'react'

type Value = string | number | boolean | null

/** A column of the table. The title column is always visible. */
export interface EntryColumn<E> {
  readonly id: string
  readonly label: string
  /** Value for sorting and filtering; null sorts last. */
  readonly value: (entry: E) => Value
  /** Cell content, if it differs from the value. */
  readonly show?: (entry: E) => ReactNode
  /** Filter options with labels. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** Hidden by default. */
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

/** Whether all typed words occur in the texts, ignoring case and accents. */
export function hasWords(typed: string, texts: readonly string[]): boolean {
  const all = simplified(texts.join('\n'))
  return simplified(typed)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
