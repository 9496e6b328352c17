import type { Caller } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { changedResults } from '../queries/limited-results.ts'
import { isInScope, matches } from '../queries/matching.ts'
import type { Query } from '../queries/query.ts'
import { runQuery } from '../queries/run-query.ts'
import type { Change, CommitEvent, Database } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import type { Target, TargetUpdate } from './target.ts'

/** The results sent to the listener, by path; with a limit, in query order. */
type Members = Map<string, StoredDocument>

const membersOf = (documents: readonly StoredDocument[]): Members =>
  new Map(documents.map((document) => [document.path, document]))

export class QueryTarget implements Target {
  readonly #engine: Engine
  readonly #database: Database
  readonly #caller: Caller
  readonly #query: Query
  #members: Members = new Map()

  constructor(engine: Engine, database: Database, caller: Caller, query: Query) {
    this.#engine = engine
    this.#database = database
    this.#caller = caller
    this.#query = query
  }

  get size(): number {
    return this.#members.size
  }

  check(): void {
    this.#engine.access.checkList(this.#database, this.#caller, this.#query)
    this.#engine.checkIndexes(this.#query)
  }

  start(): readonly TargetUpdate[] {
    this.#members = new Map()
    return this.#tell(runQuery(this.#database, this.#query))
  }

  resume(time: bigint) {
    this.#members = membersOf(runQuery(this.#database, this.#query, time))
    const knownSize = this.#members.size
    return { updates: this.#tell(runQuery(this.#database, this.#query)), knownSize }
  }

  follow(event: CommitEvent): readonly TargetUpdate[] {
    const relevant = event.changes.filter((change) => this.#concerns(change))
    if (relevant.length === 0) return []
    this.#engine.access.checkList(this.#database, this.#caller, this.#query)
    const { limit, offset } = this.#query
    if (limit === undefined && offset === 0) return relevant.map(({ path, after }) => this.#place(path, after))
    const known =
      limit === undefined || offset > 0
        ? undefined
        : changedResults({ ...this.#query, limit }, [...this.#members.values()], relevant)
    return this.#tell(known ?? runQuery(this.#database, this.#query))
  }

  #concerns({ path, after }: Change): boolean {
    if (!isInScope(this.#query.scope, path)) return false
    return this.#members.has(path) || (after !== undefined && matches(this.#query, after))
  }

  #place(path: string, document: StoredDocument | undefined): TargetUpdate {
    const belongs = document !== undefined && matches(this.#query, document)
    if (belongs) this.#members.set(path, document)
    else this.#members.delete(path)
    return { path, document, belongs }
  }

  /** Stores new results and returns the differences from the previous ones. */
  #tell(results: readonly StoredDocument[]): readonly TargetUpdate[] {
    const known = this.#members
    this.#members = membersOf(results)
    const gone = [...known.keys()].filter((path) => !this.#members.has(path))
    return [
      ...results
        .filter(({ path, updateTime }) => known.get(path)?.updateTime !== updateTime)
        .map((document) => ({ path: document.path, document, belongs: true })),
      ...gone.map((path) => ({ path, document: this.#database.get(path), belongs: false })),
    ]
  }
}
