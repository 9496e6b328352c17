import type { VaultDocument } from '@waymark/contract/vault/document'
import type { Trip } from '@waymark/contract/trips/trip'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { isSealed } from '../../../shared/vault/open-document.ts'
import { useVault } from '../../../shared/vault/vault-session.ts'
import { ExpiryWarnings } from './expiry-warnings.tsx'
import { LockedNotice } from './locked-notice.tsx'
import { useDetails } from '../data/use-details.ts'
import { warningsForTrip } from '../model/expiry-of-documents.ts'

/** Documents that expire before the end of a trip; none while the vault is locked. */
export function TripDocuments({ trip, documents }: { trip: Trip; documents: readonly VaultDocument[] }) {
  const details = useDetails(documents)
  const { phase } = useVault()
  if (!documents.some(isSealed)) return null
  if (phase === 'locked') return <LockedNotice />
  const warnings = warningsForTrip(documents, details, trip)
  if (warnings.length === 0) return null
  return (
    <div>
      <ExpiryWarnings warnings={warnings} />
      <Link
        to={paths.vault}
        className="mt-1.5 inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        Open the vault
      </Link>
    </div>
  )
}
