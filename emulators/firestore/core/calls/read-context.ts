import type { Json } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { messageAt, textAt } from '../message.ts'
import type { Query } from '../queries/query.ts'
import type { Database } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import { formatTimestamp, parseTimestamp } from '../values/timestamp.ts'
import type { Transaction } from '../transactions/transaction.ts'
import { runQuery } from '../queries/run-query.ts'

/** The consistency selector of a read: a transaction, a past time, or the present. */
export interface ReadContext {
  readonly database: Database
  readonly transaction: Transaction | undefined
  /** Set when this read began the transaction, for the first response. */
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

export async function lockedGet(
  engine: Engine,
  context: ReadContext,
  paths: readonly string[],
): Promise<ReadonlyMap<string, StoredDocument | undefined>> {
  const { database, transaction, time } = context
  const writable = transaction && transaction.snapshot === undefined ? transaction : undefined
  if (writable) await engine.transactions.lock(writable, paths)
  return new Map(
    paths.map((path) => {
      const document = database.get(path, time)
      writable?.recordDocument(path, document)
      return [path, document]
    }),
  )
}

/** Transactions that query the same collection take turns, so that a new document is not a surprise at commit. */
export async function lockedQuery(
  engine: Engine,
  context: ReadContext,
  query: Query,
): Promise<readonly StoredDocument[]> {
  const { database, transaction, time } = context
  const writable = transaction && transaction.snapshot === undefined ? transaction : undefined
  const { parent, collectionId = '' } = query.scope
  if (writable) {
    await engine.transactions.lock(writable, [`query ${parent}/${collectionId}`])
    const seen = runQuery(database, query)
    await engine.transactions.lock(
      writable,
      seen.map(({ path }) => path),
    )
  }
  const results = runQuery(database, query, time)
  writable?.recordQuery(query, results)
  return results
}
