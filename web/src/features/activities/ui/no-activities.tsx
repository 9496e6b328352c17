import { EmptyState } from '../../../ui/empty-state.tsx'
import { Scene } from '../../../ui/scene.tsx'

export function NoActivities() {
  return (
    <EmptyState
      title="No activities available"
      description="Do you know something worth doing? Submit it, and others can book it as soon as it is approved."
      illustration={<Scene name="Beach" className="h-36 w-full rounded-card" />}
    />
  )
}
