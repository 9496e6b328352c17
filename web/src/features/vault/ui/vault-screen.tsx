import type { Trip } from '@waymark/contract/trips/trip'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { isKnownKeyring } from '@waymark/contract/vault/keyring'
import { formatOf } from '@waymark/contract/vault/vault-format'
import { useEffect, useRef, type RefObject } from 'react'
import { HardDrive, CloudUpload, KeyRound, ShieldCheck, UserLock, Upload } from 'lucide-react'
import { readKeptSizes, useKeptSizes } from '../../../shared/vault/kept-documents.ts'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { isSealed, type SealedDocument } from '../../../shared/vault/open-document.ts'
import { useKeyring } from '../../../shared/vault/use-keyring.ts'
import { continueIn, lockVault, openVault, useVault } from '../../../shared/vault/vault-session.ts'
import { useSettled, type Live } from '../../../shared/live/live.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { useTrips } from '../../../shared/live/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { DocumentList } from './document-list.tsx'
import { ExpiryWarnings } from './expiry-warnings.tsx'
import { TypeCounters } from './type-counters.tsx'
import { UploadCard } from './upload-card.tsx'
import { VaultLock } from './vault-lock.tsx'
import { WaitingFileDialog } from './waiting-file-dialog.tsx'
import { tidyKept } from '../data/change-document.ts'
import { useDetails, type DetailsById } from '../data/use-details.ts'
import { useDocuments } from '../data/use-documents.ts'
import { useKnownKeyring } from '../data/known-keyring.ts'
import { closeVaultDialog, useVaultDialog } from '../data/vault-dialog.ts'
import { warningsOf } from '../model/expiry-of-documents.ts'
import { formatBytes } from '../../../shared/files/format-bytes.ts'
import { PointsCard } from '../../../ui/points-card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { VaultDrawing } from '../../../ui/vault-drawing.tsx'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

function NoDocuments({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState
      title="No documents uploaded"
      description="Passport, visa, insurance, boarding pass: put them where only you can open them."
      illustration={<VaultDrawing />}
      action={
        <Button onClick={onUpload}>
          <Upload aria-hidden="true" />
          Upload Document
        </Button>
      }
    />
  )
}

/** Without a connection, this device knows only what it has read before. */
const NotReadYet = () => (
  <EmptyState
    title="No documents on this device"
    description="What you have uploaded elsewhere is listed here once you are online again."
    illustration={<VaultDrawing />}
  />
)

const POINTS = [
  {
    Icon: ShieldCheck,
    name: 'End-to-end encryption',
    detail: 'Files, names and notes are encrypted on your device. We see type, size and time alone.',
  },
  { Icon: CloudUpload, name: 'Secure cloud storage', detail: 'What lies in the cloud is of no use without your key.' },
  {
    Icon: KeyRound,
    name: 'Automatic backups',
    detail: 'Every upload is stored in the cloud at once and opens on all your devices.',
  },
  { Icon: UserLock, name: 'Access control', detail: 'Only you can open it. It locks by itself when you are away.' },
] as const

const SecurityFeatures = () => <PointsCard heading="Security features" points={POINTS} />

/** Storage used by the documents kept on this device. */
function KeptSpace() {
  const sizes = useKeptSizes()
  if (sizes === undefined || sizes.size === 0) return null
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <HardDrive aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {sizes.size === 1 ? '1 document' : `${sizes.size} documents`} on this device, {formatBytes(total)}, encrypted.
      They open without a network once the vault is unlocked, and go when you log out.
    </p>
  )
}

const LazyVaultDialogs = lazyDialog(async () => (await import('./vault-dialogs.tsx')).VaultDialogs)

const LazyRenewNotice = lazyPart(async () => (await import('./renew-notice.tsx')).RenewNotice, { Missing: Nothing })

// Not cached for offline, where no document can be missing; the screen works without it.
const LazyMissingNotice = lazyPart(async () => (await import('./missing-notice.tsx')).MissingNotice, {
  Missing: Nothing,
})

const NONE: VaultDocument[] = []
const NO_TRIPS: Trip[] = []

