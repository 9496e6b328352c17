import { CalendarClock } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import type { ExpiryWarning } from '../model/expiry.ts'

const TONES = {
  soon: 'bg-sunken text-ink',
  urgent: 'bg-warning-soft text-warning',
  over: 'bg-danger-soft text-danger',
} as const

/** Expiring documents. Not a live region. */
export function ExpiryWarnings({ warnings }: { warnings: readonly ExpiryWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <ul aria-label="Documents that run out" className="grid gap-2">
      {warnings.map(({ id, urgency, name, says }) => (
        <li
          key={id}
          className={classNames(
            'flex items-start gap-2.5 rounded-control px-4 py-3 text-[0.9375rem] font-medium',
            TONES[urgency],
          )}
        >
          <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <bdi>{name}</bdi> {says}.
          </span>
        </li>
      ))}
    </ul>
  )
}
