/** The messages about changed documents, each document once for all of its targets. */
import type { Json } from '../../service.ts'
import { fullName } from '../paths/document-name.ts'
import type { StoredDocument } from '../store/document.ts'
import { encodeDocument } from '../store/document.ts'
import { formatTimestamp } from '../values/timestamp.ts'
import type { TargetUpdate } from './target.ts'

interface Delivery {
  readonly document: StoredDocument | undefined
  readonly targetIds: number[]
  readonly removedTargetIds: number[]
}

export class Deliveries {
  readonly #byPath = new Map<string, Delivery>()

  add(targetId: number, updates: readonly TargetUpdate[]): void {
    for (const { path, document, belongs } of updates) {
      const delivery = this.#byPath.get(path) ?? { document, targetIds: [], removedTargetIds: [] }
      this.#byPath.set(path, delivery)
      ;(belongs ? delivery.targetIds : delivery.removedTargetIds).push(targetId)
    }
  }

  get isEmpty(): boolean {
    return this.#byPath.size === 0
  }

  /**
   * A document that left a query is sent in its new state if the caller may read it, so that the client need not fetch
   * it; otherwise only its removal is sent.
   */
  *messages(database: string, time: bigint, mayGet: (document: StoredDocument) => boolean): Generator<Json> {
    const readTime = formatTimestamp(time)
    for (const [path, { document, targetIds, removedTargetIds }] of this.#byPath) {
      const name = fullName(database, path)
      const removed = removedTargetIds.length > 0 ? { removedTargetIds } : {}
      if (!document) yield { documentDelete: { document: name, readTime, ...removed } }
      else if (targetIds.length > 0 || mayGet(document))
        yield { documentChange: { document: encodeDocument(database, document), targetIds, ...removed } }
      else yield { documentRemove: { document: name, readTime, ...removed } }
    }
  }
}
