/** firestore.indexes.json: https://firebase.google.com/docs/reference/firestore/indexes */
import { asMessage, isMessage, messagesAt, textAt } from '../message.ts'
import type { Json } from '../../service.ts'
import { formatFieldPath, NAME_FIELD, parseFieldPath } from '../paths/field-path.ts'

export type IndexMode = 'ASC' | 'DESC' | 'CONTAINS'
export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP'

export interface IndexField {
  /** In quoted form, so that equal paths are equal text. */
  readonly path: string
  readonly mode: IndexMode
}

export interface CompositeIndex {
  readonly collectionId: string
  readonly scope: IndexScope
  /** Ends with `__name__`, which is implied in the direction of the last field. */
  readonly fields: readonly IndexField[]
}

export interface FieldOverride {
  readonly collectionId: string
  readonly path: string
  readonly indexes: readonly { readonly scope: IndexScope; readonly mode: IndexMode }[]
}

export interface IndexConfig {
  readonly composites: readonly CompositeIndex[]
  readonly overrides: readonly FieldOverride[]
}

const modeOf = (json: Json): IndexMode =>
  json['arrayConfig'] === 'CONTAINS' ? 'CONTAINS' : json['order'] === 'DESCENDING' ? 'DESC' : 'ASC'

const scopeOf = (json: Json): IndexScope =>
  json['queryScope'] === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION'

const pathOf = (json: Json): string => formatFieldPath(parseFieldPath(textAt(json, 'fieldPath')))

function parseComposite(json: Json): CompositeIndex {
  const fields = messagesAt(json, 'fields').map((field): IndexField => ({ path: pathOf(field), mode: modeOf(field) }))
  const last = fields.at(-1)
  const implied: IndexField = { path: NAME_FIELD, mode: last?.mode === 'DESC' ? 'DESC' : 'ASC' }
  return {
    collectionId: textAt(json, 'collectionGroup'),
    scope: scopeOf(json),
    fields: last?.path === NAME_FIELD ? fields : [...fields, implied],
  }
}

const parseOverride = (json: Json): FieldOverride => ({
  collectionId: textAt(json, 'collectionGroup'),
  path: pathOf(json),
  indexes: messagesAt(json, 'indexes').map((index) => ({ scope: scopeOf(index), mode: modeOf(index) })),
})

/** A missing file or member means that nothing is configured. */
export function parseIndexConfig(source: unknown): IndexConfig {
  const json = isMessage(source) ? source : asMessage(source ?? {}, 'firestore.indexes.json')
  return {
    composites: messagesAt(json, 'indexes').map(parseComposite),
    overrides: messagesAt(json, 'fieldOverrides').map(parseOverride),
  }
}
