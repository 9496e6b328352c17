/** What a query asks of indexes, one need for each of its disjunctions: https://firebase.google.com/docs/firestore/query-data/index-overview */
import { formatFieldPath, isNameField, NAME_FIELD } from '../paths/field-path.ts'
import { disjunctionsOf } from '../queries/disjunctions.ts'
import type { FilterOp, Query } from '../queries/query.ts'
import type { IndexField, IndexMode, IndexScope } from './index-config.ts'

export interface IndexNeed {
  readonly collectionId: string
  readonly scope: IndexScope
  /** Fields compared with `==`, in any direction. */
  readonly equalities: ReadonlySet<string>
  readonly contains: ReadonlySet<string>
  /** Fields that sort the results, in order, without `__name__`. */
  readonly sort: readonly IndexField[]
  readonly nameMode: IndexMode
}

const ALL = Number.MAX_SAFE_INTEGER

export function indexNeeds(query: Query): readonly IndexNeed[] {
  const { collectionId, allDescendants } = query.scope
  if (collectionId === undefined) return []
  const unique = new Map<string, IndexNeed>()
  for (const filters of disjunctionsOf(query.filter, ALL)) {
    const onFields = filters.filter(({ field }) => !isNameField(field))
    const pathsOf = (...ops: readonly FilterOp[]) =>
      new Set(onFields.filter(({ op }) => ops.includes(op)).map(({ field }) => formatFieldPath(field)))
    const equalities = pathsOf('==', 'is')
    const sort = query.order
      .map(({ field, direction }): IndexField => ({ path: formatFieldPath(field), mode: direction }))
      .filter(({ path }) => !equalities.has(path))
    const fields = sort.filter(({ path }) => path !== NAME_FIELD)
    const nameMode = query.order.at(-1)?.direction ?? 'ASC'
    const need: IndexNeed = {
      collectionId,
      scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      equalities,
      contains: pathsOf('array-contains'),
      sort: fields,
      nameMode,
    }
    unique.set(JSON.stringify([[...need.equalities], [...need.contains], need.sort, nameMode]), need)
  }
  return [...unique.values()]
}
