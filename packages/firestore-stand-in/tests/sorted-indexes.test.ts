/** Queries find by indexes exactly what reading every document finds, and read little of what they do not find. */
import { FirestoreError } from '../firestore/service.ts'
import type { Json } from '../firestore/service.ts'
import { compareDocuments, matches } from '../firestore/core/queries/matching.ts'
import { parseQuery } from '../firestore/core/queries/query-json.ts'
import type { Query } from '../firestore/core/queries/query.ts'
import { runQuery } from '../firestore/core/queries/run-query.ts'
import { Clock } from '../firestore/core/store/clock.ts'
import { Database } from '../firestore/core/store/database.ts'
import { executePlan, planCommit } from '../firestore/core/writes/commit-plan.ts'
import { parseWrites } from '../firestore/core/writes/write.ts'
import { describe, expect, it } from 'vitest'
import { randomQuery } from '../testing/random-query.ts'
import { randomFields } from '../testing/random-values.ts'
import { randomWrites } from '../testing/random-writes.ts'
import { SEED, seeded, type Seeded } from '../testing/seeded.ts'

const NAME = 'projects/p/databases/(default)'
const ROOT = `${NAME}/documents`
const DATABASES = 20
const STEPS = 100

const newDatabase = () => new Database(NAME, new Clock(() => new Date(0)))

/** False for what Firestore refuses, as it does many random writes and queries. */
function isAccepted(run: () => void): boolean {
  try {
    run()
    return true
  } catch (error) {
    if (error instanceof FirestoreError) return false
    throw error
  }
}

const commit = (database: Database, writes: readonly Json[]): boolean =>
  isAccepted(() =>
    executePlan(database, planCommit(database, parseWrites(NAME, { writes }), database.clock.commitTime())),
  )

/** The results by the definition of a query alone. */
function byScan(database: Database, query: Query, time: bigint | undefined) {
  const found = [...database.scan(query.scope, time)].filter((document) => matches(query, document))
  const sorted = found.toSorted((left, right) => compareDocuments(query, left, right))
  return sorted.slice(query.offset, query.limit === undefined ? undefined : query.offset + query.limit)
}

/** Every tenth query asks below a document, some in all collections there. */
function queryOf(random: Seeded): Query | undefined {
  const parent = random.chance(0.1) ? `${ROOT}/docs/d1` : ROOT
  const json = randomQuery(random, ROOT)
  let query: Query | undefined
  isAccepted(() => {
    query = parseQuery(parent, random.chance(0.05) ? { ...json, from: [{ allDescendants: true }] } : json)
  })
  return query
}

/** More at once than an index puts in place one by one. */
const manyWrites = (random: Seeded): Json[] =>
  Array.from({ length: 150 }, (_, index) => {
    const name = `${ROOT}/docs/many${index + random.whole(100)}`
    return random.chance(0.2) ? { delete: name } : { update: { name, fields: randomFields(random, ROOT) } }
  })

/** Commits, some of many writes at once, among queries of which some are asked again later, some at a past time. */
function play(random: Seeded): { compared: number; found: number } {
  const database = newDatabase()
  const asked: Query[] = []
  const times: bigint[] = []
  const tally = { compared: 0, found: 0 }
  for (let step = 0; step < STEPS; step++) {
    for (let index = random.whole(3); index >= 0; index--) commit(database, randomWrites(random, ROOT))
    if (random.chance(0.05)) commit(database, manyWrites(random))
    times.push(database.clock.readTime())
    const query = random.chance(0.5) ? random.pick(asked) : queryOf(random)
    if (!query) continue
    asked.push(query)
    const time = random.chance(0.3) ? random.pick(times) : undefined
    const expected = byScan(database, query, time)
    expect(runQuery(database, query, time)).toEqual(expected)
    tally.compared++
    tally.found += expected.length
  }
  return tally
}

const field = (fieldPath: string, op: string, value: Json) => ({ fieldFilter: { field: { fieldPath }, op, value } })
const and = (...filters: readonly Json[]) => ({ compositeFilter: { op: 'AND', filters } })
const document = (id: string) => ({ referenceValue: `${ROOT}/c/${id}` })
const text = (stringValue: string) => ({ stringValue })
const number = (integerValue: number) => ({ integerValue: String(integerValue) })
const texts = (...values: readonly string[]) => ({ arrayValue: { values: values.map(text) } })
const descending = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' })

const COUNT = 2000
const from = [{ collectionId: 'c' }]

