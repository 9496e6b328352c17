import { parseFirestoreRules } from '../../rules/firestore-ruleset.ts'
import { RulesSyntaxError } from '../../rules/scanner.ts'
import {
  FirestoreError,
  type Caller,
  type FirestoreService,
  type Json,
  type StreamingMethod,
  type UnaryMethod,
} from '../service.ts'
import { Access } from './access/access.ts'
import { batchWrite, beginTransaction, commit, rollback } from './calls/commit.ts'
import { batchGetDocuments, createDocument, deleteDocument, getDocument, updateDocument } from './calls/documents.ts'
import { listCollectionIds, listDocuments, partitionQuery } from './calls/listing.ts'
import { runAggregationQuery, runQueryCall } from './calls/queries.ts'
import { clearDatabase, exportData, importData } from './data-transfer.ts'
import { Engine } from './engine.ts'
import { parseIndexConfig } from './indexes/index-config.ts'
import { ListenStream } from './listen/listen-stream.ts'
import { databaseName } from './paths/document-name.ts'
import { WriteStream } from './writes/write-stream.ts'

/** The local in-memory Firestore without its transports. */

export interface FirestoreServiceOptions {
  /** Parsed firestore.indexes.json. Without it, queries do not require composite indexes. */
  readonly indexes?: unknown
  readonly now?: () => Date
  /** Called with the reason of each refusal: rules or missing indexes. */
  readonly log?: (line: string) => void
}

type Call<Answer> = (engine: Engine, request: Json, caller: Caller) => Answer

const UNARY: Readonly<Record<UnaryMethod, Call<Json | Promise<Json>>>> = {
  GetDocument: getDocument,
  ListDocuments: listDocuments,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  BeginTransaction: beginTransaction,
  Commit: commit,
  Rollback: rollback,
  BatchWrite: batchWrite,
  ListCollectionIds: listCollectionIds,
  PartitionQuery: partitionQuery,
}

const STREAMING: Readonly<Record<StreamingMethod, Call<AsyncIterable<Json>>>> = {
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQueryCall,
  RunAggregationQuery: runAggregationQuery,
}

function parseRules(source: string) {
  try {
    return parseFirestoreRules(source)
  } catch (error) {
    if (error instanceof RulesSyntaxError)
      throw new FirestoreError('INVALID_ARGUMENT', `${error.line}:${error.column} ${error.message}`)
    throw error
  }
}

export function createFirestoreService(options: FirestoreServiceOptions = {}): FirestoreService {
  const log = options.log ?? (() => undefined)
  const indexes = options.indexes === undefined ? undefined : parseIndexConfig(options.indexes)
  const engine = new Engine(new Access(log), options.now ?? (() => new Date()), log, indexes)
  return {
    unary: async (method, request, caller) => UNARY[method](engine, request, caller),
    streaming: (method, request, caller) => STREAMING[method](engine, request, caller),
    listen: (caller, sink) => new ListenStream(engine, caller, sink),
    write: (caller, sink) => new WriteStream(engine, caller, sink),
    setRules(project, source) {
      const ruleset = parseRules(source)
      engine.access.setRules(project, ruleset)
      return ruleset.warnings
    },
    ruleCoverage: (project) => engine.access.coverage(project),
    onJudgement: (listener) => engine.access.onJudgement(listener),
    clear: (project, database) => clearDatabase(engine, engine.database(databaseName({ project, database }))),
    readCount: () => engine.readCount,
    writeCount: () => engine.writeCount,
    exportData: () => exportData(engine),
    importData: (data) => importData(engine, data),
  }
}
