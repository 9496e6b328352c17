import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type SetOptions,
  type UpdateData,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { contended } from './app-error.ts'
import { backOff, isStale, PATIENCE_MS } from './contention.ts'
import { firestore } from './firestore.ts'
import { isAlreadyExists, isNotFound } from './firestore-codes.ts'

/** What a decision is based on: a transaction, with or without locks. */
export interface Reads {
  get<T>(ref: DocumentReference<T>): Promise<DocumentSnapshot<T>>
}

/** A field that no document has: deleting it changes nothing, not even the update time. */
const NO_FIELD = 'noField'

/** Attempts when a document that was not read is missing or already exists; beyond that, it is an error. */
const CREATE_TRIES = 5

/** Reads and writes of one attempt. The writes are applied if what was read is unchanged, and all or none of them. */
export class Optimistic implements Reads {
  readonly #read = new Map<string, DocumentSnapshot>()
  readonly #verified = new Set<string>()
  readonly #batch: WriteBatch = firestore().batch()
  #writes = 0

  async get<T>(ref: DocumentReference<T>): Promise<DocumentSnapshot<T>> {
    const snapshot = await ref.get()
    if (!this.#read.has(ref.path)) this.#read.set(ref.path, snapshot as DocumentSnapshot)
    return snapshot
  }

  create(ref: DocumentReference, data: DocumentData): void {
    this.#writes += 1
    this.#verified.add(ref.path)
    this.#batch.create(ref, data)
  }

  set(ref: DocumentReference, data: DocumentData, options: SetOptions = {}): void {
    this.#writes += 1
    this.#verify(ref)
    this.#batch.set(ref, data, options)
  }

  update(ref: DocumentReference, data: UpdateData<DocumentData>): void {
    this.#writes += 1
    const lastUpdateTime = this.#takeUpdateTime(ref)
    if (lastUpdateTime === undefined) this.#batch.update(ref, data)
    else this.#batch.update(ref, data, { lastUpdateTime })
  }

  /** Updates fields of a document that was read, or creates it. */
  put(ref: DocumentReference, fields: Readonly<Record<string, unknown>>): void {
    if (this.#read.get(ref.path)?.exists === true) this.update(ref, fields)
    else this.create(ref, fields)
  }

  delete(ref: DocumentReference): void {
    this.#writes += 1
    const lastUpdateTime = this.#takeUpdateTime(ref)
    this.#batch.delete(ref, lastUpdateTime && { lastUpdateTime })
  }

  async commit(): Promise<void> {
    if (this.#writes === 0) return
    for (const { ref } of this.#read.values()) this.#verify(ref)
    await this.#batch.commit()
  }

  /** The update time to require of a document that was read; undefined if it is required already, or was not read. */
  #takeUpdateTime({ path }: DocumentReference): DocumentSnapshot['updateTime'] {
    if (this.#verified.has(path)) return undefined
    const updateTime = this.#read.get(path)?.updateTime
    if (updateTime !== undefined) this.#verified.add(path)
    return updateTime
  }

  /** Adds a write that changes nothing, but fails if the document is not as it was read. */
  #verify(ref: DocumentReference): void {
    if (!this.#read.has(ref.path) || this.#verified.has(ref.path)) return
    const lastUpdateTime = this.#takeUpdateTime(ref)
    this.#verified.add(ref.path)
    if (lastUpdateTime === undefined) this.#batch.delete(ref, { exists: false })
    else this.#batch.update(ref, { [NO_FIELD]: FieldValue.delete() }, { lastUpdateTime })
  }
}

/**
 * Reads documents, decides and writes, as a transaction without locks: everything is repeated, with `work` called again,
 * if a document that it has read was changed meanwhile. With Google's engine, transactions that have read the same
 * document wait for each other until they are aborted. For documents only: what a query finds cannot be verified.
 * @throws whatever `work` throws; 503 if the documents keep changing for PATIENCE_MS
 */
export async function optimistically<T>(work: (changes: Optimistic) => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (let tries = 1; ; tries += 1) {
    const startedAt = Date.now()
    const changes = new Optimistic()
    const result = await work(changes)
    try {
      await changes.commit()
      return result
    } catch (error) {
      const isOfAnother = isNotFound(error) || isAlreadyExists(error)
      if (isOfAnother ? tries >= CREATE_TRIES : !isStale(error)) throw error
      if (startedAt >= deadline) throw contended(error)
    }
    await backOff(tries, Date.now() - startedAt)
  }
}
