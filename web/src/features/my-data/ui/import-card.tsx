import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { FileUp, FolderOpen, RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '../../../config/paths.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { useUnanswered } from '../../../shared/live/use-unanswered.ts'
import { useSession } from '../../../shared/session/session.ts'
import { openVault } from '../../../shared/vault/vault-session.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import type { Imported } from '../data/import-archive.ts'
import type { Archive } from '../data/read-archive.ts'
import { useJob } from '../data/use-job.ts'
import { ArchiveSummary } from './archive-summary.tsx'
import { ImportReport } from './import-report.tsx'
import { JobProgress } from './job-progress.tsx'
import { useFocusAfter } from './export-card.tsx'
import { VaultPart } from './vault-part.tsx'

interface ImportCardProps {
  /** Null if there is no vault. */
  keyring: StoredKeyring | null
  /** The server has not said yet whether there is a vault. Without one a passport number is imported as it is. */
  isAsked: boolean
  isFree: boolean
  onBusy: (isBusy: boolean) => void
}

function Unanswered() {
  return (
    <div className="space-y-3">
      <FormError>
        The server does not answer, and before an import it must say whether you have a vault. Some networks ask you to
        sign in first.
      </FormError>
      <Button variant="secondary" onClick={() => location.reload()}>
        <RotateCw aria-hidden="true" />
        Try again
      </Button>
    </div>
  )
}

const isBad = (error: unknown): error is Error => error instanceof Error && error.name === 'BadZip'

function DocumentsPart({ keyring }: { keyring: StoredKeyring | null }) {
  if (keyring === null) {
    return (
      <p>
        There are documents in it, and you have no vault yet.{' '}
        <ScreenLink to={paths.vault} className="font-semibold text-accent-ink underline">
          Set up your vault
        </ScreenLink>{' '}
        first, or import everything else.
      </p>
    )
  }
  return (
    <VaultPart
      keyring={keyring}
      open="Your vault is open: the documents are encrypted anew with its key."
      locked="There are documents in it. Unlock your vault to have them imported too."
    />
  )
}

/** Imports another account's export. */
export function ImportCard({ keyring, isAsked, isFree, onBusy }: ImportCardProps) {
  const { uid } = useSession()
  const online = useOnline()
  const isUnanswered = useUnanswered(isAsked)
  const { progress, run, cancel } = useJob(onBusy)
  const button = useFocusAfter(progress !== undefined)
  const [chosen, setChosen] = useState<{ name: string; archive: Archive }>()
  const [failure, setFailure] = useState<string>()
  const [imported, setImported] = useState<Imported>()
  const input = useRef<HTMLInputElement>(null)

  const read = (file: File) =>
    run(async () => {
      setFailure(undefined)
      setImported(undefined)
      setChosen(undefined)
      try {
        const { readArchive } = await import('../data/read-archive.ts')
        setChosen({ name: file.name, archive: await readArchive(file) })
      } catch (error) {
        setFailure(isBad(error) ? error.message : 'This file could not be read.')
      }
    })

  const start = (archive: Archive) =>
    run(async (options) => {
      setFailure(undefined)
      try {
        const { importArchive } = await import('../data/import-archive.ts')
        const owner = { uid, vault: openVault(), hasVault: keyring !== null }
        setImported(await importArchive(archive, owner, options))
        setChosen(undefined)
      } catch {
        setFailure('The import could not be started. Please try again.')
      }
    })

  return (
    <Card className="space-y-4">
      <h2 className="text-xl">Import</h2>
      <p>
        Choose a zip file that was exported here. Trips, packing lists, discovered places, documents and the details of
        your profile come into this account. Bookings are not made again: they stay with the account that made them.
      </p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Exported zip file"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) read(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      {progress === undefined && (
        <Button ref={button} variant="secondary" disabled={!isFree || isAsked} onClick={() => input.current?.click()}>
          <FolderOpen aria-hidden="true" />
          {chosen === undefined ? 'Choose zip file' : 'Choose another file'}
        </Button>
      )}
      {isUnanswered && <Unanswered />}
      {failure !== undefined && <FormError>{failure}</FormError>}
      {chosen !== undefined && <ArchiveSummary name={chosen.name} archive={chosen.archive} />}
      {chosen !== undefined && chosen.archive.documents.length > 0 && <DocumentsPart keyring={keyring} />}
      {progress !== undefined && <JobProgress progress={progress} cancel="Cancel import" onCancel={cancel} />}
      {chosen !== undefined && progress === undefined && (
        <Button disabled={!online || !isFree || isAsked} onClick={() => start(chosen.archive)}>
          <FileUp aria-hidden="true" />
          Import into this account
        </Button>
      )}
      {!online && <output className="block text-muted">You are offline. Importing needs a connection.</output>}
      {imported !== undefined && <ImportReport imported={imported} />}
    </Card>
  )
}
