import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Scene } from '../../../ui/scene.tsx'
import type { Plural } from './entry-list.tsx'

interface NoEntriesProps extends Plural {
  onAdd: () => void
}

/** Shown before the first entry is added. */
export const NoEntries = ({ noun, nouns, onAdd }: NoEntriesProps) => (
  <EmptyState
    title={`No ${nouns} yet`}
    description="Add the first one; everyone can book it as soon as it is saved."
    illustration={<Scene name="Mountain" className="h-36 w-full rounded-card" />}
    action={<Button onClick={onAdd}>Add the first {noun}</Button>}
  />
)
