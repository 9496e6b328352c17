import { DOCUMENT_TYPE_LABELS, type VaultDocument } from '@waymark/contract/vault/document'
import type { Trip } from '@waymark/contract/trips/trip'
import { Ticket } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { isSealed } from '../../../shared/vault/open-document.ts'
import { UnlockForm } from '../../../shared/vault/unlock-form.tsx'
import { useKeyring } from '../../../shared/vault/use-keyring.ts'
import { useDetails } from '../data/use-details.ts'
import { closeVaultDialog, continueUnlocked, useIsUnlockRequested, withVault } from '../data/vault-dialog.ts'
import { viewDocument } from '../data/view-document.ts'
import { nameOf } from '../model/name-of.ts'
import { ticketsOf } from '../model/tickets-of-trip.ts'
import { WaitingFileDialog } from './waiting-file-dialog.tsx'

interface TripTicketsProps {
  trip: Trip
  documents: readonly VaultDocument[]
}

function Unlock() {
  const keyring = useKeyring()
  if (keyring.status !== 'ready' || keyring.data === null) return null
  return (
    <div className="mt-4">
      <UnlockForm keyring={keyring.data} isWanted onUnlocked={continueUnlocked} />
    </div>
  )
}

/** The vault's tickets. Tapping one opens it, after asking for the passphrase if the vault is locked. */
export function TripTickets({ trip, documents }: TripTicketsProps) {
  const details = useDetails(documents)
  const isWanted = useIsUnlockRequested()
  // The waiting action belongs to this visit.
  useEffect(() => closeVaultDialog, [])
  const tickets = ticketsOf(documents, details, trip)

  function open(document: VaultDocument): void {
    const show = () => void viewDocument(document, false)
    if (isSealed(document)) withVault(true, show)
    else show()
  }

  return (
    <section aria-labelledby="tickets">
      <h2 id="tickets" className="text-lg">
        Tickets
      </h2>
      {tickets.length === 0 ? (
        <p className="mt-2 text-muted">
          No ticket is in{' '}
          <Link to={paths.vault} className="font-semibold text-accent-ink underline underline-offset-4">
            your vault
          </Link>
          .
        </p>
      ) : (
        <ul className="mt-2 grid gap-2">
          {tickets.map((document) => (
            <li key={document.id}>
              <button
                type="button"
                onClick={() => open(document)}
                className="flex min-h-13 w-full items-center gap-3 rounded-control bg-sunken px-4 py-2 text-left"
              >
                <Ticket aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
                <span className="min-w-0">
                  <span dir="auto" className="block font-semibold [overflow-wrap:anywhere]">
                    {nameOf(document, details?.get(document.id))}
                  </span>
                  <span className="block text-sm text-muted">{DOCUMENT_TYPE_LABELS[document.type]}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isWanted && <Unlock />}
      <WaitingFileDialog />
    </section>
  )
}
