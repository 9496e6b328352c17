import { METHODS, type AllowMethod } from '../rules/ast.ts'
import { compileService } from '../rules/compiled-service.ts'
import { toText } from '../rules/conversion.ts'
import { EvaluationError, RulesPath, type RulesValue } from '../rules/value.ts'
import type { Host } from '../rules/host.ts'
import type { Decision } from '../rules/ruleset.ts'

/** https://firebase.google.com/docs/storage/security/rules-conditions#enhance_with_firestore */
const MAX_DOCUMENTS = 2

/** A document as `firestore.get` shows it; null when there is none. */
type FetchDocument = (path: string) => Promise<RulesValue>

interface StorageRequest {
  readonly method: string
  /** `/b/BUCKET/o/NAME` */
  readonly path: string
  readonly request: RulesValue
  readonly resource: RulesValue
  readonly fetch: FetchDocument
  readonly debug: Host['debug']
}

export interface StorageRuleset {
  readonly version: 1 | 2
  decide(request: StorageRequest): Promise<Decision>
}

/** Stops an evaluation until a document is there. No error of the language: `||` must not swallow it. */
class MissingDocument extends Error {
  readonly path: string
  constructor(path: string) {
    super(path)
    this.path = path
  }
}

/** Reads the rules of service firebase.storage. Throws RulesSyntaxError. */
export function parseStorageRules(source: string): StorageRuleset {
  const service = compileService(source, 'firebase.storage')
  return {
    version: service.version,
    async decide({ method: name, path, request, resource, fetch, debug }) {
      const method = METHODS.find((candidate) => candidate === name)
      if (method === undefined) return { allowed: false, expressions: 0, reason: `unknown method '${name}'` }
      const target = { kind: 'document', segments: path.split('/').filter((segment) => segment !== '') } as const
      const documents = new Map<string, RulesValue>()
      const host = hostOf(documents, debug)
      for (;;) {
        try {
          return service.judge(method, target, withMethod(request, method), resource, host)
        } catch (error) {
          if (!(error instanceof MissingDocument)) throw error
          documents.set(error.path, await fetch(error.path))
        }
      }
    },
  }
}

const withMethod = (request: RulesValue, method: AllowMethod): RulesValue =>
  request instanceof Map ? new Map<string, RulesValue>([...request, ['method', method]]) : request

function hostOf(documents: ReadonlyMap<string, RulesValue>, debug: Host['debug']): Host {
  return {
    debug,
    document(name, path) {
      const text = toText(new RulesPath(path.segments))
      const document = documents.get(text)
      if (document === undefined) {
        if (documents.size >= MAX_DOCUMENTS) {
          throw new EvaluationError(`A storage request may read at most ${MAX_DOCUMENTS} documents`)
        }
        throw new MissingDocument(text)
      }
      return name === 'exists' || name === 'existsAfter' ? document !== null : document
    },
  }
}
