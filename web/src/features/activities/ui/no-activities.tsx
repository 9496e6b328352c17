import type { WiderSearch } from '../model/filters.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Button } from '../../../ui/button.tsx'
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

interface NoneFoundProps {
  wider: readonly WiderSearch[]
  /** Number of those that fit in other categories. */
  elsewhere: number
  onWiden: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** For a search that finds nothing: what finds something. */
export function NoneFound({ wider, elsewhere, onWiden }: NoneFoundProps) {
  const ways = [
    ...wider.map(({ label, without, count }) => ({ label, count, changes: { [without]: '' } })),
    ...(elsewhere > 0 ? [{ label: 'All categories', count: elsewhere, changes: { category: '' } }] : []),
  ]
  return (
    <EmptyState
      title="No activities found"
      description={
        ways.length > 0 ? 'There are some with one filter less:' : 'Try other words, another day or fewer filters.'
      }
      action={
        ways.length > 0 && (
          <div className="flex flex-wrap justify-center gap-2">
            {ways.map(({ label, count, changes }) => (
              <Button key={label} variant="secondary" onClick={() => onWiden(changes)}>
                {label} ({count})
              </Button>
            ))}
          </div>
        )
      }
    />
  )
}
