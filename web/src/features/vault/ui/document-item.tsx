import type { VaultDocument } from '@waymark/contract/vault/document'
import { ExternalLink, HardDriveDownload, HardDriveUpload, Maximize2, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDay, formatInstantDay } from '../../../shared/time/dates.ts'
import type { Details } from '../../../shared/vault/crypto/details.ts'
import { canKeep, dropKept } from '../../../shared/vault/kept-documents.ts'
import { isSealed, type SealedDocument } from '../../../shared/vault/open-document.ts'
import { messageFor } from '../../../shared/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { keepDocument } from '../data/change-document.ts'
import { withVault } from '../data/vault-dialog.ts'
import { viewDocument } from '../data/view-document.ts'
import { formatBytes } from '../../../shared/files/format-bytes.ts'
import { nameOf } from '../model/name-of.ts'
import { DocumentBadges } from './document-badges.tsx'

/** Types that browsers can display in a tab. */
const SHOWN = /^(?:image\/|application\/pdf$)/

/** On phones the actions beside 'View Document' are icons, so that all stand in one row. */
const NARROW = 'max-sm:!px-3'
const ON_WIDE = 'max-sm:sr-only'

interface DocumentItemProps {
  document: VaultDocument
  /** Undefined while the vault is locked; null if they cannot be decrypted. */
  details: Details | null | undefined
  isKept: boolean
  onEdit: () => void
  onDelete: () => void
  onFullScreen: () => void
}

/** A document of the vault with its actions. */
export function DocumentItem({ document, details, isKept, onEdit, onDelete, onFullScreen }: DocumentItemProps) {
  const name = nameOf(document, details)
  const fileType = isSealed(document) ? details?.fileType : document.file.contentType
  const isReadable = fileType !== undefined
  const [opening, setOpening] = useState(false)

  function view(): void {
    const isSavedAnyway = isReadable && !SHOWN.test(fileType)
    const open = () => {
      setOpening(true)
      void viewDocument(document, isSavedAnyway).finally(() => setOpening(false))
    }
    if (isSealed(document)) withVault(true, open)
    else open()
  }

  return (
    <article aria-label={name} className="rounded-control border border-line p-3 sm:p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h4 dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {name}
          </h4>
          <DocumentBadges document={document} isKept={isKept} />
        </div>
        <Button
          variant="ghost"
          size="icon"
          className="-mt-2 -mr-2 !text-muted hover:!text-danger"
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">
        Uploaded {formatInstantDay(document.createdAt)} · {formatBytes(details?.bytes ?? document.file.bytes)}
        {details?.expires != null && <> · Expires {formatDay(details.expires)}</>}
      </p>
      {details === null && isSealed(document) && (
        <p className="mt-2 text-sm font-medium text-danger">
          This document does not open: it was changed, or belongs to a vault that was reset.
        </p>
      )}
      {details?.notes !== undefined && details.notes !== '' && (
        <p dir="auto" className="mt-2 text-[0.9375rem] whitespace-pre-line [overflow-wrap:anywhere]">
          {details.notes}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-1.5 sm:gap-2">
        <Button
          variant="soft"
          className="whitespace-nowrap max-sm:flex-1 max-sm:!px-2 max-sm:!text-sm"
          pending={opening}
          aria-label={`View Document ${name}`}
          onClick={view}
        >
          {!opening && <ExternalLink aria-hidden="true" className="max-sm:hidden" />}
          View Document
        </Button>
        {fileType?.startsWith('image/') === true && (
          <Button variant="secondary" className={NARROW} aria-label={`Full screen ${name}`} onClick={onFullScreen}>
            <Maximize2 aria-hidden="true" />
            <span className={ON_WIDE}>Full screen</span>
          </Button>
        )}
        {isSealed(document) && details != null && (
          <Button variant="secondary" className={NARROW} aria-label={`Edit ${name}`} onClick={onEdit}>
            <PenLine aria-hidden="true" />
            <span className={ON_WIDE}>Edit</span>
          </Button>
        )}
        {isSealed(document) && canKeep() && <KeepButton document={document} name={name} isKept={isKept} />}
      </div>
    </article>
  )
}

interface KeepButtonProps {
  document: SealedDocument
  name: string
  isKept: boolean
}

function KeepButton({ document, name, isKept }: KeepButtonProps) {
  const [pending, setPending] = useState(false)

  async function toggle(): Promise<void> {
    setPending(true)
    try {
      await (isKept ? dropKept(document.id) : keepDocument(document))
    } catch (error) {
      notify.error('This device could not keep the document', messageFor(error, 'There may be no space left.'))
    }
    setPending(false)
  }

  return (
    <Button
      variant="secondary"
      className={NARROW}
      pending={pending}
      aria-label={`${isKept ? 'Remove from device' : 'Keep on device'}: ${name}`}
      onClick={() => void toggle()}
    >
      {!pending && (isKept ? <HardDriveUpload aria-hidden="true" /> : <HardDriveDownload aria-hidden="true" />)}
      <span className={ON_WIDE}>{isKept ? 'Remove from device' : 'Keep on device'}</span>
    </Button>
  )
}