/** Each with the number of its results. */
const SMALL_RESULTS: readonly (readonly [string, Json, number])[] = [
  ['an equality', { from, where: field('owner', 'EQUAL', text('u7')) }, 10],
  ['a range', { from, where: and(field('n', 'GREATER_THAN', number(500)), field('n', 'LESS_THAN', number(520))) }, 19],
  ['an element of an array', { from, where: field('tags', 'ARRAY_CONTAINS', text('t7')) }, 20],
  ['any of some elements', { from, where: field('tags', 'ARRAY_CONTAINS_ANY', texts('t7', 't8', 'none')) }, 40],
  [
    'an equality in an order',
    { from, where: field('odd', 'EQUAL', text('no')), orderBy: [descending('n')], limit: 10 },
    10,
  ],
  ['two equalities', { from, where: and(field('owner', 'EQUAL', text('u7')), field('odd', 'EQUAL', text('yes'))) }, 10],
  [
    'a range of ids',
    {
      from,
      where: and(field('__name__', 'GREATER_THAN', document('1500')), field('__name__', 'LESS_THAN', document('1510'))),
    },
    9,
  ],
  ['one id', { from, where: field('__name__', 'EQUAL', document('1500')) }, 1],
  ['alternatives', { from, where: field('owner', 'IN', texts('u7', 'u8', 'u9')) }, 30],
  ['the first in an order', { from, orderBy: [descending('n')], limit: 5, offset: 5 }, 5],
  ['what follows a position', { from, orderBy: [descending('n')], startAt: { values: [number(300)] }, limit: 5 }, 5],
  [
    'a collection group',
    { from: [{ collectionId: 'c', allDescendants: true }], where: field('owner', 'EQUAL', text('u7')) },
    10,
  ],
]

/** Documents whose fields tell when they are read. */
function filledDatabase(count: number) {
  const database = newDatabase()
  const read = new Set<string>()
  const put = (number: number) => {
    const id = String(number).padStart(4, '0')
    const time = database.clock.commitTime()
    const name = `${ROOT}/c/${id}`
    const tags = texts(`t${number % 100}`, `all`)
    const fields = {
      n: { integerValue: String(number) },
      owner: text(`u${number % 200}`),
      odd: text(number % 2 ? 'yes' : 'no'),
      tags,
    }
    const plan = planCommit(database, parseWrites(NAME, { writes: [{ update: { name, fields } }] }), time)
    const changes = [...plan.outcome.values()].flatMap((stored) => {
      if (!stored) return []
      const { fields: kept, ...rest } = stored
      const after = {
        ...rest,
        get fields() {
          read.add(stored.path)
          return kept
        },
      }
      return [{ path: stored.path, before: database.get(stored.path), after }]
    })
    database.commit({ time, changes })
  }
  for (let number = 0; number < count; number++) put(number)
  return { database, read, put }
}

describe(`queries by sorted indexes (WAYMARK_SEED=${SEED})`, () => {
  it('find what reading every document finds, among random writes and at past times', () => {
    const random = seeded(SEED)
    const tallies = Array.from({ length: DATABASES }, () => play(random))
    const total = (pick: (tally: { compared: number; found: number }) => number) =>
      tallies.reduce((sum, tally) => sum + pick(tally), 0)
    process.stdout.write(
      `WAYMARK_SEED=${SEED}: ${total(({ compared }) => compared)} queries, ${total(({ found }) => found)} results by index as by scan\n`,
    )
    expect(total(({ found }) => found)).toBeGreaterThan(DATABASES * STEPS * 0.5)
  })

  it('find what was written after they were asked first, however much that is', () => {
    const { database, put } = filledDatabase(10)
    const query = parseQuery(ROOT, { from, orderBy: [descending('n')], limit: 5 })
    for (const count of [10, 50, 500, 3000]) {
      for (let number = 0; number < count; number++) put(number)
      expect(runQuery(database, query)).toEqual(byScan(database, query, undefined))
    }
  })

  describe('read few other documents than their results', () => {
    const { database, read, put } = filledDatabase(COUNT)
    it.each(SMALL_RESULTS)('for %s', (_, json, size) => {
      const query = parseQuery(ROOT, json)
      expect(runQuery(database, query)).toEqual(byScan(database, query, undefined))
      const before = database.clock.readTime()
      put(1234)
      for (const time of [undefined, before]) {
        read.clear()
        const results = runQuery(database, query, time)
        expect(results).toHaveLength(size)
        // What the offset skips, and for a position the steps of the search for it.
        expect(read.size).toBeLessThanOrEqual(size + 20)
      }
    })
  })
})
