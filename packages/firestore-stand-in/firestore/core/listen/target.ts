/** A message about one document. */
import type { CommitEvent } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'

export interface TargetUpdate {
  readonly path: string
  /** The current document; undefined if it does not exist. */
  readonly document: StoredDocument | undefined
  /** Whether the document now matches the target. */
  readonly belongs: boolean
}

export interface Target {
  /** Number of documents that match the target now. */
  readonly size: number
  /** Checks rules and indexes; throws if they refuse. */
  check(): void
  /** The complete state, for a new listener. */
  start(): readonly TargetUpdate[]
  /** The changes since a known time, and the number of matching documents then. */
  resume(time: bigint): { readonly updates: readonly TargetUpdate[]; readonly knownSize: number }
  /** The changes by a commit. Throws if the rules no longer allow the listener. */
  follow(event: CommitEvent): readonly TargetUpdate[]
}
