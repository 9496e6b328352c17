import type { FilterOp, QueryFilter } from './ruleset.ts'
import type { RulesValue } from './value.ts'

/** A fact about every document of a case. */
export interface Constraint {
  readonly field: readonly string[]
  readonly op: Exclude<FilterOp, 'in' | 'not-in' | 'array-contains-any'>
  readonly value: RulesValue
}

/** Firestore itself refuses more than 30 disjunctions; beyond this the proof would take too long. */
const MAX_CASES = 100

/** The filter as alternatives of which each result satisfies at least one; undefined when there are too many. */
export function casesOf(filter: QueryFilter | undefined): readonly (readonly Constraint[])[] | undefined {
  if (filter === undefined) return [[]]
  if (filter.kind === 'field') return fieldCases(filter.field, filter.op, filter.value)
  let cases: readonly (readonly Constraint[])[] = filter.kind === 'and' ? [[]] : []
  for (const inner of filter.filters) {
    const more = casesOf(inner)
    if (more === undefined) return undefined
    cases = filter.kind === 'or' ? [...cases, ...more] : cases.flatMap((one) => more.map((two) => [...one, ...two]))
    if (cases.length > MAX_CASES) return undefined
  }
  return cases
}

function fieldCases(field: readonly string[], op: FilterOp, value: RulesValue): Constraint[][] {
  const values: readonly RulesValue[] = Array.isArray(value) ? value : []
  if (op === 'in') return values.map((one) => [{ field, op: '==', value: one }])
  if (op === 'array-contains-any') return values.map((one) => [{ field, op: 'array-contains', value: one }])
  if (op === 'not-in') return [values.map((one) => ({ field, op: '!=', value: one }))]
  return [[{ field, op, value }]]
}
