import type { VaultDocument } from '@waymark/contract/vault/document'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { messageFor } from '../../../shared/api/api-error.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { isOfBefore, renewDocuments, takeRenewal } from '../data/renew-documents.ts'
import { openVaultDialog } from '../data/vault-dialog.ts'
import { formatBytes } from '../../../shared/files/format-bytes.ts'

interface RenewNoticeProps {
  vault: VaultKey
  documents: readonly VaultDocument[]
}

const FAILED = 'Not all documents could be encrypted anew. None is lost: you can go on at any time.'

/** Offers to re-encrypt what is still in format 1. */
export function RenewNotice({ vault, documents }: RenewNoticeProps) {
  const online = useOnline()
  const running = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>()
  const [failure, setFailure] = useState<string>()
  // Runs when the vault is locked or the screen is left.
  useEffect(() => () => running.current?.abort(), [])

  async function renew(): Promise<void> {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setFailure(undefined)
    setProgress({ done: 0, total: 1 })
    try {
      await renewDocuments(documents, vault, { signal, onProgress: (done, total) => setProgress({ done, total }) })
    } catch (error) {
      if (!signal.aborted) {
        reportError(error instanceof Error ? error.name : 'unknown', 'encrypting documents anew')
        setFailure(messageFor(error, FAILED))
      }
    }
    setProgress(undefined)
  }

  useEffect(() => {
    if (takeRenewal()) queueMicrotask(() => void renew())
  })

  if (vault.format === 1) {
    return (
      <div className="grid gap-3 rounded-control border border-line p-4 text-[0.9375rem]">
        <p>
          Your vault is encrypted as it was before November 2026. Choose a new passphrase to make it much harder to
          guess.
        </p>
        <Button variant="secondary" className="justify-self-start" onClick={() => openVaultDialog('change')}>
          Choose a new passphrase
        </Button>
      </div>
    )
  }
  const waiting = documents.filter((document) => isOfBefore(document, vault))
  if (waiting.length === 0) return null
  const isOfFormerKey = waiting.some(({ envelope }) => envelope.keyId !== vault.keyId)
  const bytes = waiting.reduce((sum, { file }) => sum + file.bytes, 0)
  return (
    <div className="grid gap-3 rounded-control border border-line p-4 text-[0.9375rem]">
      {progress === undefined ? (
        <>
          <p>
            {waiting.length === 1 ? '1 document is' : `${waiting.length} documents are`}{' '}
            {isOfFormerKey
              ? 'still encrypted with the former key of your vault'
              : `encrypted in a way that tells how long ${waiting.length === 1 ? 'it is' : 'they are'}`}
            . Encrypting anew fetches and sends {formatBytes(bytes)}. You can stop and go on at any time.
          </p>
          {failure !== undefined && <FormError>{failure}</FormError>}
          <Button variant="secondary" className="justify-self-start" disabled={!online} onClick={() => void renew()}>
            Encrypt anew
          </Button>
        </>
      ) : (
        <>
          <p className="flex justify-between gap-3 font-medium">
            <output>Encrypting anew</output>
            <span className="text-muted tabular-nums">
              {progress.done} of {progress.total}
            </span>
          </p>
          <ProgressBar label="Encrypting anew" value={progress.done} max={progress.total} />
          <Button variant="secondary" onClick={() => running.current?.abort()}>
            <X aria-hidden="true" />
            Stop for now
          </Button>
        </>
      )}
    </div>
  )
}
