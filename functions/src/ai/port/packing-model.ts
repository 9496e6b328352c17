import type { PackingItem, PackingRequest } from '@waymark/contract/packing/packing-list'
import type { Addition } from '@waymark/planner/packing/add-to-packing-list'

/** A trip with the list that the guide's rules generated. */
export interface PackingQuestion {
  readonly request: PackingRequest
  readonly items: readonly PackingItem[]
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal
}

/** Adds items to the guide's packing list. */
export interface PackingModel {
  readonly name: 'guide' | 'gemini'
  /** Additional items, possibly duplicates of existing ones. Rejects if there is no answer. */
  additions(question: PackingQuestion): Promise<readonly Addition[]>
}