const isOld = ({ envelope }: SealedDocument, { keyId }: VaultKey): boolean =>
  envelope.format === 1 || envelope.keyId !== keyId

/** The vault: documents that only their owner can decrypt. */
export function VaultScreen() {
  const keyring = useKeyring()
  const dialog = useVaultDialog()
  const state = useVault()
  const live = useDocuments()
  const trips = useTrips()
  const start = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const documents = live.status === 'ready' ? live.data : NONE
  const details = useDetails(documents)
  const known = useKnownKeyring(keyring)
  const settled = useSettled(live)

  useEffect(() => void readKeptSizes(), [])

  // The waiting action belongs to this visit.
  useEffect(() => closeVaultDialog, [])

  // Another device has reset the vault, or changed the format of its keyring.
  useEffect(() => {
    const vault = openVault()
    if (vault === undefined || known === undefined) return
    if (known?.keyId !== vault.keyId) lockVault()
    else if (isKnownKeyring(known) && formatOf(known) !== vault.format) continueIn(formatOf(known))
  }, [known])

  // Updates the copies of documents deleted or re-encrypted on another device.
  const isConfirmed = live.status === 'ready' && !live.fromCache
  useEffect(() => {
    if (isConfirmed) void tidyKept(documents)
  }, [isConfirmed, documents])

  function goToUpload(): void {
    start.current?.scrollIntoView({ block: 'center' })
    start.current?.focus()
  }

  return (
    <>
      <PageHeader
        compact
        title="Secure Document Vault"
        description="Your travel documents, encrypted on your device and readable by you alone."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-8">
        <VaultLock live={keyring} keyring={known} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {state.phase === 'open' && isConfirmed && <LazyMissingNotice vault={state.vault} documents={documents} />}
          <ExpiryWarnings warnings={warningsOf(documents, details, trips.status === 'ready' ? trips.data : NO_TRIPS)} />
          {settled ? (
            <>
              <Card>
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <h2 ref={heading} tabIndex={-1} className="text-xl">
                    Your Documents
                  </h2>
                  {documents.length > 0 && (
                    <Button variant="secondary" onClick={goToUpload}>
                      Add a document
                    </Button>
                  )}
                </div>
                <div className="mt-4 grid gap-5">
                  <KeptSpace />
                  {state.phase === 'open' && documents.some((one) => isSealed(one) && isOld(one, state.vault)) && (
                    <LazyRenewNotice vault={state.vault} documents={documents} />
                  )}
                  <Documents live={live} details={details} onUpload={goToUpload} heading={heading} />
                </div>
              </Card>
              <UploadCard hasKeyring={known === undefined ? undefined : known !== null} start={start} />
              <TypeCounters documents={live.status === 'ready' ? documents : undefined} />
            </>
          ) : (
            <LoadingDocuments />
          )}
        </div>
        <div className="lg:col-start-2">
          <SecurityFeatures />
        </div>
      </div>
      {known !== undefined && dialog !== undefined && (
        <LazyVaultDialogs
          keyring={known}
          documents={documents.filter(isSealed)}
          isConfirmed={isConfirmed}
          onClose={closeVaultDialog}
        />
      )}
      <WaitingFileDialog />
    </>
  )
}

interface DocumentsProps {
  live: Live<VaultDocument[]>
  details: DetailsById | undefined
  onUpload: () => void
  heading: RefObject<HTMLElement | null>
}

/** As high as the window, so that nothing below it is moved. */
const LoadingDocuments = () => (
  <LiveLoading>
    <LoadingRegion label="Loading your documents">
      <Skeleton className="h-screen rounded-card" />
    </LoadingRegion>
  </LiveLoading>
)

function Documents({ live, details, onUpload, heading }: DocumentsProps) {
  const settled = useSettled(live)
  if (!settled) return <LoadingDocuments />
  if (live.status === 'failed') return <ErrorState onRetry={() => live.retry()} />
  return (
    <DocumentList
      documents={live.status === 'ready' ? live.data : NONE}
      details={details}
      empty={live.status === 'ready' && live.fromCache ? <NotReadYet /> : <NoDocuments onUpload={onUpload} />}
      heading={heading}
    />
  )
}
