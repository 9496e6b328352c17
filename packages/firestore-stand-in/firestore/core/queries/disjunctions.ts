import type { FieldFilter, Filter } from './query.ts'

/** Conjunctions of a filter in disjunctive normal form; `in` and `array-contains-any` become one for each alternative. */
export type Disjunction = readonly FieldFilter[]

/**
 * @param limit maximum number, so that a malicious filter cannot exhaust memory; a longer result means that it was
 * exceeded
 */
export function disjunctionsOf(filter: Filter | undefined, limit: number): readonly Disjunction[] {
  if (!filter) return [[]]
  if (filter.kind === 'field') return expand(filter)
  const parts = filter.filters.map((inner) => disjunctionsOf(inner, limit))
  if (filter.kind === 'or') return parts.flat()
  return parts.reduce<readonly Disjunction[]>(
    (product, part) =>
      product.length > limit ? product : product.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  )
}

function expand(filter: FieldFilter): readonly Disjunction[] {
  if ((filter.op !== 'in' && filter.op !== 'array-contains-any') || filter.value.kind !== 'array') return [[filter]]
  const op = filter.op === 'in' ? '==' : 'array-contains'
  return filter.value.values.map((value) => [{ ...filter, op, value }])
}
