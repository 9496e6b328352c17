import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matches } from '../firestore/core/queries/matching.ts'
import { completeOrder } from '../firestore/core/queries/query-order.ts'
import type { Filter, FilterOp, Query } from '../firestore/core/queries/query.ts'
import { toQueryRequest, toRulesDocument } from '../firestore/core/rules-value.ts'
import type { StoredDocument } from '../firestore/core/store/document.ts'
import type { Fields, Value } from '../firestore/core/values/value.ts'
import { parseFirestoreRules } from './firestore-ruleset.ts'
import { contextOf, ruleFor } from './testing/evaluate-condition.ts'

const DATABASE = 'projects/demo/databases/(default)'
const RUNS = Number(process.env['WAYMARK_PROOF_RUNS'] ?? 3_000)
const context = contextOf({ uid: 'ann', token: {} })

/** No double is whole: to a filter 1.0 is 1, to rules not always, and Google's engine does not mind either. */
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>({ kind: 'null' }, { kind: 'boolean', value: true }, { kind: 'boolean', value: false }),
  fc.constantFrom('', 'a', 'ann', 'b').map((value): Value => ({ kind: 'string', value })),
  fc.constantFrom(0n, 1n, 2n).map((value): Value => ({ kind: 'integer', value })),
  fc.constantFrom(0.5, 1.5).map((value): Value => ({ kind: 'double', value })),
  fc.constantFrom(0n, 1n).map((micros): Value => ({ kind: 'timestamp', micros })),
)
const list = fc.array(scalar, { maxLength: 3 }).map((values): Value => ({ kind: 'array', values }))
const inner = fc.dictionary(fc.constantFrom('k', 'l'), scalar, { maxKeys: 2 })
const map = inner.map((entries): Value => ({ kind: 'map', fields: new Map(Object.entries(entries)) }))
const value = fc.oneof({ weight: 4, arbitrary: scalar }, list, map)

const fields: fc.Arbitrary<Fields> = fc
  .dictionary(fc.constantFrom('a', 'b'), value)
  .map((entries) => new Map(Object.entries(entries)))

const fieldPath = fc.constantFrom(['a'], ['b'], ['a', 'k'])

const single = fc.record({
  kind: fc.constant('field' as const),
  field: fieldPath,
  op: fc.constantFrom<FilterOp>('<', '<=', '>', '>=', '==', '==', '==', '!=', 'array-contains'),
  value,
})
const several = fc.record({
  kind: fc.constant('field' as const),
  field: fieldPath,
  op: fc.constantFrom<FilterOp>('in', 'not-in', 'array-contains-any'),
  value: fc.array(value, { minLength: 1, maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
})
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    single,
    several,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}))

const LITERALS = ['null', 'true', 'false', '"a"', '"ann"', '""', '0', '1', '2', '0.5', '1.0', '["a", 1]', '{"k": 1}']
const literal = fc.constantFrom(...LITERALS, 'request.auth.uid', 'timestamp.value(0)')
const place = fc.constantFrom(
  'resource.data.a',
  'resource.data.b',
  'resource.data.a.k',
  'resource.data["b"]',
  'resource.data.get("a", 1)',
  'resource.data.get(["a", "k"], "ann")',
)
const operand = fc.oneof({ weight: 3, arbitrary: place }, literal)
const TYPES = ['string', 'int', 'float', 'number', 'list', 'map', 'bool', 'timestamp']

