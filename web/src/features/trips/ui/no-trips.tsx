import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Scene } from '../../../ui/scene.tsx'

export function NoTrips() {
  return (
    <EmptyState
      title="No trips yet"
      description="Tell us where you want to go, and watch your days being planned."
      illustration={<Scene name="Mountain" className="h-36 w-full rounded-card" />}
      action={
        <Link to={paths.planTrip} className={buttonClass('primary', 'large')}>
          Plan a Trip
        </Link>
      }
    />
  )
}
