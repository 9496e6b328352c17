/**
 * The documents of a database and their recent history, for reads at a past time and resumed listeners. Everything is
 * synchronous: a commit is visible to all or none.
 */
import { FirestoreError } from '../../service.ts'
import { childPath, collectionOf, lastSegment } from '../paths/document-name.ts'
import type { Clock } from './clock.ts'
import type { StoredDocument } from './document.ts'
import { History } from './history.ts'
import { groupPlace, Indexes } from './indexes.ts'
import type { Column, SortedIndex } from './sorted-index.ts'

export interface Change {
  readonly path: string
  readonly before: StoredDocument | undefined
  readonly after: StoredDocument | undefined
}

export interface CommitEvent {
  readonly time: bigint
  readonly changes: readonly Change[]
}

/** The scope of a query: collections directly below a parent, or anywhere below it. Without an id, any collection. */
export interface Scope {
  readonly parent: string
  readonly collectionId: string | undefined
  readonly allDescendants: boolean
}

/** Reads may go back one hour, as in production without point-in-time recovery, or this many changes. */
const RETENTION_MICROS = 3_600_000_000n
const RETAINED_CHANGES = 100_000

export class Database {
  readonly name: string
  readonly clock: Clock
  readonly #collections = new Map<string, Map<string, History>>()
  /** Oldest first; entries before the start are discarded. */
  #log: { readonly time: bigint; readonly path: string }[] = []
  #logStart = 0
  readonly #indexes = new Indexes((path) => this.get(path))
  readonly #watchers = new Set<(event: CommitEvent) => void>()
  #horizon: bigint

  constructor(name: string, clock: Clock) {
    this.name = name
    this.clock = clock
    this.#horizon = clock.readTime()
  }

  get(path: string, time?: bigint): StoredDocument | undefined {
    const history = this.#collections.get(collectionOf(path))?.get(path)
    return time === undefined ? history?.latest : history?.at(time)
  }

  *scan(scope: Scope, time?: bigint): Generator<StoredDocument> {
    for (const collection of this.#collectionsIn(scope))
      for (const history of this.#collections.get(collection)?.values() ?? []) {
        const document = time === undefined ? history.latest : history.at(time)
        if (document) yield document
      }
  }

  /** The index of the collection or collection group with these columns; undefined if a scan is needed. */
  index(scope: Scope, columns: readonly Column[]): SortedIndex | undefined {
    const { parent, collectionId, allDescendants } = scope
    if (collectionId === undefined) return undefined
    const collection = childPath(parent, collectionId)
    if (allDescendants ? parent !== '' : !this.#collections.has(collection)) return undefined
    return this.#indexes.demand(allDescendants ? groupPlace(collectionId) : collection, columns, () => this.scan(scope))
  }

  /** Paths of the documents that were written after that time, which has to be known. */
  changedSince(time: bigint): ReadonlySet<string> {
    const first = this.#log.findLastIndex((entry) => entry.time <= time) + 1
    return new Set(this.#log.slice(Math.max(first, this.#logStart)).map(({ path }) => path))
  }

  /** Full paths of the collections that hold or held documents, in no order. */
  collectionPaths(): Iterable<string> {
    return this.#collections.keys()
  }

  #collectionsIn({ parent, collectionId, allDescendants }: Scope): string[] {
    const prefix = parent === '' ? '' : `${parent}/`
    if (!allDescendants && collectionId !== undefined) return [`${prefix}${collectionId}`]
    return [...this.#collections.keys()].filter(
      (path) =>
        path.startsWith(prefix) &&
        (collectionId === undefined || lastSegment(path) === collectionId) &&
        (allDescendants || !path.slice(prefix.length).includes('/')),
    )
  }

  commit(event: CommitEvent): void {
    for (const { path, after } of event.changes) {
      const collection = collectionOf(path)
      const histories = this.#collections.get(collection) ?? new Map<string, History>()
      this.#collections.set(collection, histories)
      const history = histories.get(path) ?? new History()
      histories.set(path, history)
      this.#indexes.note(collection, path, history.latest)
      history.push(event.time, after)
      this.#log.push({ time: event.time, path })
    }
    this.#prune(event.time)
    for (const watcher of this.#watchers) watcher(event)
  }

  #prune(now: bigint): void {
    // Only occasionally, because it copies all remaining entries.
    if (this.#logStart > RETAINED_CHANGES) {
      this.#log = this.#log.slice(this.#logStart)
      this.#logStart = 0
    }
    for (;;) {
      const oldest = this.#log[this.#logStart]
      const retained = this.#log.length - this.#logStart
      if (!oldest || (retained <= RETAINED_CHANGES && oldest.time > now - RETENTION_MICROS)) return
      this.#logStart++
      if (oldest.time > this.#horizon) this.#horizon = oldest.time
      const histories = this.#collections.get(collectionOf(oldest.path))
      if (histories?.get(oldest.path)?.prune(this.#horizon) === false) histories.delete(oldest.path)
      if (histories?.size === 0) this.#forget(collectionOf(oldest.path))
    }
  }

  #forget(collection: string): void {
    this.#collections.delete(collection)
    this.#indexes.forget(collection)
  }

  /** Whether the state at that time is still known exactly. */
  knows(time: bigint): boolean {
    return time >= this.#horizon && time <= this.clock.readTime()
  }

  checkReadTime(time: bigint): void {
    if (time > this.clock.readTime())
      throw new FirestoreError('INVALID_ARGUMENT', 'The requested read_time is in the future.')
    if (!this.knows(time)) throw new FirestoreError('FAILED_PRECONDITION', 'The requested snapshot version is too old.')
  }

  /** Calls back after every commit, until the returned function is called. */
  watch(watcher: (event: CommitEvent) => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }
}
