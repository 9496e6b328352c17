import {
  DOCUMENT_TYPE_LABELS,
  DOCUMENT_TYPES,
  type DocumentType,
  type VaultDocument,
} from '@waymark/contract/vault/document'
import { Card } from '../../../ui/card.tsx'
import { TypeIcon } from './type-icon.tsx'

const COUNTED: readonly DocumentType[] = DOCUMENT_TYPES.slice(0, 4)

/** The number of documents of the first four types; a dash until it is known. */
export function TypeCounters({ documents }: { documents: readonly VaultDocument[] | undefined }) {
  return (
    <ul aria-label="Documents by type" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {COUNTED.map((type) => (
        <li key={type}>
          <Card className="h-full !p-4">
            <TypeIcon type={type} className="size-5 text-accent-ink" />
            <p className="mt-2 text-2xl font-semibold tabular-nums">
              {documents?.filter((document) => document.type === type).length ?? '–'}
            </p>
            <p className="text-sm text-muted">{DOCUMENT_TYPE_LABELS[type]}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
