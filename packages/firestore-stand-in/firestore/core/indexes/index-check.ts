/**
 * Refuses the queries that production refuses for want of an index. Every field has single-field indexes of its own,
 * unless firestore.indexes.json exempts it; equality filters merge those; all else needs composite indexes, of which
 * several with the same sort order merge too.
 */
import { FirestoreError } from '../../service.ts'
import type { Query } from '../queries/query.ts'
import type { CompositeIndex, IndexConfig, IndexField, IndexMode } from './index-config.ts'
import { indexNeeds } from './index-need.ts'
import type { IndexNeed } from './index-need.ts'
import { compositeAdvice, fieldAdvice } from './index-advice.ts'

function hasFieldIndex(config: IndexConfig, need: IndexNeed, path: string, modes: readonly IndexMode[]): boolean {
  const override = config.overrides.find((entry) => entry.collectionId === need.collectionId && entry.path === path)
  if (!override) return need.scope === 'COLLECTION'
  return override.indexes.some(({ scope, mode }) => scope === need.scope && modes.includes(mode))
}

const sameField = (left: IndexField | undefined, right: IndexField | undefined) =>
  left?.path === right?.path && left?.mode === right?.mode

/** The fields before the sort order when the index serves the need in part, otherwise undefined. */
function servedPrefix(index: CompositeIndex, need: IndexNeed): readonly IndexField[] | undefined {
  if (index.collectionId !== need.collectionId || index.scope !== need.scope) return undefined
  const suffix = [...need.sort, { path: '__name__', mode: need.nameMode }]
  const start = index.fields.length - suffix.length
  if (start < 0 || !suffix.every((field, offset) => sameField(index.fields[start + offset], field))) return undefined
  const prefix = index.fields.slice(0, start)
  const serves = ({ path, mode }: IndexField) =>
    mode === 'CONTAINS' ? need.contains.has(path) : need.equalities.has(path)
  return prefix.every(serves) ? prefix : undefined
}

function isServedByComposites(config: IndexConfig, need: IndexNeed): boolean {
  const prefixes = config.composites.map((index) => servedPrefix(index, need)).filter((prefix) => prefix !== undefined)
  const covered = new Set(prefixes.flat().map(({ path }) => path))
  return prefixes.length > 0 && [...need.equalities, ...need.contains].every((path) => covered.has(path))
}

function singleFields(need: IndexNeed): readonly { path: string; modes: readonly IndexMode[] }[] {
  return [
    ...[...need.equalities].map((path) => ({ path, modes: ['ASC', 'DESC'] as const })),
    ...[...need.contains].map((path) => ({ path, modes: ['CONTAINS'] as const })),
    ...need.sort.map(({ path, mode }) => ({ path, modes: [mode] })),
  ]
}

function needsOnlyFieldIndexes({ equalities, contains, sort, nameMode }: IndexNeed): boolean {
  const [first, second] = sort
  if (!first) return true
  return !second && equalities.size + contains.size === 0 && first.mode === nameMode
}

function refusal(config: IndexConfig, need: IndexNeed): string | undefined {
  if (isServedByComposites(config, need)) return undefined
  if (!needsOnlyFieldIndexes(need)) return compositeAdvice(need)
  const missing = singleFields(need).find(({ path, modes }) => !hasFieldIndex(config, need, path, modes))
  return missing && fieldAdvice(need, missing.path, missing.modes, overrideOf(config, need, missing.path))
}

const overrideOf = (config: IndexConfig, need: IndexNeed, path: string) =>
  config.overrides.find((entry) => entry.collectionId === need.collectionId && entry.path === path)?.indexes

export function checkIndexes(config: IndexConfig, query: Query): void {
  for (const need of indexNeeds(query)) {
    const message = refusal(config, need)
    if (message !== undefined) throw new FirestoreError('FAILED_PRECONDITION', message)
  }
}
