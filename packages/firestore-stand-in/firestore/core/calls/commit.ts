import type { Caller, Json } from '../../service.ts'
import { FirestoreError } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { invalid, messageAt, messagesAt, textAt } from '../message.ts'
import type { Database } from '../store/database.ts'
import { statusCode } from '../status-code.ts'
import { requireWritable } from '../transactions/transactions.ts'
import type { Transaction } from '../transactions/transactions.ts'
import { formatTimestamp } from '../values/timestamp.ts'
import { encodeWriteResults, executePlan, planCommit } from '../writes/commit-plan.ts'
import type { CommitPlan } from '../writes/commit-plan.ts'
import { parseWrite, parseWrites } from '../writes/write.ts'
import type { Write } from '../writes/write.ts'

/** Applies all writes or none, after checking rules and preconditions. */
export async function commitWrites(
  engine: Engine,
  database: Database,
  caller: Caller,
  writes: readonly Write[],
  transaction?: Transaction,
): Promise<CommitPlan> {
  const paths = writes.map(({ path }) => path)
  return engine.transactions.write(
    database,
    paths,
    () => {
      const plan = planCommit(database, writes, database.clock.commitTime())
      engine.access.checkCommit(database, caller, plan)
      executePlan(database, plan)
      engine.countWrites(plan.steps.filter(({ write }) => write.kind !== 'verify').length)
      return plan
    },
    transaction,
  )
}

export async function commit(engine: Engine, request: Json, caller: Caller): Promise<Json> {
  const database = engine.databaseOf(request)
  const id = textAt(request, 'transaction')
  const transaction = id === '' ? undefined : engine.transactions.find(database, id)
  const writes = parseWrites(database.name, request)
  if (transaction && writes.length > 0) requireWritable(transaction)
  const plan = await commitWrites(engine, database, caller, writes, transaction)
  return { writeResults: encodeWriteResults(plan), commitTime: formatTimestamp(plan.time) }
}

async function writeAlone(engine: Engine, database: Database, caller: Caller, json: Json) {
  try {
    const plan = await commitWrites(engine, database, caller, [parseWrite(database.name, json)])
    return { result: encodeWriteResults(plan)[0] ?? {}, status: {} }
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error
    return { result: {}, status: { code: statusCode(error.status), message: error.message } }
  }
}

/** Applies each write independently, with its own status. */
export async function batchWrite(engine: Engine, request: Json, caller: Caller): Promise<Json> {
  const database = engine.databaseOf(request)
  const writes = messagesAt(request, 'writes')
  const names = writes.map((write) => parseWrite(database.name, write).path)
  if (new Set(names).size < names.length) throw invalid('A BatchWrite must not write to the same document twice.')
  const outcomes = await Promise.all(writes.map((write) => writeAlone(engine, database, caller, write)))
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) }
}

export function beginTransaction(engine: Engine, request: Json): Json {
  const { id } = engine.transactions.begin(engine.databaseOf(request), messageAt(request, 'options'))
  return { transaction: id }
}

export function rollback(engine: Engine, request: Json): Json {
  engine.transactions.rollback(textAt(request, 'transaction'))
  return {}
}
