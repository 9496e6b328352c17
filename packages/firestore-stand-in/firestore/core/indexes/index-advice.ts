/** The entry to add to firestore.indexes.json, for the error message of a refused query. */
import { NAME_FIELD } from '../paths/field-path.ts'
import type { FieldOverride, IndexField, IndexMode } from './index-config.ts'
import type { IndexNeed } from './index-need.ts'

const modeJson = (mode: IndexMode) =>
  mode === 'CONTAINS' ? { arrayConfig: 'CONTAINS' } : { order: mode === 'ASC' ? 'ASCENDING' : 'DESCENDING' }

const fieldJson = ({ path, mode }: IndexField) => ({ fieldPath: path, ...modeJson(mode) })

export function compositeAdvice(need: IndexNeed): string {
  const last = need.sort.at(-1)
  const fields: IndexField[] = [
    ...[...need.contains].map((path): IndexField => ({ path, mode: 'CONTAINS' })),
    ...[...need.equalities].map((path): IndexField => ({ path, mode: 'ASC' })),
    ...need.sort,
    ...(last && last.mode !== need.nameMode ? [{ path: NAME_FIELD, mode: need.nameMode }] : []),
  ]
  const index = { collectionGroup: need.collectionId, queryScope: need.scope, fields: fields.map(fieldJson) }
  return `The query requires an index. Add it to "indexes" in firestore.indexes.json: ${JSON.stringify(index)}`
}

const DEFAULT_INDEXES: FieldOverride['indexes'] = [
  { scope: 'COLLECTION', mode: 'ASC' },
  { scope: 'COLLECTION', mode: 'DESC' },
  { scope: 'COLLECTION', mode: 'CONTAINS' },
]

/** An override replaces the automatic indexes of the field, so the advice repeats those that exist. */
export function fieldAdvice(
  need: IndexNeed,
  path: string,
  modes: readonly IndexMode[],
  existing: FieldOverride['indexes'] = DEFAULT_INDEXES,
): string {
  const [mode = 'ASC'] = modes
  const indexes = [...existing, { scope: need.scope, mode }].map((index) => ({
    ...modeJson(index.mode),
    queryScope: index.scope,
  }))
  const override = { collectionGroup: need.collectionId, fieldPath: path, indexes }
  return `The query requires a ${need.scope}_${mode} index for collection ${need.collectionId} and field ${path}. Add it to "fieldOverrides" in firestore.indexes.json: ${JSON.stringify(override)}`
}
