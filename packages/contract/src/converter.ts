import { type Fault, parseTolerant } from './tolerant.ts'
import type { z } from './zod.ts'

/** A document that cannot be read at all: reported and left out by the readers, never thrown into a listener. */
export interface Malformed {
  readonly id: string
  readonly malformed: readonly Fault[]
}

export type Stored<T> = T | Malformed

export const isMalformed = (stored: object): stored is Malformed => 'malformed' in stored

/** The part of a document snapshot that both SDKs share (web and admin). */
interface Snapshot {
  readonly id: string
  data(options?: { serverTimestamps: 'estimate' }): Record<string, unknown> | undefined
}

interface TimestampLike {
  toDate(): Date
}

const isTimestamp = (value: unknown): value is TimestampLike =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'

/** The fields of a document with its id, and ISO instants for Timestamps. Pending server times are read as estimates, so that a document written offline is whole. */
export function fieldsOf(snapshot: Snapshot): Record<string, unknown> {
  const fields: Record<string, unknown> = { id: snapshot.id }
  for (const [key, value] of Object.entries(snapshot.data({ serverTimestamps: 'estimate' }) ?? {})) {
    fields[key] = isTimestamp(value) ? value.toDate().toISOString() : value
  }
  return fields
}

const partFaults = new WeakMap<object, readonly Fault[]>()

/** What of a document could not be read: all of it, or the parts that the reader left out. */
export const faultsOf = (stored: object): readonly Fault[] =>
  isMalformed(stored) ? stored.malformed : (partFaults.get(stored) ?? [])

/**
 * Reads documents of one collection as `T`, tolerant of newer ones (`tolerant.ts`). Fits `withConverter` of
 * firebase-js-sdk and firebase-admin by shape. Make it once as a module constant: reactfire and queryEqual compare
 * converters by identity.
 * @param fromBefore gives the fields of a document that an older version has written the shape of today
 */
export function docConverter<T extends { id: string }>(
  schema: z.ZodMiniType<T>,
  fromBefore: (fields: Record<string, unknown>) => Record<string, unknown> = (fields) => fields,
) {
  return {
    schema,
    toFirestore(document: unknown): Record<string, unknown> {
      const { id: _id, ...fields } = document as Record<string, unknown>
      return fields
    },
    fromFirestore(snapshot: Snapshot): Stored<T> {
      const { data, faults } = parseTolerant<T>(schema, fromBefore(fieldsOf(snapshot)))
      if (data === undefined) return { id: snapshot.id, malformed: faults }
      if (faults.length > 0) partFaults.set(data, faults)
      return data
    },
  }
}

export type DocConverter<T extends { id: string }> = ReturnType<typeof docConverter<T>>
