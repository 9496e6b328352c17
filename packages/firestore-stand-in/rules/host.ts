import type { Known } from './term.ts'
import type { RulesPath, RulesValue } from './value.ts'

export const DOCUMENT_FUNCTIONS = ['get', 'exists', 'getAfter', 'existsAfter'] as const
export type DocumentFunction = (typeof DOCUMENT_FUNCTIONS)[number]

/** What expressions access besides the request: documents, and the log of `debug()`. */
export interface Host {
  /** Throws EvaluationError when the path is no document or the limit of reads is used up. */
  document(name: DocumentFunction, path: RulesPath): RulesValue
  debug(value: Known): void
}
