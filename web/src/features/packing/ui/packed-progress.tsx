import type { PackingItem } from '@waymark/contract/packing/packing-list'
import { PartyPopper } from 'lucide-react'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { countPacked } from '../model/item-groups.ts'

export function PackedProgress({ items }: { items: readonly PackingItem[] }) {
  const packed = countPacked(items)
  const isDone = items.length > 0 && packed === items.length
  return (
    <div>
      <output className="mb-2 flex items-center justify-between gap-3 font-semibold">
        {packed} / {items.length} items packed
        {isDone && (
          <span className="inline-flex items-center gap-1.5 text-sm text-success">
            <PartyPopper aria-hidden="true" className="size-4" />
            Ready to go
          </span>
        )}
      </output>
      <ProgressBar label="Items packed" value={packed} max={items.length} />
    </div>
  )
}
