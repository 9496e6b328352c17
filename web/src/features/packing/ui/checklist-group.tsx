import { CircleCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { countPacked, type ItemGroup } from '../model/item-groups.ts'

interface ChecklistGroupProps {
  group: ItemGroup
  children: ReactNode
}

export function ChecklistGroup({ group: { category, items }, children }: ChecklistGroupProps) {
  const id = useId()
  const packed = countPacked(items)
  const isDone = packed === items.length
  return (
    <section aria-labelledby={id}>
      <div className="mb-1 flex items-center justify-between gap-3 border-b-2 border-line pb-2">
        <h3 id={id} dir="auto" className="text-lg">
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
