import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Scene } from '../ui/scene.tsx'

/** Stands honestly where a screen is not finished yet, under the heading that it will have. */
export function BuildingScreen({ heading }: { heading: string }) {
  return (
    <>
      <PageHeader title={heading} />
      <EmptyState
        title="This screen is being built"
        description="It will open here as soon as it works. Planning trips and your dashboard are ready."
        illustration={<Scene name="Mountain" className="aspect-5/3 w-full rounded-card" />}
      />
    </>
  )
}
