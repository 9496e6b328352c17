import type { Json } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { messageAt, textAt } from '../message.ts'
import type { Query } from '../queries/query.ts'
import type { Database } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import { formatTimestamp, parseTimestamp } from '../values/timestamp.ts'
import type { Transaction } from '../transactions/transactions.ts'
import { runQuery } from '../queries/run-query.ts'

/** The consistency selector of a read: a transaction, a past time, or the present. */
export interface ReadContext {
  readonly database: Database
  readonly transaction: Transaction | undefined
  /** Set if this read began the transaction, for the first response. */
  readonly newTransaction: string | undefined
  readonly time: bigint | undefined
}

export function readContext(engine: Engine, database: Database, request: Json): ReadContext {
  const options = messageAt(request, 'newTransaction')
  if (options) {
    const transaction = engine.transactions.begin(database, options)
    return { database, transaction, newTransaction: transaction.id, time: transaction.snapshot }
  }
  const id = textAt(request, 'transaction')
  if (id !== '') {
    const transaction = engine.transactions.find(database, id)
    return { database, transaction, newTransaction: undefined, time: transaction.snapshot }
  }
  const time = request['readTime'] === undefined ? undefined : parseTimestamp(request['readTime'])
  if (time !== undefined) database.checkReadTime(time)
  return { database, transaction: undefined, newTransaction: undefined, time }
}

export const readTimeText = ({ database, time }: ReadContext): string =>
  formatTimestamp(time ?? database.clock.readTime())

/** Documents read by a read-write transaction stay unchanged until it ends, including missing ones. */
export function lockedGet(
  engine: Engine,
  { database, transaction, time }: ReadContext,
  paths: readonly string[],
): ReadonlyMap<string, StoredDocument | undefined> {
  if (transaction && transaction.snapshot === undefined)
    for (const path of paths) engine.transactions.locksOf(database).holdDocument(transaction.id, path)
  return new Map(paths.map((path) => [path, database.get(path, time)]))
}

export function lockedQuery(
  engine: Engine,
  { database, transaction, time }: ReadContext,
  query: Query,
): readonly StoredDocument[] {
  if (transaction && transaction.snapshot === undefined)
    engine.transactions.locksOf(database).holdQuery(transaction.id, query.scope)
  return runQuery(database, query, time)
}
