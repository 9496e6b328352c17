import { DOCUMENT_TYPE_LABELS, DOCUMENT_TYPES, type DocumentType } from '@waymark/contract/vault/document'
import { FileUp, LockKeyhole, RotateCw } from 'lucide-react'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { ACCEPTED_DOCUMENTS } from '../../../shared/vault/file-type.ts'
import { isOnline, useOnline } from '../../../shared/pwa/online.ts'
import { useUnloadQuestion, useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { DateInput } from '../../../shared/forms/date-input.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { OfflineNote } from '../../../ui/offline-note.tsx'
import {
  chooseExpiry,
  chooseFile,
  chooseType,
  isComplete,
  isUploading,
  upload,
  useUpload,
} from '../data/upload-session.ts'
import { withVault } from '../data/vault-dialog.ts'
import { ChosenFile } from './chosen-file.tsx'
import { UploadProgress } from './upload-progress.tsx'

const TYPES = DOCUMENT_TYPES.map((value) => ({ value, label: DOCUMENT_TYPE_LABELS[value] }))

interface UploadCardProps {
  /** Whether there is a vault; undefined until it is known. */
  hasKeyring: boolean | undefined
  /** The type select, the first step of an upload. */
  start: RefObject<HTMLButtonElement | null>
}

/** Chooses, describes, encrypts and uploads a document. */
export function UploadCard({ hasKeyring, start }: UploadCardProps) {
  const draft = useUpload()
  const { type, chosen, expires, fault, step } = draft
  const online = useOnline()
  const noteId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const busy = isUploading(draft)
  const wasBusy = useRef(false)
  const sendButton = useRef<HTMLButtonElement>(null)
  const unsaved = chosen !== undefined
  useUnsavedInput(unsaved)
  useUnloadQuestion(unsaved)

  // The pressed button is replaced by the progress, and that by the next step or a retry.
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement?.matches('body, main, main h1') === true) {
      const next = unsaved ? sendButton : start
      next.current?.focus({ preventScroll: true })
    }
    wasBusy.current = busy
  }, [busy, unsaved, start])

  async function begin(): Promise<void> {
    if (!isOnline() || hasKeyring === undefined || !(await isComplete())) return
    withVault(hasKeyring, () => void upload())
  }

  return (
    <Card>
      <h2 className="text-xl">Upload a document</h2>
      <div className="mt-5 grid grid-cols-1 gap-5">
        <div className="pair-grid items-start gap-5">
          <Field label="Document Type">
            {(control) => (
              <Select
                {...control}
                ref={start}
                options={TYPES}
                value={type}
                disabled={busy}
                placeholder="Select document type"
                onValueChange={(value) => chooseType(value as DocumentType)}
              />
            )}
          </Field>
          <Field label="Expiry date" optional>
            {(control) => (
              <DateInput
                {...control}
                title="Expiry date"
                isOptional
                day={expires}
                value={expires}
                disabled={busy}
                onChange={(event) => chooseExpiry(event.target.value)}
                onPick={chooseExpiry}
              />
            )}
          </Field>
        </div>
        <DropZone onDrop={chooseFile} busy={busy}>
          <div className="mx-auto grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <FileUp aria-hidden="true" className="size-7" />
          </div>
          <p className="mt-4 text-muted">
            <span className="max-md:hidden">Drop a file here, or choose one. </span>
            Images, PDF, DOC or DOCX, up to 20 MB.
          </p>
          <Button variant="secondary" className="mt-4" disabled={busy} onClick={() => picker.current?.click()}>
            Choose file
          </Button>
          <input
            ref={picker}
            type="file"
            accept={ACCEPTED_DOCUMENTS}
            className="hidden"
            disabled={busy}
            aria-label="Document"
            onChange={(event) => {
              chooseFile(event.target.files?.[0])
              // So that choosing the same file again triggers a change.
              event.target.value = ''
            }}
          />
        </DropZone>
        {chosen !== undefined && <ChosenFile file={chosen.file} disabled={busy} />}
        {fault !== undefined && <FormError>{fault}</FormError>}
        {!online && (
          <OfflineNote id={noteId}>
            You are offline. Uploading needs a connection; what you chose stays here.
          </OfflineNote>
        )}
        {step.name === 'encrypting' || step.name === 'sending' ? (
          <UploadProgress step={step} />
        ) : (
          <Button
            ref={sendButton}
            size="large"
            // Not `disabled`, so that keyboard and screen reader users reach it and learn why it does nothing.
            aria-disabled={online && hasKeyring !== undefined ? undefined : true}
            aria-describedby={online ? undefined : noteId}
            onClick={() => void begin()}
          >
            {step.name === 'failed' ? <RotateCw aria-hidden="true" /> : <LockKeyhole aria-hidden="true" />}
            {step.name === 'failed' ? 'Try again' : 'Encrypt and upload'}
          </Button>
        )}
      </div>
    </Card>
  )
}
