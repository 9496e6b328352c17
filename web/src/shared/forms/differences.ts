import type { FieldValues } from 'react-hook-form'
import { ApiError } from '../api/api-error.ts'

export interface Difference {
  readonly label: string
  /** The stored value. */
  readonly now: string
  /** Whether the user has edited the field, too. */
  readonly isMine: boolean
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((part) => Object.values(part).join(': ')).join('; ') || 'empty'
  return value === '' ? 'empty' : String(value)
}

/** The fields that somebody else has changed while the form was being edited. */
export const differences = <Fields extends FieldValues>(
  labels: Readonly<Record<keyof Fields & string, string>>,
  { before, newest, mine }: { readonly before: Fields; readonly newest: Fields; readonly mine: Fields },
): Difference[] =>
  (Object.keys(labels) as (keyof Fields & string)[])
    .filter((name) => !isSame(before[name], newest[name]))
    .map((name) => ({
      label: labels[name],
      now: inWords(newest[name]),
      isMine: !isSame(before[name], mine[name]) && !isSame(newest[name], mine[name]),
    }))

/** The names of the fields that the user has edited. */
export const typedFields = <Fields extends FieldValues>(before: Fields, mine: Fields): (keyof Fields & string)[] =>
  (Object.keys(before) as (keyof Fields & string)[]).filter((name) => !isSame(before[name], mine[name]))

/** Whether an edit was refused because of a version conflict. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict' && error.fields['version'] !== undefined
