/** The open transactions of all databases. */
import { randomBytes } from 'node:crypto'
import type { Json } from '../../service.ts'
import { FirestoreError } from '../../service.ts'
import { invalid, messageAt, textAt } from '../message.ts'
import type { Database } from '../store/database.ts'
import { parseTimestamp } from '../values/timestamp.ts'
import { ReadLocks } from './read-locks.ts'

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions: 270 seconds, 60 of them idle. */
const MAX_AGE_MS = 270_000
const MAX_IDLE_MS = 60_000

/** Suffix of ids of read-only transactions, which are recognised after they have ended. */
const READ_ONLY = ' read-only'

const textOf = (id: string): string => Buffer.from(id, 'base64').toString()

export interface Transaction {
  /** In base64, as JSON writes bytes. */
  readonly id: string
  readonly database: Database
  /** Set for read-only transactions: the time at which they read. */
  readonly snapshot: bigint | undefined
}

interface Open {
  readonly transaction: Transaction
  readonly started: number
  used: number
}

export class Transactions {
  /** Prefix of ids, so that ids of another run are unknown. */
  readonly #run = randomBytes(8).toString('hex')
  #begun = 0
  readonly #open = new Map<string, Open>()
  readonly #expired = new Set<string>()
  readonly #locks = new Map<Database, ReadLocks>()

  /** @param options google.firestore.v1.TransactionOptions */
  begin(database: Database, options: Json | undefined): Transaction {
    const readOnly = options && messageAt(options, 'readOnly')
    this.#checkRetried(options && messageAt(options, 'readWrite'))
    const snapshot = readOnly && this.#snapshotOf(database, readOnly)
    const id = Buffer.from(`${this.#run} ${++this.#begun}${readOnly ? READ_ONLY : ''}`).toString('base64')
    const transaction = { id, database, snapshot }
    const now = performance.now()
    this.#open.set(id, { transaction, started: now, used: now })
    return transaction
  }

  /** Retrying a transaction only refers to it: the new one holds no locks yet. */
  #checkRetried(readWrite: Json | undefined): void {
    const id = readWrite && textAt(readWrite, 'retryTransaction')
    if (id === undefined || id === '') return
    this.#checkKnown(id)
    if (textOf(id).endsWith(READ_ONLY)) throw invalid('Cannot retry a read-only transaction.')
  }

  #snapshotOf(database: Database, readOnly: Json): bigint {
    if (readOnly['readTime'] === undefined) return database.clock.readTime()
    const time = parseTimestamp(readOnly['readTime'])
    database.checkReadTime(time)
    return time
  }

  /** Throws INVALID_ARGUMENT for a transaction that has ended or never existed. */
  find(database: Database, id: string): Transaction {
    this.#checkKnown(id)
    this.#expire()
    // Exact text: firebase-admin retries a transaction if its commit fails with it.
    if (this.#expired.has(id)) throw invalid('The referenced transaction has expired or is no longer valid.')
    const open = this.#open.get(id)
    if (open?.transaction.database !== database) throw invalid('Transaction is invalid or closed.')
    open.used = performance.now()
    return open.transaction
  }

  #checkKnown(id: string): void {
    const [run, serial] = textOf(id).split(' ')
    if (run !== this.#run || !(Number(serial) <= this.#begun)) throw invalid('Invalid transaction.')
  }

  locksOf(database: Database): ReadLocks {
    const locks = this.#locks.get(database) ?? new ReadLocks()
    this.#locks.set(database, locks)
    return locks
  }

  /**
   * Ends the transaction, if any, and writes as soon as no other one that is open has read any of the documents.
   *
   * @throws ABORTED when that takes too long, upon which SDKs try again; and what `write` throws
   */
  async write<Result>(
    database: Database,
    paths: readonly string[],
    write: () => Result,
    transaction?: Transaction,
  ): Promise<Result> {
    this.#expire()
    if (transaction) this.#open.delete(transaction.id)
    const locks = this.locksOf(database)
    try {
      return await locks.writeWhenFree(transaction?.id, paths, write)
    } finally {
      if (transaction) locks.release(transaction.id)
    }
  }

  /** Rolls a transaction back. Does nothing if it has ended. */
  rollback(id: string): void {
    this.#checkKnown(id)
    const open = this.#open.get(id)
    if (open) this.#end(open.transaction)
  }

  #end({ id, database }: Transaction): void {
    this.#open.delete(id)
    this.locksOf(database).release(id)
  }

  #expire(): void {
    const now = performance.now()
    for (const { transaction, started, used } of this.#open.values())
      if (now - started > MAX_AGE_MS || now - used > MAX_IDLE_MS) {
        this.#expired.add(transaction.id)
        this.#end(transaction)
      }
  }
}

export function requireWritable(transaction: Transaction): void {
  if (transaction.snapshot !== undefined)
    throw new FirestoreError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.')
}
