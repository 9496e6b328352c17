import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Clock } from '../store/clock.ts'
import { Database } from '../store/database.ts'
import type { Change } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import { changedResults } from './limited-results.ts'
import { parseQuery } from './query-json.ts'
import { runQuery } from './run-query.ts'

const DATABASE = 'projects/p/databases/(default)'
const LIMIT = 3
const query = {
  ...parseQuery(`${DATABASE}/documents`, {
    from: [{ collectionId: 'c' }],
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  }),
  limit: LIMIT,
}

const documentOf = (id: number, n: number | undefined, time: bigint): StoredDocument | undefined =>
  n === undefined
    ? undefined
    : {
        path: `c/${id}`,
        segments: ['c', String(id)],
        fields: new Map([['n', { kind: 'double', value: n }]]),
        createTime: time,
        updateTime: time,
      }

describe('the results of a query with a limit, followed through changes', () => {
  it('are those of running the query anew', () => {
    const values = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined })
    const commit = fc.uniqueArray(fc.tuple(fc.nat({ max: 7 }), values), { maxLength: 3, selector: ([id]) => id })
    let followed = 0
    fc.assert(
      fc.property(fc.array(commit, { maxLength: 20 }), (commits) => {
        const database = new Database(DATABASE, new Clock(() => new Date(0)))
        for (const writes of commits) {
          const before = runQuery(database, query)
          const time = database.clock.commitTime()
          const changes = writes.map(([id, n]): Change => {
            const path = `c/${id}`
            return { path, before: database.get(path), after: documentOf(id, n, time) }
          })
          database.commit({ time, changes })
          const anew = runQuery(database, query)
          const result = changedResults(query, before, changes)
          followed += result ? 1 : 0
          expect(result ?? anew).toEqual(anew)
        }
      }),
    )
    expect(followed).toBeGreaterThan(0)
  })
})
