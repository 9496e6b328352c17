import { compileService, type CompiledService } from './compiled-service.ts'
import { authValue, DocumentAccess, documentValue } from './document-access.ts'
import { casesOf, type Constraint } from './query-cases.ts'
import { QueryFacts } from './query-facts.ts'
import type { Decision, DocumentRequest, FirestoreRuleset, QueryRequest, RulesContext } from './ruleset.ts'
import { PartlyKnownMap, Unknown } from './term.ts'
import type { Target } from './match-path.ts'
import { RulesPath, RulesTimestamp, type RulesValue } from './value.ts'

/** Reads the rules of service cloud.firestore. Throws RulesSyntaxError with line and column. */
export function parseFirestoreRules(source: string): FirestoreRuleset {
  const service = compileService(source, 'cloud.firestore')
  return {
    warnings: service.warnings,
    coverage: () => service.coverage(),
    decide: (request, context) => decide(service, request, context),
    decideQuery: (query, context) => decideQuery(service, query, context),
  }
}

/** Rules see paths without the project. */
const ROOT_LENGTH = 'databases/D/documents'.split('/').length
const segmentsOf = (name: string): string[] => name.split('/').slice(2)

const requestEntries = (method: string, context: RulesContext): [string, RulesValue][] => [
  ['auth', authValue(context)],
  ['method', method],
  ['time', new RulesTimestamp(BigInt(context.time.getTime()) * 1_000_000n)],
]

function decide(service: CompiledService, request: DocumentRequest, context: RulesContext): Decision {
  const { method, name, before, after } = request
  const segments = segmentsOf(name)
  const value = new Map<string, RulesValue>([...requestEntries(method, context), ['path', new RulesPath(segments)]])
  if (method !== 'get') value.set('resource', after === undefined ? null : documentValue(after))
  const resource = before === undefined ? null : documentValue(before)
  return service.judge(method, { kind: 'document', segments }, value, resource, new DocumentAccess(name, context))
}

function decideQuery(service: CompiledService, query: QueryRequest, context: RulesContext): Decision {
  const cases = casesOf(query.filter)
  if (cases === undefined)
    return { allowed: false, expressions: 0, reason: 'the filter has too many alternatives to be judged' }
  const host = new DocumentAccess(query.parent, context)
  let expressions = 0
  for (const constraints of cases) {
    const decision = decideCase(service, query, constraints, context, host)
    if (!decision.allowed) return decision
    expressions = Math.max(expressions, decision.expressions)
  }
  return { allowed: true, expressions }
}

function decideCase(
  service: CompiledService,
  query: QueryRequest,
  constraints: readonly Constraint[],
  context: RulesContext,
  host: DocumentAccess,
): Decision {
  const facts = new QueryFacts(
    constraints,
    query.orderBy.map(({ field }) => field),
  )
  const target = targetOf(query, constraints)
  const name = target.kind === 'document' ? new RulesPath(target.segments) : new Unknown()
  const id = target.kind === 'document' ? (target.segments.at(-1) ?? '') : new Unknown()
  const resource = new PartlyKnownMap([
    ['data', facts.at([])],
    ['id', id],
    ['__name__', name],
  ])
  const request = new PartlyKnownMap([
    ...requestEntries('list', context),
    ['path', query.allDescendants ? new Unknown() : new RulesPath([...segmentsOf(query.parent), query.collectionId])],
    ['query', queryValue(query)],
  ])
  return service.judge('list', target, request, resource, host)
}

/** One document when the query names it, else all that may be found. */
function targetOf(query: QueryRequest, constraints: readonly Constraint[]): Target {
  const named = constraints.find(({ field, op }) => field.length === 1 && field[0] === '__name__' && op === '==')
  const parent = segmentsOf(query.parent)
  if (named?.value instanceof RulesPath) {
    const { segments } = named.value
    return { kind: 'document', segments: segments[0] === 'projects' ? segments.slice(2) : segments }
  }
  // A query without a collection id goes through all collections.
  const collection = query.collectionId === '' ? new Unknown() : query.collectionId
  return query.allDescendants
    ? { kind: 'group', start: parent, collection }
    : { kind: 'collection', parent, collection }
}

/**
 * `request.query` as Google's emulator shows it; of these https://firebase.google.com/docs/reference/rules/rules.firestore.Request#query
 * names `limit`, `offset` and `orderBy`, the latter as a text, while the emulator has a map of fields.
 */
function queryValue({ parent, collectionId, allDescendants, limit, offset, orderBy }: QueryRequest): RulesValue {
  const above = segmentsOf(parent)
  return new Map<string, RulesValue>([
    ['distinct', false],
    ['selectOnlyKeys', false],
    ['groupBy', new Map<string, RulesValue>()],
    ['kind', collectionId === '' ? null : collectionId],
    [allDescendants ? 'ancestor' : 'parent', above.length > ROOT_LENGTH ? new RulesPath(above) : null],
    ['orderBy', new Map(orderBy.map(({ field, direction }) => [field.join('.'), direction]))],
    ['limit', limit === undefined ? null : BigInt(limit)],
    ['offset', BigInt(offset)],
    ['allDescendants', allDescendants],
  ])
}
