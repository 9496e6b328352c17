/** Documents sorted by some fields and then by name, so that the results of a query are adjacent. */
import { compareSegments } from '../paths/document-name.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { fieldAt } from '../values/field-access.ts'
import type { Value } from '../values/value.ts'
import { compareValues, equalValues } from '../values/value-order.ts'
import type { StoredDocument } from './document.ts'

export interface Column {
  readonly field: FieldPath
  readonly direction: 'ASC' | 'DESC'
  /** Whether the elements of an array are the keys, as array-contains asks, so that a document has an entry for each. */
  readonly byElement: boolean
}

export interface Entry {
  /** One for each column. */
  readonly keys: readonly Value[]
  readonly document: StoredDocument
}

/** Up to this many changes are inserted one by one; more are merged by sorting. */
const FEW_CHANGES = 100
/** With this many more changes than entries, sorting again is quicker. */
const SPARE_CHANGES = 1000

export class SortedIndex {
  readonly #columns: readonly Column[]
  readonly #latest: (path: string) => StoredDocument | undefined
  #entries: Entry[] = []
  /** Changed documents that are not sorted in yet, in their old state: most writes are never queried. */
  readonly #changed = new Map<string, StoredDocument | undefined>()

  /** @param latest the document of that path as it is now */
  constructor(columns: readonly Column[], latest: (path: string) => StoredDocument | undefined) {
    this.#columns = columns
    this.#latest = latest
  }

  /** Call before a document is added or changed. */
  note(path: string, before: StoredDocument | undefined): void {
    if (!this.#changed.has(path)) this.#changed.set(path, before)
  }

  get isOutdated(): boolean {
    return this.#changed.size > this.#entries.length + SPARE_CHANGES
  }

  /**
   * The documents of the entries in a range, which have to be read before anything changes.
   * @param position negative for entries before the range, 0 within, positive after
   */
  *range(position: (entry: Entry) => number, backwards: boolean): Generator<StoredDocument> {
    this.#update()
    const start = this.#firstThat((entry) => position(entry) >= 0)
    const end = this.#firstThat((entry) => position(entry) > 0)
    for (let offset = 0; offset < end - start; offset++) {
      const entry = this.#entries[backwards ? end - 1 - offset : start + offset]
      if (entry) yield entry.document
    }
  }

  #update(): void {
    if (this.#changed.size <= FEW_CHANGES) for (const [path, before] of this.#changed) this.#replace(path, before)
    else this.#sortIn(this.#changed)
    this.#changed.clear()
  }

  #replace(path: string, before: StoredDocument | undefined): void {
    for (const entry of this.#entriesOf(before)) this.#entries.splice(this.#placeOf(entry), 1)
    for (const entry of this.#entriesOf(this.#latest(path))) this.#entries.splice(this.#placeOf(entry), 0, entry)
  }

  /** JavaScript's sort detects sorted runs and merges the rest. */
  #sortIn(changed: ReadonlyMap<string, unknown>): void {
    const entries = this.#entries.filter(({ document }) => !changed.has(document.path))
    for (const path of changed.keys()) for (const entry of this.#entriesOf(this.#latest(path))) entries.push(entry)
    this.#entries = entries.toSorted((left, right) => this.#compare(left, right))
  }

  /** Empty for a document without one of the fields. */
  #entriesOf(document: StoredDocument | undefined): readonly Entry[] {
    if (!document) return []
    let lists: readonly (readonly Value[])[] = [[]]
    for (const { field, byElement } of this.#columns) {
      const value = fieldAt(document.fields, field)
      const keys = value && (byElement ? elementsOf(value) : [value])
      lists = lists.flatMap((list) => keys?.map((key) => list.concat([key])) ?? [])
    }
    return lists.map((keys) => ({ keys, document }))
  }

  #placeOf(entry: Entry): number {
    return this.#firstThat((other) => this.#compare(other, entry) >= 0)
  }

  /** Index of the first entry of which the test is true, as it is of all behind it. */
  #firstThat(test: (entry: Entry) => boolean): number {
    let low = 0
    let high = this.#entries.length
    while (low < high) {
      const middle = (low + high) >> 1
      const entry = this.#entries[middle]
      if (entry && test(entry)) high = middle
      else low = middle + 1
    }
    return low
  }

  #compare(left: Entry, right: Entry): number {
    for (let column = 0; column < this.#columns.length; column++) {
      const a = left.keys[column]
      const b = right.keys[column]
      const order = a && b && a !== b ? compareValues(a, b) : 0
      if (order !== 0) return this.#columns[column]?.direction === 'DESC' ? -order : order
    }
    const order = compareSegments(left.document.segments, right.document.segments)
    if (order !== 0 || left.document.path === right.document.path) return order
    // Numeric ids such as __id7__ and __id07__ are equal in order, but not the same.
    return left.document.path < right.document.path ? -1 : 1
  }
}

/** Each once, as filters see them: 1 equals 1.0. */
function elementsOf(value: Value): readonly Value[] {
  if (value.kind !== 'array') return []
  const sorted = value.values.toSorted(compareValues)
  return sorted.filter((element, index) => {
    const previous = sorted[index - 1]
    return !previous || !equalValues(previous, element)
  })
}
