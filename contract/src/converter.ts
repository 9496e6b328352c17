import { z } from './zod.ts'

/** A document that does not fit its schema: reported and left out by the readers, never thrown into a listener. */
export interface Malformed {
  readonly id: string
  readonly malformed: string
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

/**
 * Reads documents of one collection as `T`: adds the id, turns Timestamps into ISO instants and checks the schema.
 * Fits `withConverter` of firebase-js-sdk and firebase-admin by shape. Make it once as a module constant: reactfire
 * and queryEqual compare converters by identity. Pending server times are read as estimates, so that a document
 * written offline is whole.
 */
export function docConverter<T extends { id: string }>(schema: z.ZodMiniType<T>) {
  return {
    toFirestore(document: unknown): Record<string, unknown> {
      const { id: _id, ...fields } = document as Record<string, unknown>
      return fields
    },
    fromFirestore(snapshot: Snapshot): Stored<T> {
      const fields: Record<string, unknown> = { id: snapshot.id }
      for (const [key, value] of Object.entries(snapshot.data({ serverTimestamps: 'estimate' }) ?? {})) {
        fields[key] = isTimestamp(value) ? value.toDate().toISOString() : value
      }
      const parsed = schema.safeParse(fields)
      if (parsed.success) return parsed.data
      return { id: snapshot.id, malformed: z.prettifyError(parsed.error) }
    },
  }
}
