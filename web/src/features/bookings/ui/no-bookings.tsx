import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Scene } from '../../../ui/scene.tsx'

export function NoBookings() {
  return (
    <EmptyState
      title="No bookings yet"
      description="Stays, activities and charter trips that you book are listed here, also without a network."
      illustration={<Scene name="City" className="h-36 w-full rounded-card" />}
      action={
        <Link to={paths.accommodations} className={buttonClass('secondary', 'large')}>
          Find a place to stay
        </Link>
      }
    />
  )
}
