import { activeItems, type PackingList } from '@waymark/contract/packing/packing-list'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { countPacked } from '../model/item-groups.ts'

/** Packing progress on a trip's card. Not a live region, unlike in the list. */
export function PackedLine({ list }: { list: PackingList }) {
  const items = activeItems(list)
  const packed = countPacked(items)
  return (
    <div className="mt-3 flex items-center gap-3 text-sm sm:mt-4 sm:block">
      <p className="shrink-0 text-muted sm:mb-1.5">
        {packed} / {items.length} items packed
      </p>
      <ProgressBar label="Items packed" value={packed} max={items.length} />
    </div>
  )
}
