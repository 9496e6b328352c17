import { activeItems, type PackingList } from '@waymark/contract/packing/packing-list'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { countPacked } from '../model/item-groups.ts'

/** Packing progress on a trip's card. Not a live region, unlike in the list. */
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
