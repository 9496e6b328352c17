import type { Trip } from '@waymark/contract/trips/trip'
import { isSealed } from '../../../shared/vault/open-document.ts'
import { useVault } from '../../../shared/vault/vault-session.ts'
import { ExpiryWarnings } from './expiry-warnings.tsx'
import { LockedNotice } from './locked-notice.tsx'
import { useDetails } from '../data/use-details.ts'
import { useDocuments } from '../data/use-documents.ts'
import { warningsOf } from '../model/expiry-of-documents.ts'

const NONE: never[] = []

/**
 * Expiring documents on the dashboard. Expiry dates are encrypted, so a locked vault cannot show them; the notice then
 * says so.
 */
export function ExpiryNotice({ trips }: { trips: readonly Trip[] }) {
  const live = useDocuments()
  const documents = live.status === 'ready' ? live.data : NONE
  const details = useDetails(documents)
  const { phase } = useVault()
  if (!documents.some(isSealed)) return null
  if (phase === 'locked') {
    return (
      <div className="mb-6">
        <LockedNotice />
      </div>
    )
  }
  const warnings = warningsOf(documents, details, trips)
  return warnings.length === 0 ? null : (
    <div className="mb-6">
      <ExpiryWarnings warnings={warnings} />
    </div>
  )
}
