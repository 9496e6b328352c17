import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { countPacked, type ItemGroup } from '../model/item-groups.ts'

interface ChecklistGroupProps {
  group: ItemGroup
  /** Target of the jump link. */
  headingId: string
  children: ReactNode
}

export function ChecklistGroup({ group: { category, items }, headingId, children }: ChecklistGroupProps) {
  const packed = countPacked(items)
  const isDone = packed === items.length
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-1 flex items-center justify-between gap-3 border-b-2 border-line pb-2 @max-lg:mb-0 @max-lg:pb-1">
        <h3 id={headingId} tabIndex={-1} dir="auto" className="scroll-mt-34 text-lg md:scroll-mt-18">
          {category}
        </h3>
        <Badge tone={isDone ? 'success' : 'neutral'}>
          {isDone && <CircleCheck aria-hidden="true" />}
          <span aria-hidden="true">
            {packed}/{items.length}
          </span>
          <span className="sr-only">
            {packed} of {items.length} packed
          </span>
        </Badge>
      </div>
      <ul>{children}</ul>
    </section>
  )
}
