/**
 * The interface between the rules engine and the emulators that use it (Firestore core, storage rules runtime). Values
 * are those of the rules language (https://firebase.google.com/docs/reference/rules/rules), see value.ts.
 */
import type { CoverageReport } from './coverage.ts'
import type { RulesValue } from './value.ts'

export type WriteMethod = 'create' | 'update' | 'delete'

/** `request.auth`: null when signed out. `token` holds the claims. */
export interface RulesAuth {
  readonly uid: string
  readonly token: { readonly [claim: string]: unknown }
}

/** A document as rules see it: its full name `projects/P/databases/D/documents/...` and its fields. */
export interface RulesDocument {
  readonly name: string
  readonly fields: ReadonlyMap<string, RulesValue>
}

export interface RulesContext {
  readonly auth: RulesAuth | null
  readonly time: Date
  /** For get() and exists(): the document as it is before the request; undefined when there is none. */
  readonly read: (name: string) => RulesDocument | undefined
  /** For getAfter() and existsAfter(): as it would be after the whole batch or transaction. */
  readonly readAfter: (name: string) => RulesDocument | undefined
}

export interface DocumentRequest {
  readonly method: 'get' | WriteMethod
  readonly name: string
  /** `resource`: undefined when the document does not exist. */
  readonly before: RulesDocument | undefined
  /** `request.resource`: the document as it would be; undefined for get and delete. */
  readonly after: RulesDocument | undefined
}

export type FilterOp = '<' | '<=' | '>' | '>=' | '==' | '!=' | 'array-contains' | 'array-contains-any' | 'in' | 'not-in'

/** The constraints of a query on its results, and `request.query`. */
export interface QueryRequest {
  /** Full name of the parent document or of the database's documents root. */
  readonly parent: string
  readonly collectionId: string
  /** A collection group query: every collection of that id below `parent`. */
  readonly allDescendants: boolean
  readonly filter: QueryFilter | undefined
  readonly orderBy: readonly { readonly field: readonly string[]; readonly direction: 'ASC' | 'DESC' }[]
  readonly limit: number | undefined
  readonly offset: number
}

/** Field paths as segments. `__name__` compares against a path value. */
export type QueryFilter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly QueryFilter[] }
  | { readonly kind: 'field'; readonly field: readonly string[]; readonly op: FilterOp; readonly value: RulesValue }

/**
 * Refusals say why, for the log of the emulator; clients are only told that they lack permission. `expressions`: how many
 * of the 1,000 that a request may evaluate were used, for a query by the alternative that used most.
 */
export type Decision =
  | { readonly allowed: true; readonly expressions: number }
  | { readonly allowed: false; readonly expressions: number; readonly reason: string }

/** A warning about something that can never work, such as an undeclared name. Line and column start at 1. */
export interface RulesWarning {
  readonly message: string
  readonly line: number
  readonly column: number
}

/** A parsed rules file of service cloud.firestore. */
export interface FirestoreRuleset {
  coverage(): CoverageReport
  readonly warnings: readonly RulesWarning[]
  decide(request: DocumentRequest, context: RulesContext): Decision
  /** Authorizes a query by its constraints: allowed only if every document it could return would pass `allow list`. */
  decideQuery(query: QueryRequest, context: RulesContext): Decision
}
