import type { docConverter, Stored } from '@waymark/contract/converter'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { FieldValue, type Query } from 'firebase-admin/firestore'
import type { AuditSubject } from '@waymark/contract/audit/audit-entry'
import { type AdminAct, addAuditEntry } from './audit-trail.ts'
import { firestore, parseStored } from './firestore.ts'
import { isAlreadyExists } from './firestore-codes.ts'
import { optimistically } from './optimistically.ts'
import { keepUnknownIn } from './keep-unknown.ts'

/** Something bookable. */
interface Entry {
  readonly id: string
  readonly title: string
  readonly version: number
}

type Converter<T extends Entry> = ReturnType<typeof docConverter<T>>

/** Set by the store. */
type Kept = 'id' | 'version' | 'createdAt' | 'updatedAt'

export type NewEntry<T extends Entry> = Omit<T, Kept>

/**
 * Store for the documents of one kind of bookable thing. Administrators' actions (`by`) are recorded in the audit trail
 * in the same transaction.
 */
export function catalogOf<T extends Entry>(
  name: keyof typeof COLLECTIONS,
  subject: AuditSubject,
  converter: Converter<T>,
) {
  const all = () => firestore().collection(COLLECTIONS[name])
  const readable = () => all().withConverter<Stored<T>>(converter)
  const now = () => FieldValue.serverTimestamp()

  const read = async (id: string): Promise<T | undefined> => parseStored(name, (await readable().doc(id).get()).data())

  return {
    newId: (): string => all().doc().id,
    read,

    /** The documents of a query that match the schema. */
    async list(query: (documents: Query<Stored<T>>) => Query<Stored<T>>): Promise<T[]> {
      const snapshot = await query(readable()).get()
      return snapshot.docs.flatMap((document) => parseStored(name, document.data()) ?? [])
    },

    /** A page of `limit` documents, newest first, after the document with the given id. */
    async page(
      query: (documents: Query<Stored<T>>) => Query<Stored<T>>,
      { after, limit }: { readonly after: string | undefined; readonly limit: number },
    ): Promise<T[]> {
      const newestFirst = query(readable()).orderBy('createdAt', 'desc').limit(limit)
      const last = after === undefined ? undefined : await all().doc(after).get()
      const snapshot = await (last?.exists === true ? newestFirst.startAfter(last) : newestFirst).get()
      return snapshot.docs.flatMap((document) => parseStored(name, document.data()) ?? [])
    },

    /** @returns false if a document with this id exists; it stays unchanged */
    async create(id: string, fields: NewEntry<T> & { readonly title: string }, by?: AdminAct): Promise<boolean> {
      const after = { ...fields, version: 1 }
      const batch = firestore()
        .batch()
        .create(all().doc(id), { ...after, createdAt: now(), updatedAt: now() })
      if (by) addAuditEntry(batch, by, { subject, subjectId: id, title: fields.title, before: undefined, after })
      try {
        await batch.commit()
        return true
      } catch (error) {
        if (isAlreadyExists(error)) return false
        throw error
      }
    },

    /**
     * Updates the fields returned by `change` in a transaction.
     * @returns the document afterwards; undefined if there is none
     */
    async edit(id: string, change: (stored: T) => Partial<NewEntry<T>>, by?: AdminAct): Promise<T | undefined> {
      const isThere = await optimistically(async (transaction) => {
        const snapshot = await transaction.get(all().doc(id))
        const stored = snapshot.exists ? parseStored<T>(name, converter.fromFirestore(snapshot)) : undefined
        if (stored === undefined) return false
        const before = snapshot.data() ?? {}
        const changes = { ...keepUnknownIn(converter.schema, before, change(stored)), version: stored.version + 1 }
        transaction.update(all().doc(id), { ...changes, updatedAt: now() })
        const after = { ...before, ...changes }
        if (by) addAuditEntry(transaction, by, { subject, subjectId: id, title: stored.title, before, after })
        return true
      })
      return isThere ? read(id) : undefined
    },

    /**
     * Deletes the document unless `check` throws.
     * @returns whether it existed
     */
    remove(id: string, check: (stored: T) => void, by?: AdminAct): Promise<boolean> {
      return optimistically(async (transaction) => {
        const snapshot = await transaction.get(all().doc(id))
        const stored = snapshot.exists ? parseStored<T>(name, converter.fromFirestore(snapshot)) : undefined
        if (stored === undefined) return false
        check(stored)
        transaction.delete(all().doc(id))
        const before = snapshot.data()
        if (by)
          addAuditEntry(transaction, by, { subject, subjectId: id, title: stored.title, before, after: undefined })
        return true
      })
    },
  }
}
