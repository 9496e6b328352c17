/** State shared by the calls of the service. */
import type { Json } from '../service.ts'
import type { Access } from './access/access.ts'
import type { IndexConfig } from './indexes/index-config.ts'
import { checkIndexes } from './indexes/index-check.ts'
import { FirestoreError } from '../service.ts'
import { textAt } from './message.ts'
import { databaseName, parseDatabaseName } from './paths/document-name.ts'
import type { Query } from './queries/query.ts'
import { Clock } from './store/clock.ts'
import { Database } from './store/database.ts'
import { Transactions } from './transactions/transactions.ts'

export class Engine {
  readonly access: Access
  readonly clock: Clock
  readonly transactions = new Transactions()
  readonly log: (line: string) => void
  readonly #indexes: IndexConfig | undefined
  readonly #databases = new Map<string, Database>()
  #reads = 0
  #writes = 0

  constructor(access: Access, now: () => Date, log: (line: string) => void, indexes: IndexConfig | undefined) {
    this.access = access
    this.clock = new Clock(now)
    this.log = log
    this.#indexes = indexes
  }

  get readCount(): number {
    return this.#reads
  }

  countReads(documents: number): void {
    this.#reads += documents
  }

  databases(): Iterable<Database> {
    return this.#databases.values()
  }

  get writeCount(): number {
    return this.#writes
  }

  countWrites(writes: number): void {
    this.#writes += writes
  }

  /** Databases are created on first use. */
  database(name: string): Database {
    const key = databaseName(parseDatabaseName(name))
    const database = this.#databases.get(key) ?? new Database(key, this.clock)
    this.#databases.set(key, database)
    return database
  }

  databaseOf(request: Json): Database {
    return this.database(textAt(request, 'database'))
  }

  checkIndexes(query: Query): void {
    if (!this.#indexes) return
    try {
      checkIndexes(this.#indexes, query)
    } catch (error) {
      if (error instanceof FirestoreError) this.log(error.message)
      throw error
    }
  }
}
