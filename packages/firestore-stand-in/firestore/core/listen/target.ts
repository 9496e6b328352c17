/** What one listener is sent about one document. */
import type { CommitEvent } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'

export interface TargetUpdate {
  readonly path: string
  /** The document as it is now; undefined when it does not exist. */
  readonly document: StoredDocument | undefined
  /** Whether the document now belongs to the target. */
  readonly belongs: boolean
}

export interface Target {
  /** How many documents belong to the target now. */
  readonly size: number
  /** Judges rules and indexes; throws the refusal. */
  check(): void
  /** Everything there is to tell a listener that knows nothing. */
  start(): readonly TargetUpdate[]
  /** What changed since a time whose state is known, and how many documents belonged to the target then. */
  resume(time: bigint): { readonly updates: readonly TargetUpdate[]; readonly knownSize: number }
  /** What a commit changes for the listener. Throws when the rules no longer allow it to be told. */
  follow(event: CommitEvent): readonly TargetUpdate[]
}
