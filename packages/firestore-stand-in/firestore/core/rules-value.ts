/** What the rules engine sees of documents, values and queries. */
import type { FilterOp as QueryFilterOp, QueryFilter, QueryRequest, RulesDocument } from '../../rules/ruleset.ts'
import { RulesBytes, RulesLatLng, RulesPath, RulesTimestamp, RulesVector } from '../../rules/value.ts'
import type { RulesValue } from '../../rules/value.ts'
import { fullName } from './paths/document-name.ts'
import type { Filter, FilterOp, Query } from './queries/query.ts'
import type { StoredDocument } from './store/document.ts'
import type { Fields, Value } from './values/value.ts'

/** `projects/P/databases/D/documents/...` is the path `/databases/D/documents/...` in rules. */
const referencePath = (name: string) => new RulesPath(name.split('/').slice(2))

export function toRulesValue(value: Value): RulesValue {
  switch (value.kind) {
    case 'null':
      return null
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
      return value.value
    case 'timestamp':
      return new RulesTimestamp(value.micros * 1000n)
    case 'bytes':
      return new RulesBytes(value.value)
    case 'reference':
      return referencePath(value.name)
    case 'geopoint':
      return new RulesLatLng(value.latitude, value.longitude)
    case 'array':
      return value.values.map(toRulesValue)
    case 'map':
      return vectorOf(value.fields) ?? toRulesFields(value.fields)
  }
}

/** The SDKs send a vector as a map of this form. */
function vectorOf(fields: Fields): RulesVector | undefined {
  const [type, value] = [fields.get('__type__'), fields.get('value')]
  if (type?.kind !== 'string' || type.value !== '__vector__' || value?.kind !== 'array') return undefined
  return new RulesVector(
    value.values.map((item) => (item.kind === 'double' || item.kind === 'integer' ? Number(item.value) : NaN)),
  )
}

const toRulesFields = (fields: Fields): ReadonlyMap<string, RulesValue> =>
  new Map([...fields].map(([name, value]) => [name, toRulesValue(value)]))

export const toRulesDocument = (database: string, document: StoredDocument | undefined): RulesDocument | undefined =>
  document && { name: fullName(database, document.path), fields: toRulesFields(document.fields) }

const toQueryOp = (op: FilterOp): QueryFilterOp => (op === 'is' ? '==' : op === 'is-not' ? '!=' : op)

const toQueryFilter = (filter: Filter): QueryFilter =>
  filter.kind === 'field'
    ? { kind: 'field', field: filter.field, op: toQueryOp(filter.op), value: toRulesValue(filter.value) }
    : { kind: filter.kind, filters: filter.filters.map(toQueryFilter) }

export const toQueryRequest = (query: Query): QueryRequest => ({
  parent: fullName(query.database, query.scope.parent),
  collectionId: query.scope.collectionId ?? '',
  allDescendants: query.scope.allDescendants,
  filter: query.filter && toQueryFilter(query.filter),
  orderBy: query.requestedOrder,
  limit: query.limit,
  offset: query.offset,
})
