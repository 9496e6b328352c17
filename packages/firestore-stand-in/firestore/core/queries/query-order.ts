/** Completes an order as described at google.firestore.v1.StructuredQuery.order_by. */
import type { FieldPath } from '../paths/field-path.ts'
import { formatFieldPath, isNameField, NAME_FIELD } from '../paths/field-path.ts'
import { compareUtf8 } from '../values/utf8-order.ts'
import type { Filter, Order } from './query.ts'
import { fieldFilters, isInequality } from './query.ts'

/** Fields under an inequality, each once, in the order of their names. */
export function inequalityFields(filter: Filter | undefined): readonly FieldPath[] {
  const fields = new Map<string, FieldPath>()
  for (const inner of fieldFilters(filter))
    if (isInequality(inner) && !isNameField(inner.field)) fields.set(formatFieldPath(inner.field), inner.field)
  return [...fields].toSorted(([left], [right]) => compareUtf8(left, right)).map(([, field]) => field)
}

export function completeOrder(requested: readonly Order[], filter: Filter | undefined): readonly Order[] {
  const direction = requested.at(-1)?.direction ?? 'ASC'
  const present = new Set(requested.map(({ field }) => formatFieldPath(field)))
  const implied = [...inequalityFields(filter), [NAME_FIELD]].filter((field) => !present.has(formatFieldPath(field)))
  return [...requested, ...implied.map((field): Order => ({ field, direction }))]
}
