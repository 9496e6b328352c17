import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'

/** Expiry dates are encrypted: a locked vault cannot show them. */
export function LockedNotice() {
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
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
