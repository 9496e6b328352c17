import {
  DOCUMENT_TYPE_LABELS,
  type VaultDocument,
  DOCUMENT_TYPES,
  type DocumentType,
} from '@waymark/contract/vault/document'
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { DeleteQuestion } from '../../../shared/cards/delete-question.tsx'
import { useKeptSizes } from '../../../shared/vault/kept-documents.ts'
import type { Details } from '../../../shared/vault/crypto/details.ts'
import { isSealed, type SealedDocument } from '../../../shared/vault/open-document.ts'
import { useVault } from '../../../shared/vault/vault-session.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { removeDocument } from '../data/change-document.ts'
import { markSeen, useUpload } from '../data/upload-session.ts'
import type { DetailsById } from '../data/use-details.ts'
import { nameOf } from '../model/name-of.ts'
import { DocumentItem } from './document-item.tsx'
import { EditDocumentDialog } from './edit-document-dialog.tsx'
import { TypeIcon } from './type-icon.tsx'

const LazyFullScreenImage = lazyDialog(async () => (await import('./full-screen-image.tsx')).FullScreenImage)

interface DocumentGroup {
  readonly type: DocumentType
  readonly documents: readonly VaultDocument[]
}

/** Documents by type, in the order of the select; types without documents are left out. */
const groupsOf = (documents: readonly VaultDocument[]): DocumentGroup[] =>
  DOCUMENT_TYPES.map((type) => ({ type, documents: documents.filter((document) => document.type === type) })).filter(
    (group) => group.documents.length > 0,
  )

interface DocumentListProps {
  documents: readonly VaultDocument[]
  /** Undefined while the vault is locked. */
  details: DetailsById | undefined
  /** Shown if there are none. */
  empty: ReactNode
  /** Receives the focus after a document was deleted; it stays when the list is empty. */
  heading: RefObject<HTMLElement | null>
}

/** Dialogs about a single document. */
interface Opened {
  readonly id: string
  readonly as: 'delete' | 'full screen'
}

/** The details when editing began: the list may change meanwhile, and typed input must stay. */
interface Edited {
  readonly document: SealedDocument
  readonly details: Details
}

/** The documents by type, with dialogs for editing and deleting them. */
export function DocumentList({ documents, details, empty, heading }: DocumentListProps) {
  const [opened, setOpened] = useState<Opened>()
  const [edited, setEdited] = useState<Edited>()
  const [leaving, setLeaving] = useState<readonly string[]>([])
  const kept = useKeptSizes()
  const isLocked = useVault().phase === 'locked'
  const close = useCallback(() => setOpened(undefined), [])
  const staying = documents.filter(({ id }) => !leaving.includes(id))
  const document = staying.find(({ id }) => id === opened?.id)
  const ofOpened = document && details?.get(document.id)

  const { uploaded } = useUpload()
  const isThere = uploaded !== undefined && staying.some(({ id }) => id === uploaded)
  const newest = useRef<HTMLLIElement>(null)

  // It may be listed a window further up or down than the form.
  useEffect(() => {
    if (!isThere) return
    newest.current?.scrollIntoView({ block: 'center' })
    markSeen()
  }, [isThere])

  // No plaintext stays in memory after the vault was locked.
  if (isLocked && edited !== undefined) setEdited(undefined)

  // The focused button disappears with its document.
  useEffect(() => {
    if (leaving.length > 0) heading.current?.focus({ preventScroll: true })
  }, [heading, leaving.length])

  function edit(each: VaultDocument): void {
    const ofEach = details?.get(each.id)
    if (isSealed(each) && ofEach != null) setEdited({ document: each, details: ofEach })
  }

  async function remove({ id }: VaultDocument): Promise<void> {
    setLeaving((ids) => [...ids, id])
    try {
      await removeDocument(id)
      notify.success('Document deleted successfully')
    } catch (error) {
      setLeaving((ids) => ids.filter((each) => each !== id))
      toastFailure(error, 'Error deleting document', 'There was an error deleting the document. Please try again.')
    }
  }

  return (
    <div className="grid gap-7">
      {documents.length === 0 && empty}
      {groupsOf(staying).map((group) => (
        <section key={group.type} aria-label={DOCUMENT_TYPE_LABELS[group.type]}>
          <h3 className="flex items-center gap-2 text-lg">
            <TypeIcon type={group.type} className="size-5 text-accent-ink" />
            {DOCUMENT_TYPE_LABELS[group.type]}
            <span className="text-base font-normal text-muted">({group.documents.length})</span>
          </h3>
          <ul className="mt-3 grid gap-3">
            {group.documents.map((each) => (
              <li key={each.id} ref={each.id === uploaded ? newest : undefined}>
                <DocumentItem
                  document={each}
                  details={details?.get(each.id)}
                  isKept={kept?.has(each.id) === true}
                  onEdit={() => edit(each)}
                  onDelete={() => setOpened({ id: each.id, as: 'delete' })}
                  onFullScreen={() => setOpened({ id: each.id, as: 'full screen' })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {edited !== undefined && <EditDocumentDialog {...edited} onClose={() => setEdited(undefined)} />}
      {opened?.as === 'full screen' && document !== undefined && (ofOpened != null || !isSealed(document)) && (
        <LazyFullScreenImage key={document.id} document={document} name={nameOf(document, ofOpened)} onClose={close} />
      )}
      <DeleteQuestion
        heading="Delete document"
        title={opened?.as === 'delete' && document !== undefined ? nameOf(document, ofOpened) : undefined}
        onClose={close}
        onConfirm={() => {
          close()
          if (document !== undefined) void remove(document)
        }}
      />
    </div>
  )
}
