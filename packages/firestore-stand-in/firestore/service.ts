/**
 * The interface between the Firestore core and its transports (REST, WebChannel, gRPC). Every message is the proto3
 * JSON form of google.firestore.v1 (https://protobuf.dev/programming-guides/json/): int64 as decimal text, bytes as
 * base64, timestamps as RFC 3339 text, enums by name, missing fields omitted.
 */

import type { CoverageReport } from '../rules/coverage.ts'
import type { RulesWarning } from '../rules/ruleset.ts'

export type Json = { readonly [key: string]: unknown }

/** The caller. `admin` (`Authorization: Bearer owner`) bypasses the rules; `null` is signed out. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: Json }
  | { readonly kind: 'signed-out' }

/** google.rpc.Code names that the core throws. */
export type StatusName =
  | 'CANCELLED'
  | 'UNKNOWN'
  | 'INVALID_ARGUMENT'
  | 'DEADLINE_EXCEEDED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'OUT_OF_RANGE'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'UNAUTHENTICATED'

export class FirestoreError extends Error {
  readonly status: StatusName
  constructor(status: StatusName, message: string) {
    super(message)
    this.status = status
  }
}

export type UnaryMethod =
  | 'GetDocument'
  | 'ListDocuments'
  | 'CreateDocument'
  | 'UpdateDocument'
  | 'DeleteDocument'
  | 'BeginTransaction'
  | 'Commit'
  | 'Rollback'
  | 'BatchWrite'
  | 'ListCollectionIds'
  | 'PartitionQuery'

export type StreamingMethod = 'BatchGetDocuments' | 'RunQuery' | 'RunAggregationQuery'

/** An open Listen or Write stream. Messages to the client go to the sink; a stream ends once, by either side. */
export interface StreamHandle {
  receive(message: Json): void
  close(): void
}

export interface StreamSink {
  send(message: Json): void
  /** The stream is over: with an error, or cleanly. */
  end(error?: FirestoreError): void
}

/** The decision of the security rules on a get, query or write. */
export interface Judgement {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /** Of the document, or of the collection. */
  readonly path: string
  readonly allowed: boolean
  /** Number of evaluated expressions, of the 1,000 that Google allows per write, get or query. */
  readonly expressions: number
}

export interface FirestoreService {
  unary(method: UnaryMethod, request: Json, caller: Caller): Promise<Json>
  /** Yields the response messages of a server-streaming call. */
  streaming(method: StreamingMethod, request: Json, caller: Caller): AsyncIterable<Json>
  listen(caller: Caller, sink: StreamSink): StreamHandle
  write(caller: Caller, sink: StreamSink): StreamHandle

  /** Replaces the security rules (source text) of a project. Throws FirestoreError INVALID_ARGUMENT with line and column; tells what is loaded but never works. */
  setRules(project: string, source: string): readonly RulesWarning[]
  /** The recorded values of each expression of a project's rules; undefined without rules. */
  ruleCoverage(project: string): CoverageReport | undefined
  /** Calls the listener with each decision of any project's rules, until the returned function is called: for tests. */
  onJudgement(listener: (judgement: Judgement) => void): () => void
  /**
   * Deletes all documents of a database. Throws FirestoreError ABORTED if open transactions hold locks for too long.
   */
  clear(project: string, database: string): Promise<void>
  /** Number of documents read so far, for tests of how much a screen reads. */
  readCount(): number
  /** Number of documents written and deleted so far, as billed: once per write of a commit. */
  writeCount(): number
  exportData(): Json
  /** Adds documents, replacing those with the same name. Throws like `clear`. */
  importData(data: Json): Promise<void>
}
