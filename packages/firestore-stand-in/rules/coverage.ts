import type { Expression, FunctionNode, LetNode, MatchNode, ServiceNode } from './ast.ts'
import {
  EvaluationError,
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesVector,
} from './value.ts'
import { positionOf } from './scanner.ts'
import { childrenOf } from './syntax-tree.ts'
import { isKnown, MapDiff, type Outcome, type Term } from './term.ts'

type Json = { readonly [key: string]: unknown }
type Node = Expression | LetNode

/** The answer of `GET /emulator/v1/projects/P:ruleCoverage`, as Google's emulator gives it. Offsets count from 0, lines from 1. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] }
  /** Functions and conditions in the order of the source; literals are left out. */
  readonly report: readonly Json[]
}

/** Number of recorded values per expression: the latest ones, so that memory does not grow. */
const MAX_KEPT = 100
const SKIPPED = Symbol('skipped by && or || or a ternary')

/** Counts what the expressions of a rules file come to. */
export class Coverage {
  readonly #seen = new Map<Node, (Outcome | typeof SKIPPED)[]>()
  readonly #origins = new WeakMap<EvaluationError, Node>()

  record(node: Node, outcome: Outcome): void {
    // Inner expressions are recorded before those around them.
    if (outcome instanceof EvaluationError && !this.#origins.has(outcome)) this.#origins.set(outcome, node)
    this.#keep(node, outcome)
  }

  skip(node: Expression): void {
    this.#keep(node, SKIPPED)
    childrenOf(node).forEach((child) => this.skip(child))
  }

  #keep(node: Node, outcome: Outcome | typeof SKIPPED): void {
    const kept = this.#seen.get(node)
    if (kept === undefined) this.#seen.set(node, [outcome])
    else if (kept.push(outcome) >= 2 * MAX_KEPT) kept.splice(0, MAX_KEPT)
  }

  report(source: string, service: ServiceNode): CoverageReport {
    const report = rootsOf(service.body)
      .toSorted((one, other) => one.at - other.at)
      .flatMap((root) => ('result' in root ? this.#ofFunction(source, root, 0) : this.#ofExpression(source, root)))
    return { rules: { files: [{ name: 'security.rules', content: source }] }, report }
  }

  /** A `let` spans the rest of its function, and is worth what the function is. */
  #ofFunction(source: string, node: FunctionNode, index: number): Json[] {
    const binding = node.lets[index]
    if (binding === undefined) return this.#ofExpression(source, node.result)
    const rest = this.#ofFunction(source, node, index + 1)
    return [this.#entry(source, binding, node.result.end, [...this.#ofExpression(source, binding.value), ...rest])]
  }

  #ofExpression(source: string, node: Expression): Json[] {
    if (node.kind === 'literal') return []
    const children = node.kind === 'binary' && node.op === 'in' ? childrenOf(node).toReversed() : childrenOf(node)
    const inner = children.flatMap((child) => this.#ofExpression(source, child))
    return [this.#entry(source, node, node.end, inner)]
  }

  #entry(source: string, node: Node, end: number, children: readonly Json[]): Json {
    const counts = new Map<string, number>()
    for (const outcome of this.#seen.get(node) ?? []) {
      const text = JSON.stringify(this.#value(source, outcome))
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    const values = [...counts].map(([text, count]): Json => ({ value: JSON.parse(text), count }))
    return {
      sourcePosition: spanOf(source, node, end),
      ...(values.length > 0 ? { values } : {}),
      ...(children.length > 0 ? { children } : {}),
    }
  }

  #value(source: string, outcome: Outcome | typeof SKIPPED): Json {
    if (outcome === SKIPPED) return {}
    if (!(outcome instanceof EvaluationError)) return valueJson(outcome)
    const origin = this.#origins.get(outcome)
    const position =
      origin === undefined || !('end' in origin) ? {} : { sourcePosition: spanOf(source, origin, origin.end) }
    return { undefined: { ...position, causeMessage: outcome.message } }
  }
}

const rootsOf = (block: MatchNode): (FunctionNode | Expression)[] => [
  ...block.functions,
  ...block.allows.map(({ condition }) => condition),
  ...block.matches.flatMap(rootsOf),
]

const spanOf = (source: string, { at }: Node, end: number): Json => ({
  ...positionOf(source, at),
  currentOffset: at,
  endOffset: end,
})

const listJson = (values: readonly Term[]): Json => (values.length > 0 ? { values: values.map(valueJson) } : {})

const seconds = (nanos: bigint): string => {
  const [whole, fraction] = [nanos / 1_000_000_000n, nanos % 1_000_000_000n]
  const digits = String(fraction < 0n ? -fraction : fraction)
    .padStart(9, '0')
    .replace(/0+$/, '')
  return `${nanos < 0n && whole === 0n ? '-' : ''}${whole}${digits === '' ? '' : `.${digits}`}s`
}

/** A value as the report writes it; of a query's unknown fields only that they are constraints. */
function valueJson(term: Term): Json {
  if (term instanceof Map) {
    const fields = Object.fromEntries([...term].map(([key, value]) => [key, valueJson(value)]))
    return { mapValue: term.size > 0 ? { fields } : {} }
  }
  if (!isKnown(term)) return { constraintValue: {} }
  if (term === null) return { nullValue: null }
  if (typeof term === 'boolean') return { boolValue: term }
  if (typeof term === 'bigint') return { intValue: String(term) }
  if (typeof term === 'number') return { floatValue: Number.isFinite(term) ? term : String(term) }
  if (typeof term === 'string') return { stringValue: term }
  if (term instanceof RulesBytes) return { bytesValue: Buffer.from(term.bytes).toString('base64') }
  if (term instanceof RulesTimestamp) {
    const date = new Date(Number(term.nanos / 1_000_000n))
    return { timestampValue: date.toISOString() }
  }
  if (term instanceof RulesDuration) return { durationValue: seconds(term.nanos) }
  if (term instanceof RulesLatLng) return { latlngValue: { latitude: term.latitude, longitude: term.longitude } }
  if (term instanceof RulesPath) return { pathValue: { segments: term.segments.map((simple) => ({ simple })) } }
  if (term instanceof RulesSet) return { setValue: listJson(term.values) }
  if (term instanceof RulesVector) return { vectorValue: listJson(term.values) }
  if (term instanceof MapDiff) return { mapDiffValue: {} }
  return { listValue: listJson(Array.isArray(term) ? term : []) }
}
