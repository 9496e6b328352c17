import type { Trip } from '@waymark/contract/trips/trip'
import { CircleAlert, RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { planPathWith } from '../forms/plan-fields.ts'
import { OnlineButton } from '../messages/online-button.tsx'
import { useOnline } from '../pwa/online.ts'
import { buttonClass } from '../../ui/button-class.ts'

/** The form values that the trip was planned from. */
const fieldsOf = ({ adults, childAges, ...trip }: Trip) => ({
  ...trip,
  adults: adults === undefined ? undefined : String(adults),
  childAges: childAges?.join(', '),
})

/** Shown for a plan that failed, with a link for planning it again. */
export function PlanningFailed({ trip }: { trip: Trip }) {
  const online = useOnline()
  return (
    <div className="relative z-10 rounded-control bg-danger-soft p-3.5 text-danger">
      <p className="flex items-start gap-2 text-sm font-semibold">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        This trip could not be planned to its end.
      </p>
      {online ? (
        <Link to={planPathWith(fieldsOf(trip))} className={buttonClass('secondary', 'medium', 'mt-3')}>
          <RotateCw aria-hidden="true" />
          Try again
        </Link>
      ) : (
        <OnlineButton what="Planning a trip" variant="secondary" className="mt-3">
          <RotateCw aria-hidden="true" />
          Try again
        </OnlineButton>
      )}
    </div>
  )
}
