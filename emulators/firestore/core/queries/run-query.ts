import type { Database } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import { compareDocuments, matches } from './matching.ts'
import { nearestDocuments } from './find-nearest.ts'
import type { Query } from './query.ts'

/** The results in order, at a past time or at present. */
export function runQuery(database: Database, query: Query, time?: bigint): readonly StoredDocument[] {
  const found: StoredDocument[] = []
  for (const document of database.scan(query.scope, time)) if (matches(query, document)) found.push(document)
  found.sort((left, right) => compareDocuments(query, left, right))
  if (query.nearest) return nearestDocuments(query.nearest, found)
  const end = query.limit === undefined ? undefined : query.offset + query.limit
  return found.slice(query.offset, end)
}
