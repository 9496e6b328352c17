import type { Database } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import { candidatesOf } from './candidates.ts'
import { disjunctionsOf } from './disjunctions.ts'
import { nearestDocuments } from './find-nearest.ts'
import { compareDocuments, isInScope, matches } from './matching.ts'
import type { Query } from './query.ts'

/** Queries are checked for that before. */
const ANY_NUMBER = Number.MAX_SAFE_INTEGER

/** The results in order, at a past time or at present. */
export function runQuery(database: Database, query: Query, time?: bigint): readonly StoredDocument[] {
  const end = query.limit === undefined ? undefined : query.offset + query.limit
  const found = new Map<string, StoredDocument>()
  // Indexes know the present. What has changed since the time is judged as it was then.
  const changed = time === undefined ? new Set<string>() : database.changedSince(time)
  for (const path of changed) {
    const document = isInScope(query.scope, path) ? database.get(path, time) : undefined
    if (document && matches(query, document)) found.set(path, document)
  }
  for (const disjunction of disjunctionsOf(query.filter, ANY_NUMBER)) {
    const { documents, isInOrder } = candidatesOf(database, query, disjunction)
    let count = 0
    for (const document of documents) {
      if (changed.has(document.path) || !matches(query, document)) continue
      found.set(document.path, document)
      if (++count === end && isInOrder) break
    }
  }
  const results = [...found.values()].toSorted((left, right) => compareDocuments(query, left, right))
  return query.nearest ? nearestDocuments(query.nearest, results) : results.slice(query.offset, end)
}
