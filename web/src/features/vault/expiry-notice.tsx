import type { Trip } from '@waymark/contract/trips'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { isSealed } from '../../domain/vault/open-document.ts'
import { useVault } from '../../domain/vault/vault-session.ts'
import { ExpiryWarnings } from './components/expiry-warnings.tsx'
import { useDetails } from './data/use-details.ts'
import { useDocuments } from './data/use-documents.ts'
import { warningsOf } from './logic/expiry-of-documents.ts'

const NONE: never[] = []

/**
 * On the dashboard: documents that run out. The days are encrypted, so a locked vault says nothing of them, and that is
 * said instead.
 */
export function ExpiryNotice({ trips }: { trips: readonly Trip[] }) {
  const live = useDocuments()
  const documents = live.status === 'ready' ? live.data : NONE
  const details = useDetails(documents)
  const { phase } = useVault()
  if (!documents.some(isSealed)) return null
  if (phase === 'locked') {
    return (
      <p className="mb-6 flex items-start gap-2 text-sm text-muted">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          Your vault is locked, so no expiry dates have been checked.{' '}
          <Link to={paths.vault} className="font-semibold text-accent-ink underline underline-offset-4">
            Unlock it
          </Link>
        </span>
      </p>
    )
  }
  const warnings = warningsOf(documents, details, trips)
  return warnings.length === 0 ? null : (
    <div className="mb-6">
      <ExpiryWarnings warnings={warnings} />
    </div>
  )
}
