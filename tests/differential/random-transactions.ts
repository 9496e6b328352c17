import type { Json } from '@waymark/firestore-stand-in/firestore/service'
import type { Seeded } from '@waymark/firestore-stand-in/testing/seeded'
import type { Question } from './pair.ts'

/** Two at a time; each writes a collection of its own, so that none waits for the locks of the other. */
export const NAMES = ['<a>', '<b>'] as const
type Name = (typeof NAMES)[number]
const OWN: Readonly<Record<Name, string>> = { '<a>': 'left', '<b>': 'right' }

/** Nobody writes `shared`, which both read; commits outside of both write `free`, which neither reads. */
export const COLLECTIONS = ['left', 'right', 'shared', 'free'] as const

/** `none` is missing at first. */
const IDS = ['one', 'two', 'none'] as const

/** A transaction that no engine ever began. */
const UNKNOWN = 'AAAAAAAAAAA='

function precondition(random: Seeded): Json {
  return random.chance(0.2) ? { currentDocument: { exists: random.chance(0.6) } } : {}
}

export const setNumber = (root: string, path: string, n: number): Json => ({
  update: { name: `${root}/${path}`, fields: { n: { integerValue: String(n) } } },
})

/** The documents that every play begins with. */
export const firstWrites = (random: Seeded, root: string): Json[] =>
  COLLECTIONS.flatMap((collection) =>
    ['one', 'two'].map((id) => setNumber(root, `${collection}/${id}`, random.whole(5))),
  )

function write(random: Seeded, root: string, collection: string): Json {
  const path = `${collection}/${random.pick(IDS)}`
  const name = `${root}/${path}`
  if (random.chance(0.2)) return { delete: name, ...precondition(random) }
  if (random.chance(0.3)) {
    const fieldTransforms = [{ fieldPath: 'n', increment: { integerValue: '1' } }]
    return { transform: { document: name, fieldTransforms }, ...precondition(random) }
  }
  return { ...setNumber(root, path, random.whole(5)), ...precondition(random) }
}

const writes = (random: Seeded, root: string, collection: string): Json[] =>
  Array.from({ length: random.whole(3) }, () => write(random, root, collection))

function query(random: Seeded, collection: string): Json {
  const n = { fieldPath: 'n' }
  return {
    from: [{ collectionId: collection }],
    ...(random.chance(0.5)
      ? { where: { fieldFilter: { field: n, op: 'GREATER_THAN', value: { integerValue: '1' } } } }
      : {}),
    ...(random.chance(0.3) ? { limit: 1 } : {}),
  }
}

/** Whom a call names: nearly always the transaction itself, whether it is open, over or was never begun. */
const named = (random: Seeded, name: Name): string => (random.chance(0.03) ? UNKNOWN : name)

function begin(random: Seeded, name: Name): Question {
  const kind = random.whole(10)
  const readWrite = kind < 4 ? { retryTransaction: name } : {}
  return { verb: ':beginTransaction', body: { options: kind < 2 ? { readOnly: {} } : { readWrite } }, begins: name }
}

/** A read of one document, or by a query. @param within the transaction, or the options of one that it begins */
function randomRead(random: Seeded, root: string, name: Name, collection: string, within: Json): Question {
  const begins = 'newTransaction' in within ? { begins: name } : {}
  if (random.chance(0.5)) {
    const documents = [`${root}/${collection}/${random.pick(IDS)}`]
    return { verb: ':batchGet', body: { documents, ...within }, ...begins }
  }
  const structuredQuery = query(random, collection)
  if (random.chance(0.7)) return { verb: ':runQuery', body: { structuredQuery, ...within }, ...begins }
  const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'all', count: {} }] }
  return { verb: ':runAggregationQuery', body: { structuredAggregationQuery, ...within }, ...begins }
}

/**
 * The next call of a random play with two transactions: begun, begun again, read in, committed and rolled back in any
 * order, also after they are over. Commits outside of them write what none of them locks.
 */
export function randomStep(random: Seeded, root: string): Question {
  const name = random.pick(NAMES)
  const kind = random.whole(20)
  if (kind < 4) return begin(random, name)
  if (kind < 12) {
    const within = random.chance(0.05) ? { newTransaction: { readWrite: {} } } : { transaction: named(random, name) }
    return randomRead(random, root, name, random.pick([OWN[name], 'shared']), within)
  }
  if (kind < 15) {
    const body = { transaction: named(random, name), writes: writes(random, root, OWN[name]) }
    return { verb: ':commit', body }
  }
  if (kind < 17) return { verb: ':rollback', body: { transaction: named(random, name) } }
  return { verb: ':commit', body: { writes: writes(random, root, 'free') } }
}
