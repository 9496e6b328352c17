import type { Json } from '@waymark/firestore-stand-in/firestore/service'
import {
  and,
  Bytes,
  collection,
  collectionGroup,
  doc,
  endAt,
  endBefore,
  FieldPath,
  GeoPoint,
  limit,
  or,
  orderBy,
  query,
  startAfter,
  startAt,
  Timestamp,
  vector,
  where,
  type Firestore,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryFieldFilterConstraint,
  type QueryNonFilterConstraint,
  type WhereFilterOp,
} from 'firebase/firestore'

const OPS: Readonly<Record<string, WhereFilterOp>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  IS_NULL: '==',
  IS_NAN: '==',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
}

const child = (value: Json, key: string): Json => value[key] as Json
const list = (value: Json, key: string): Json[] => (value[key] ?? []) as Json[]

/** What the web SDK takes for a value of the wire. Integers past what a number holds are rounded. */
function sdkValue(db: Firestore, value: Json): unknown {
  const [[kind, content] = []] = Object.entries(value)
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(content)
  if (kind === 'timestampValue') return Timestamp.fromDate(new Date(content as string))
  if (kind === 'bytesValue') return Bytes.fromBase64String(content as string)
  if (kind === 'referenceValue') return doc(db, (content as string).split('/documents/')[1] ?? '')
  if (kind === 'geoPointValue') {
    const { latitude, longitude } = content as { latitude: number; longitude: number }
    return new GeoPoint(latitude, longitude)
  }
  if (kind === 'arrayValue') return list(content as Json, 'values').map((each) => sdkValue(db, each))
  if (kind !== 'mapValue') return content
  const fields = Object.entries(child(content as Json, 'fields')).map(([key, each]) => [
    key,
    sdkValue(db, each as Json),
  ])
  const map = Object.fromEntries(fields) as Json
  return map['__type__'] === '__vector__' ? vector(map['value'] as number[]) : map
}

const fieldOf = (part: Json): FieldPath => new FieldPath(...(child(part, 'field')['fieldPath'] as string).split('.'))

function filterOf(db: Firestore, filter: Json): QueryCompositeFilterConstraint | QueryFieldFilterConstraint {
  if (filter['compositeFilter'] !== undefined) {
    const composite = child(filter, 'compositeFilter')
    const join = composite['op'] === 'AND' ? and : or
    return join(...list(composite, 'filters').map((each) => filterOf(db, each)))
  }
  const unary = filter['unaryFilter'] !== undefined
  const part = child(filter, unary ? 'unaryFilter' : 'fieldFilter')
  const op = part['op'] as string
  const value = unary ? (op.endsWith('NULL') ? null : Number.NaN) : sdkValue(db, child(part, 'value'))
  return where(fieldOf(part), OPS[op] ?? '==', value)
}

/**
 * The same query for the web SDK, without offset and select, which it lacks.
 * @throws FirebaseError for what the SDK refuses by itself
 */
export function sdkQuery(db: Firestore, structured: Json): Query {
  const [from] = list(structured, 'from')
  const id = from?.['collectionId'] as string
  const base: Query = from?.['allDescendants'] === true ? collectionGroup(db, id) : collection(db, id)
  const rest: QueryNonFilterConstraint[] = list(structured, 'orderBy').map((each) =>
    orderBy(fieldOf(each), each['direction'] === 'DESCENDING' ? 'desc' : 'asc'),
  )
  for (const [name, before, after] of [
    ['startAt', startAt, startAfter],
    ['endAt', endBefore, endAt],
  ] as const) {
    if (structured[name] === undefined) continue
    const cursor = child(structured, name)
    // A cursor on the document id is its id to the SDK, or its path in a collection group.
    const values = list(cursor, 'values').map((value) => sdkValue(db, value))
    rest.push((cursor['before'] === true ? before : after)(...values))
  }
  if (structured['limit'] !== undefined) rest.push(limit(structured['limit'] as number))
  if (structured['where'] === undefined) return query(base, ...rest)
  return query(base, and(filterOf(db, child(structured, 'where'))), ...rest)
}
