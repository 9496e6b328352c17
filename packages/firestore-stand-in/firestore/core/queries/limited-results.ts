import type { Change } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import { compareDocuments, matches } from './matching.ts'
import type { Query } from './query.ts'

/**
 * Updates the results of a query with a limit. Documents beyond the limit are unknown here, so undefined is returned if
 * one of them might move up: the query must then be run again.
 */
export function changedResults(
  query: Query & { readonly limit: number },
  results: readonly StoredDocument[],
  changes: readonly Change[],
): readonly StoredDocument[] | undefined {
  const changed = new Set(changes.map(({ path }) => path))
  const candidates = results.filter(({ path }) => !changed.has(path))
  for (const { after } of changes) if (after && matches(query, after)) candidates.push(after)
  candidates.sort((left, right) => compareDocuments(query, left, right))
  const shown = candidates.slice(0, query.limit)
  const lastBefore = results.length < query.limit ? undefined : results.at(-1)
  if (!lastBefore) return shown
  const last = shown.at(-1)
  const isSettled = shown.length === query.limit && last && compareDocuments(query, last, lastBefore) <= 0
  return isSettled ? shown : undefined
}
