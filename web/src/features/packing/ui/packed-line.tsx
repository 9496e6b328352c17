import { activeItems, type PackingList } from '@waymark/contract/packing/packing-list'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { countPacked } from '../model/item-groups.ts'

/** How far the packing for a trip has come, on its card. The list itself says each change aloud; a card does not. */
export function PackedLine({ list }: { list: PackingList }) {
  const items = activeItems(list)
  const packed = countPacked(items)
  return (
    <div className="mt-4 text-sm">
      <p className="mb-1.5 text-muted">
        {packed} / {items.length} items packed
      </p>
      <ProgressBar label="Items packed" value={packed} max={items.length} />
    </div>
  )
}
