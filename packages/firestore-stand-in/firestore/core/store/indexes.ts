/** The sorted indexes of a database, each created when a query first needs it, and updated from then on. */
import { lastSegment } from '../paths/document-name.ts'
import type { StoredDocument } from './document.ts'
import type { Column } from './sorted-index.ts'
import { SortedIndex } from './sorted-index.ts'

/** Maximum number per collection or collection group; the least recently used one is dropped. */
const MOST_INDEXES = 16

export class Indexes {
  readonly #latest: (path: string) => StoredDocument | undefined
  /** By the place that they cover, then by their columns, the last demanded last. */
  readonly #places = new Map<string, Map<string, SortedIndex>>()

  /** @param latest the document of that path as it is now */
  constructor(latest: (path: string) => StoredDocument | undefined) {
    this.#latest = latest
  }

  /** @param documents all that the index shall cover, for making it */
  demand(place: string, columns: readonly Column[], documents: () => Iterable<StoredDocument>): SortedIndex {
    const indexes = this.#places.get(place) ?? new Map<string, SortedIndex>()
    this.#places.set(place, indexes)
    const key = JSON.stringify(columns)
    const index = indexes.get(key) ?? this.#make(columns, documents())
    indexes.delete(key)
    indexes.set(key, index)
    const [oldest] = indexes.keys()
    if (indexes.size > MOST_INDEXES && oldest !== undefined) indexes.delete(oldest)
    return index
  }

  #make(columns: readonly Column[], documents: Iterable<StoredDocument>): SortedIndex {
    const index = new SortedIndex(columns, this.#latest)
    for (const { path } of documents) index.note(path, undefined)
    return index
  }

  /** Call before a document changes. */
  note(collection: string, path: string, before: StoredDocument | undefined): void {
    if (this.#places.size === 0) return
    for (const place of [collection, groupPlace(lastSegment(collection))]) {
      const indexes = this.#places.get(place)
      if (!indexes) continue
      for (const [key, index] of indexes) {
        index.note(path, before)
        if (index.isOutdated) indexes.delete(key)
      }
    }
  }

  /** Call when a collection has become empty. */
  forget(collection: string): void {
    this.#places.delete(collection)
  }
}

/** Stands for all collections of that id; the path of a collection has no slash in front. */
export const groupPlace = (collectionId: string): string => `/${collectionId}`