const atom = fc.oneof(
  fc.tuple(operand, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), operand).map((parts) => parts.join(' ')),
  fc.tuple(operand, place).map(([left, right]) => `${left} in ${right}`),
  fc.tuple(place, literal, literal).map(([left, one, two]) => `${left} in [${one}, ${two}]`),
  fc.tuple(place, fc.constantFrom(...TYPES)).map(([left, type]) => `${left} is ${type}`),
  fc
    .tuple(place, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), literal)
    .map(([on, name, one]) => `${on}.${name}([${one}])`),
  fc.tuple(operand, operand, literal).map(([left, right, result]) => `${left} + ${right} == ${result}`),
  fc.tuple(place, place).map(([one, two]) => `same(${one}, ${two})`),
  fc.tuple(place).map(([one]) => `ignored(${one})`),
  fc.constantFrom('"a" in resource.data', 'resource.data.keys().hasAll(["a"])', 'resource != null'),
  place,
)
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    atom,
    fc.tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition')).map((parts) => `(${parts.join(' ')})`),
    tie('condition').map((one) => `!(${one})`),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
  ),
}))

/** A scalar as it is written in a rule; texts and numbers that no filter holds for the rest. */
const source = (one: Value): string =>
  'value' in one && !(one.value instanceof Uint8Array) && !Number.isNaN(one.value)
    ? typeof one.value === 'string'
      ? JSON.stringify(one.value)
      : String(one.value)
    : 'null'

/** A filter with a condition about the same field and value: what random pairs seldom are. */
const related: fc.Arbitrary<{ wanted: Filter; about: string }> = fc
  .tuple(single, fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'in', 'has', 'is int', 'is float'), literal)
  .map(([wanted, op, other]) => {
    const path = `resource.data.${wanted.field.join('.')}`
    const right = wanted.value.kind === 'array' ? other : source(wanted.value)
    if (op.startsWith('is')) return { wanted, about: `${path} ${op}` }
    if (op === 'in') return { wanted, about: `${path} in [${right}, ${other}]` }
    return { wanted, about: op === 'has' ? `${right} in ${path}` : `${path} ${op} ${right}` }
  })

/** A query and a condition. */
const asked = fc.oneof(
  fc.record({ wanted: fc.option(filter, { nil: undefined }), about: condition }),
  related,
  fc
    .tuple(related, related, fc.constantFrom('&&', '||'), fc.constantFrom('and' as const, 'or' as const), condition)
    .map(([one, two, op, kind, rest]) => ({
      wanted: { kind, filters: [one.wanted, two.wanted] },
      about: `(${one.about} ${op} ${two.about}) ${op} ${rest}`,
    })),
)

const FUNCTIONS =
  'function same(x, y) { return x == y; } function ignored(x) { let y = x; return request.auth.uid == "ann"; } allow read'

const queryOf = (wanted: Filter | undefined): Query => ({
  database: DATABASE,
  scope: { parent: '', collectionId: 'things', allDescendants: false },
  filter: wanted,
  requestedOrder: [],
  order: completeOrder([], wanted),
  startAt: undefined,
  endAt: undefined,
  offset: 0,
  limit: undefined,
  mask: undefined,
})

const stored = (content: Fields): StoredDocument => ({
  path: 'things/one',
  segments: ['things', 'one'],
  fields: content,
  createTime: 0n,
  updateTime: 0n,
})

it('a query that is accepted never returns a document that the rules refuse', () => {
  let proven = 0
  fc.assert(
    fc.property(asked, fc.array(fields, { minLength: 8, maxLength: 16 }), ({ wanted, about }, contents) => {
      const rules = parseFirestoreRules(ruleFor(about, 'read').replace('allow read', FUNCTIONS))
      const query = queryOf(wanted)
      if (!rules.decideQuery(toQueryRequest(query), context).allowed) return
      const byFilter = !rules.decideQuery(toQueryRequest(queryOf(undefined)), context).allowed
      for (const document of contents.map(stored)) {
        if (!matches(query, document)) continue
        if (byFilter) proven += 1
        const before = toRulesDocument(DATABASE, document)
        const decision = rules.decide(
          { method: 'get', name: `${DATABASE}/documents/things/one`, before, after: undefined },
          context,
        )
        expect(decision.allowed).toBe(true)
      }
    }),
    { numRuns: RUNS },
  )
  // The property is worth something only when filters do prove conditions, and such queries do return documents.
  expect(proven).toBeGreaterThan(RUNS / 100)
})
