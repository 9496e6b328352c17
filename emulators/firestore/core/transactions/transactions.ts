/** Owns the open transactions of all databases. */
import { randomBytes } from 'node:crypto'
import type { Json } from '../../service.ts'
import { FirestoreError } from '../../service.ts'
import { invalid, messageAt } from '../message.ts'
import type { Database } from '../store/database.ts'
import { parseTimestamp } from '../values/timestamp.ts'
import { LockTable } from './lock-table.ts'
import { Transaction } from './transaction.ts'

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions: 270 seconds, 60 of them idle. */
const MAX_AGE_MS = 270_000
const MAX_IDLE_MS = 60_000

interface Open {
  readonly transaction: Transaction
  readonly started: number
  used: number
}

/** The words matter: firebase-admin runs a transaction again when its commit says this. */
const expired = () => invalid('The referenced transaction has expired or is no longer valid.')

export class Transactions {
  readonly locks = new LockTable()
  readonly #open = new Map<string, Open>()

  /** @param options google.firestore.v1.TransactionOptions */
  begin(database: Database, options: Json | undefined): Transaction {
    this.#expire()
    const readOnly = options && messageAt(options, 'readOnly')
    const snapshot = readOnly && this.#snapshotOf(database, readOnly)
    const transaction = new Transaction(randomBytes(16).toString('base64'), database, snapshot)
    const now = performance.now()
    this.#open.set(transaction.id, { transaction, started: now, used: now })
    return transaction
  }

  #snapshotOf(database: Database, readOnly: Json): bigint {
    if (readOnly['readTime'] === undefined) return database.clock.readTime()
    const time = parseTimestamp(readOnly['readTime'])
    database.checkReadTime(time)
    return time
  }

  find(database: Database, id: string): Transaction {
    this.#expire()
    const open = this.#open.get(id)
    if (!open || open.transaction.database !== database) throw expired()
    open.used = performance.now()
    return open.transaction
  }

  /** Waits until the transaction holds the locks. One that ended meanwhile gets none. */
  async lock(transaction: Transaction, keys: Iterable<string>): Promise<void> {
    await this.locks.acquire(transaction.id, keys)
    if (this.#open.has(transaction.id)) return
    this.locks.release(transaction.id)
    throw expired()
  }

  end(transaction: Transaction): void {
    this.#open.delete(transaction.id)
    this.locks.release(transaction.id)
  }

  #expire(): void {
    const now = performance.now()
    for (const { transaction, started, used } of this.#open.values())
      if (now - started > MAX_AGE_MS || now - used > MAX_IDLE_MS) this.end(transaction)
  }
}

export function requireWritable(transaction: Transaction): void {
  if (transaction.snapshot !== undefined)
    throw new FirestoreError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.')
}
