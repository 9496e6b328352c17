import { FieldValue } from 'firebase/firestore'
import type { UpdateWrite } from '@waymark/firestore-stand-in/firestore/core/writes/write'
import type { Value } from '@waymark/firestore-stand-in/firestore/core/values/value'
import { writesOf, type Operation } from './operation.ts'

/** The fields of one write by path (`items/hat/packed`), sorted; null for a removed one. The server's time is left out. */
export type Written = Readonly<Record<string, unknown>>

const byPath = (entries: readonly (readonly [path: string, value: unknown])[]): Written =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))

const keyOf = (path: readonly string[]): string => path.join('/')

function plainValue(value: Value): unknown {
  if (value.kind === 'boolean' || value.kind === 'string') return value.value
  if (value.kind === 'integer' || value.kind === 'double') return Number(value.value)
  if (value.kind === 'null') return null
  if (value.kind === 'array') return value.values.map(plainValue)
  if (value.kind === 'map')
    return Object.fromEntries(Array.from(value.fields, ([name, inner]) => [name, plainValue(inner)]))
  throw new Error(`A list or trip holds no ${value.kind} that a device writes.`)
}

function valueAt(value: Value | undefined, [name, ...rest]: readonly string[]): Value | undefined {
  if (name === undefined) return value
  return value?.kind === 'map' ? valueAt(value.fields.get(name), rest) : undefined
}

/** What a write that reached the server sets. */
export function writtenBy({ fields, mask = [] }: UpdateWrite): Written {
  const root: Value = { kind: 'map', fields }
  const entries = mask.map((path) => {
    const value = valueAt(root, path)
    return [keyOf(path), value === undefined ? null : plainValue(value)] as const
  })
  return byPath(entries)
}

/** What each write of an operation is meant to set. */
export const writtenFor = (operation: Operation): Written[] =>
  writesOf(operation).map((changes) =>
    byPath(changes.flat().map(([path, value]) => [keyOf(path), value instanceof FieldValue ? null : value] as const)),
  )
