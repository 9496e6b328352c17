import type { FieldValues } from 'react-hook-form'
import { ApiError } from '../api/api-error.ts'

export interface Difference {
  readonly label: string
  /** What stands there now. */
  readonly now: string
  /** The one who is editing has changed it, too. */
  readonly isMine: boolean
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((part) => Object.values(part).join(': ')).join('; ') || 'empty'
  return value === '' ? 'empty' : String(value)
}

/** What somebody else has changed while a form was filled in. */
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

/** The names of the fields that were typed into since the form was filled in. */
export const typedFields = <Fields extends FieldValues>(before: Fields, mine: Fields): (keyof Fields & string)[] =>
  (Object.keys(before) as (keyof Fields & string)[]).filter((name) => !isSame(before[name], mine[name]))

/** Whether an edit was refused because somebody else had made one since. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict' && error.fields['version'] !== undefined
