import { EvaluationError, RulesPath, type RulesValue } from './value.ts'
import type { DocumentFunction, Host } from './host.ts'
import type { RulesContext, RulesDocument } from './ruleset.ts'
import type { Known } from './term.ts'
import { toText } from './conversion.ts'
import { typeName } from './type-name.ts'

/** https://firebase.google.com/docs/firestore/security/rules-conditions#access_calls */
const MAX_OF_REQUEST = 10
const MAX_OF_BATCH = 20

/** Documents already read for a context: a batch is judged write by write under one context, and counts together. */
const readFor = new WeakMap<RulesContext, Set<string>>()

/** JSON, such as the claims of a token, as values of the rules language. Whole numbers are integers. */
function fromJson(json: unknown): RulesValue {
  if (typeof json === 'boolean' || typeof json === 'string') return json
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json
  if (Array.isArray(json)) return json.map(fromJson)
  if (typeof json === 'object' && json !== null) {
    return new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)]))
  }
  return null
}

export function documentValue(document: RulesDocument): ReadonlyMap<string, RulesValue> {
  const segments = document.name.split('/').slice(2)
  return new Map<string, RulesValue>([
    ['data', document.fields],
    ['id', segments.at(-1) ?? ''],
    ['__name__', new RulesPath(segments)],
  ])
}

/** `get` and its kin for one request. Reading the same document again is free. */
export class DocumentAccess implements Host {
  readonly #project: string
  readonly #context: RulesContext
  readonly #batch: Set<string>
  readonly #own = new Set<string>()

  /** `name`: of the requested document or parent, for its project. */
  constructor(name: string, context: RulesContext) {
    this.#project = name.split('/').slice(0, 2).join('/')
    this.#context = context
    this.#batch = readFor.get(context) ?? new Set()
    readFor.set(context, this.#batch)
  }

  document(name: DocumentFunction, path: RulesPath): RulesValue {
    const [databases, , documents] = path.segments
    if (databases !== 'databases' || documents !== 'documents' || path.segments.length % 2 === 0) {
      throw new EvaluationError(`${toText(path)} is not the path of a document`)
    }
    const after = name === 'getAfter' || name === 'existsAfter'
    const fullName = `${this.#project}/${path.segments.join('/')}`
    this.#count(after ? `after ${fullName}` : fullName)
    // A segment that came from an expression may hold anything.
    if (path.segments.includes('')) throw new EvaluationError(`${toText(path)} is not the path of a document`)
    const known = !path.segments.some((segment) => segment.includes('/'))
    const document = !known ? undefined : after ? this.#context.readAfter(fullName) : this.#context.read(fullName)
    if (name === 'exists' || name === 'existsAfter') return document !== undefined
    if (document === undefined) throw new EvaluationError(`There is no document ${toText(path)}`)
    return documentValue(document)
  }

  debug(value: Known): void {
    console.info(`debug: ${typeName(value)} ${describe(value)}`)
  }

  #count(key: string): void {
    this.#own.add(key)
    this.#batch.add(key)
    if (this.#own.size > MAX_OF_REQUEST || this.#batch.size > MAX_OF_BATCH) {
      throw new EvaluationError('Too many document reads: at most 10 for a request, 20 for a batch')
    }
  }
}

/** A value for the log. */
export const describe = (value: Known): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? String(part) : part instanceof Map ? Object.fromEntries(part) : part,
  )

export const authValue = ({ auth }: RulesContext): RulesValue =>
  auth === null
    ? null
    : new Map<string, RulesValue>([
        ['uid', auth.uid],
        ['token', fromJson(auth.token)],
      ])
