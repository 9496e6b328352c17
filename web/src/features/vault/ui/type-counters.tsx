import {
  DOCUMENT_TYPE_LABELS,
  DOCUMENT_TYPES,
  type DocumentType,
  type VaultDocument,
} from '@waymark/contract/vault/document'
import { TypeIcon } from './type-icon.tsx'

const COUNTED: readonly DocumentType[] = DOCUMENT_TYPES.slice(0, 4)

/** The number of documents of the first four types; a dash until it is known. */
export function TypeCounters({ documents }: { documents: readonly VaultDocument[] | undefined }) {
  return (
    <ul
      aria-label="Documents by type"
      className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-card lg:grid-cols-4"
    >
      {COUNTED.map((type) => (
        <li key={type} className="flex min-w-0 items-center gap-2.5">
          <TypeIcon type={type} className="size-5 shrink-0 text-accent-ink" />
          <p className="text-xl font-semibold tabular-nums">
            {documents?.filter((document) => document.type === type).length ?? '–'}
          </p>
          <p className="text-sm leading-tight [overflow-wrap:anywhere] text-muted">{DOCUMENT_TYPE_LABELS[type]}</p>
        </li>
      ))}
    </ul>
  )
}
