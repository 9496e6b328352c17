import { EmptyState } from '../../../ui/empty-state.tsx'
import { Scene } from '../../../ui/scene.tsx'

/** @param offline the cache is empty, so that it is unknown whether there are any */
export function NoActivities({ offline }: { offline: boolean }) {
  if (offline) {
    return (
      <EmptyState
        title="You are offline"
        description="No activities are on this device yet. They appear when you are back online."
        illustration={<Scene name="Beach" className="h-36 w-full rounded-card" />}
      />
    )
  }
  return (
    <EmptyState
      title="No activities available"
      description="Do you know something worth doing? Submit it, and others can book it as soon as it is approved."
      illustration={<Scene name="Beach" className="h-36 w-full rounded-card" />}
    />
  )
}
