import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Scene } from '../../../ui/scene.tsx'

export function NoPlaces() {
  return (
    <EmptyState
      title="No discovered places yet"
      description="Take a photo of a landmark to learn what it is and keep it here."
      illustration={<Scene name="Cultural" className="h-36 w-full rounded-card" />}
      action={
        <Link to={paths.home} className={buttonClass('primary', 'large')}>
          Start Discovering
        </Link>
      }
    />
  )
}
