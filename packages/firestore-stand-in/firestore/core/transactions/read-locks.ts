/**
 * Read locks of open transactions. Any number of transactions may lock the same document or collection; a commit waits
 * until nobody else holds a lock on what it writes, and fails after a while. That resolves all deadlocks: of two
 * transactions that read and write one document, the first to commit fails.
 */
import { FirestoreError } from '../../service.ts'
import { collectionOf, lastSegment } from '../paths/document-name.ts'
import type { Scope } from '../store/database.ts'

/** The timeout of Google's emulator. */
const PATIENCE_MS = 2000

/** Document paths hold an even number of segments, so that neither a collection id nor `/` is taken for one. */
const ANY_COLLECTION = '/'
const keysOf = (path: string): readonly string[] => [path, lastSegment(collectionOf(path)), ANY_COLLECTION]

export class ReadLocks {
  readonly #holders = new Map<string, Set<string>>()
  /** In order of arrival. Each retries, and leaves when it has succeeded. */
  readonly #waiting = new Set<() => void>()

  holdDocument(owner: string, path: string): void {
    this.#hold(owner, path)
  }

  /** A query locks all collections with that id, as in Google's emulator. */
  holdQuery(owner: string, { collectionId = ANY_COLLECTION }: Scope): void {
    this.#hold(owner, collectionId)
  }

  #hold(owner: string, key: string): void {
    const holders = this.#holders.get(key) ?? new Set()
    this.#holders.set(key, holders.add(owner))
  }

  release(owner: string): void {
    for (const [key, holders] of this.#holders)
      if (holders.delete(owner) && holders.size === 0) this.#holders.delete(key)
    for (const retry of [...this.#waiting]) retry()
  }

  /**
   * Writes synchronously once nobody else holds a lock on the documents. Throws ABORTED after the timeout, and whatever
   * `write` throws.
   */
  writeWhenFree<Result>(owner: string | undefined, paths: readonly string[], write: () => Result): Promise<Result> {
    const keys = [...new Set(paths.flatMap(keysOf))]
    return new Promise((resolve, reject) => {
      const attempt = (): void => {
        if (!this.#waiting.has(attempt) || !keys.every((key) => this.#isFree(owner, key))) return
        clearTimeout(timer)
        this.#waiting.delete(attempt)
        try {
          resolve(write())
        } catch (error) {
          reject(error)
        }
      }
      const giveUp = (): void => {
        this.#waiting.delete(attempt)
        reject(new FirestoreError('ABORTED', 'Transaction lock timeout.'))
      }
      const timer = setTimeout(giveUp, PATIENCE_MS)
      this.#waiting.add(attempt)
      attempt()
    })
  }

  #isFree(owner: string | undefined, key: string): boolean {
    const holders = this.#holders.get(key)
    return !holders || (owner !== undefined && holders.size === 1 && holders.has(owner))
  }
}
