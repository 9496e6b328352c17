import { FirestoreError } from '../../service.ts'
import type { Query } from '../queries/query.ts'
import { runQuery } from '../queries/run-query.ts'
import type { Database } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'

/** One open transaction and what it has read. */
export class Transaction {
  readonly id: string
  readonly database: Database
  /** Set for read-only transactions: everything is read as it was then. */
  readonly snapshot: bigint | undefined
  readonly #documents = new Map<string, bigint | undefined>()
  readonly #queries: { readonly query: Query; readonly versions: string }[] = []

  constructor(id: string, database: Database, snapshot: bigint | undefined) {
    this.id = id
    this.database = database
    this.snapshot = snapshot
  }

  recordDocument(path: string, document: StoredDocument | undefined): void {
    if (!this.#documents.has(path)) this.#documents.set(path, document?.updateTime)
  }

  recordQuery(query: Query, results: readonly StoredDocument[]): void {
    this.#queries.push({ query, versions: versionsOf(results) })
  }

  /** Throws ABORTED, upon which SDKs run the transaction again, when anything it read has changed since. */
  checkUnchanged(): void {
    const documentsHold = [...this.#documents].every(
      ([path, version]) => this.database.get(path)?.updateTime === version,
    )
    const queriesHold = this.#queries.every(
      ({ query, versions }) => versionsOf(runQuery(this.database, query)) === versions,
    )
    if (!documentsHold || !queriesHold)
      throw new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.')
  }
}

const versionsOf = (documents: readonly StoredDocument[]): string =>
  documents.map(({ path, updateTime }) => `${path}@${updateTime}`).join('\n')
