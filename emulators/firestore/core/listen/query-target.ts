import type { Caller } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { isInScope, matches } from '../queries/matching.ts'
import type { Query } from '../queries/query.ts'
import { runQuery } from '../queries/run-query.ts'
import type { Change, CommitEvent, Database } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import type { Members, Target, TargetUpdate } from './target.ts'

const membersOf = (documents: readonly StoredDocument[]): Members =>
  new Map(documents.map(({ path, updateTime }) => [path, updateTime]))

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
    return this.#refresh()
  }

  resume(time: bigint) {
    this.#members = membersOf(runQuery(this.#database, this.#query, time))
    const knownSize = this.#members.size
    return { updates: this.#refresh(), knownSize }
  }

  follow(event: CommitEvent): readonly TargetUpdate[] {
    const relevant = event.changes.filter((change) => this.#concerns(change))
    if (relevant.length === 0) return []
    this.#engine.access.checkList(this.#database, this.#caller, this.#query)
    // With a limit, a document that leaves draws in another that the commit did not touch.
    if (this.#query.limit !== undefined || this.#query.offset > 0) return this.#refresh()
    return relevant.map(({ path, after }) => this.#place(path, after))
  }

  #concerns({ path, after }: Change): boolean {
    if (!isInScope(this.#query.scope, path)) return false
    return this.#members.has(path) || (after !== undefined && matches(this.#query, after))
  }

  #place(path: string, document: StoredDocument | undefined): TargetUpdate {
    const belongs = document !== undefined && matches(this.#query, document)
    if (belongs) this.#members.set(path, document.updateTime)
    else this.#members.delete(path)
    return { path, document, belongs }
  }

  /** Runs the query anew and tells the difference to what was told before. */
  #refresh(): readonly TargetUpdate[] {
    const known = this.#members
    const results = runQuery(this.#database, this.#query)
    this.#members = membersOf(results)
    const gone = [...known.keys()].filter((path) => !this.#members.has(path))
    return [
      ...results
        .filter(({ path, updateTime }) => known.get(path) !== updateTime)
        .map((document) => ({ path: document.path, document, belongs: true })),
      ...gone.map((path) => ({ path, document: this.#database.get(path), belongs: false })),
    ]
  }
}
