import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Scene } from '../../../ui/scene.tsx'

export function NoPackingLists() {
  return (
    <EmptyState
      title="No packing lists yet"
      description="Let us work out what to take, and tick it off as you pack."
      illustration={<Scene name="Beach" className="h-36 w-full rounded-card" />}
      action={
        <Link to={paths.packingAssistant} className={buttonClass('primary', 'large')}>
          Create Packing List
        </Link>
      }
    />
  )
}
