import type { PackingItem, PackingRequest } from '@waymark/contract/packing/packing-list'
import type { Addition } from '@waymark/planner/packing/add-to-packing-list'

/** A trip for which the rules of the guide have made a list. */
export interface PackingQuestion {
  readonly request: PackingRequest
  readonly items: readonly PackingItem[]
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** Adds to a list of the guide what else a trip needs. */
export interface PackingModel {
  readonly name: 'guide' | 'gemini'
  /** Things to add; it may repeat what is there. Rejects when there is no answer. */
  additions(question: PackingQuestion): Promise<readonly Addition[]>
}
