import { type Fault, parseTolerant } from './tolerant.ts'
import type { z } from './zod.ts'

/** A document that could not be read at all. Readers report it and leave it out; it is never thrown into a listener. */
export interface Malformed {
  readonly id: string
  readonly malformed: readonly Fault[]
}

export type Stored<T> = T | Malformed

export const isMalformed = (stored: object): stored is Malformed => 'malformed' in stored

/** What the document snapshots of the web and the admin SDK have in common. */
interface Snapshot {
  readonly id: string
  data(options?: { serverTimestamps: 'estimate' }): Record<string, unknown> | undefined
}

interface TimestampLike {
  toDate(): Date
}

const isTimestamp = (value: unknown): value is TimestampLike =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'

/**
 * The fields of a document with its id, Timestamps as ISO instants. Pending server timestamps are estimated, so that a
 * document written offline is complete.
 */
export function fieldsOf(snapshot: Snapshot): Record<string, unknown> {
  const fields: Record<string, unknown> = { id: snapshot.id }
  for (const [key, value] of Object.entries(snapshot.data({ serverTimestamps: 'estimate' }) ?? {})) {
    fields[key] = isTimestamp(value) ? value.toDate().toISOString() : value
  }
  return fields
}

const partFaults = new WeakMap<object, readonly Fault[]>()

/** The parts of a document that could not be read. */
export const faultsOf = (stored: object): readonly Fault[] =>
  isMalformed(stored) ? stored.malformed : (partFaults.get(stored) ?? [])

/**
 * A converter that reads documents tolerantly (`tolerant.ts`). Its shape fits `withConverter` of both firebase-js-sdk
 * and firebase-admin. Create it once as a module constant: reactfire and queryEqual compare converters by identity.
 * @param fromBefore converts the fields that an older version wrote to today's shape
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
