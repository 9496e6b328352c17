import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { Download, FileCheck2 } from 'lucide-react'
import { useState, useEffect, useRef, type RefObject } from 'react'
import { openVault } from '../../../shared/vault/vault-session.ts'
import { messageFor } from '../../../shared/api/api-error.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { formatBytes } from '../../../shared/files/format-bytes.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useJob } from '../data/use-job.ts'
import type { Left } from '../model/archive.ts'
import { JobProgress } from './job-progress.tsx'
import { SkippedList } from './skipped-list.tsx'
import { VaultPart } from './vault-part.tsx'

/** Focuses the button that reappears when a job ends, unless the focus is elsewhere. */
export function useFocusAfter(isRunning: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (!isRunning && wasRunning.current && document.activeElement === document.body) button.current?.focus()
    wasRunning.current = isRunning
  }, [isRunning])
  return button
}

interface ExportCardProps {
  /** Null if there is no vault. */
  keyring: StoredKeyring | null
  isFree: boolean
  onBusy: (isBusy: boolean) => void
}

const KEEP_MS = 60_000

/** @returns the file's name */
function save(file: Blob, exportedAt: Date): string {
  const href = URL.createObjectURL(file)
  const download = `waymark-data-${exportedAt.toISOString().slice(0, 10)}.zip`
  Object.assign(document.createElement('a'), { href, download }).click()
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(href), KEEP_MS)
  return download
}

const whyNot = (error: unknown): string =>
  error instanceof Error && error.name === 'TooMuchForZip'
    ? 'Your files are more than one zip file holds (4 GB). Download large documents in the vault one by one and delete them there, then try again.'
    : messageFor(error, 'Your data could not be exported. Please try again.')

/** Exports everything as one file, generated on this device. */
export function ExportCard({ keyring, isFree, onBusy }: ExportCardProps) {
  const { uid } = useSession()
  const online = useOnline()
  const { progress, run, cancel } = useJob(onBusy)
  const button = useFocusAfter(progress !== undefined)
  const [failure, setFailure] = useState<string>()
  const [saved, setSaved] = useState<{ readonly name: string; readonly size: string }>()
  const [left, setLeft] = useState<readonly Left[]>([])

  const start = () =>
    run(async (options) => {
      setFailure(undefined)
      setSaved(undefined)
      setLeft([])
      try {
        const { exportArchive } = await import('../data/export-archive.ts')
        const exported = await exportArchive({ uid, vault: openVault() }, options)
        setLeft(exported.left)
        const saved = { name: save(exported.file, new Date()), size: formatBytes(exported.file.size) }
        setSaved(saved)
        notify.success('Export ready', `Your browser saves the file (${saved.size}). Keep it in a safe place.`)
      } catch (error) {
        if (options.signal.aborted) return
        reportError(error instanceof Error ? error.name : 'unknown', 'exporting')
        setFailure(whyNot(error))
      }
    })

  return (
    <Card className="space-y-4">
      <h2 className="text-xl">Export</h2>
      <p>
        One zip file with your profile, trips, packing lists, discovered places and their photos, bookings, favorites,
        notices, a calendar of your trips and bookings, and the documents of your vault. It is made on this device.
      </p>
      {keyring !== null && (
        <VaultPart
          keyring={keyring}
          open="Your vault is open: documents are decrypted on this device and can be read by whoever has the file."
          locked="Your vault is locked: documents come as they are stored, encrypted, with a page that opens them by your passphrase or recovery code without Waymark. They cannot be imported into another account. Unlock your vault to have them readable."
        />
      )}
      {progress === undefined ? (
        <Button ref={button} disabled={!online || !isFree} onClick={start}>
          <Download aria-hidden="true" />
          Export everything
        </Button>
      ) : (
        <JobProgress progress={progress} cancel="Cancel export" onCancel={cancel} />
      )}
      {!online && <output className="block text-muted">You are offline. Exporting needs a connection.</output>}
      {saved !== undefined && (
        <p className="flex items-start gap-2 text-muted">
          <FileCheck2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {saved.name}, {saved.size}
          </span>
        </p>
      )}
      {failure !== undefined && <FormError>{failure}</FormError>}
      <SkippedList heading="Not in the file" left={left} />
    </Card>
  )
}
