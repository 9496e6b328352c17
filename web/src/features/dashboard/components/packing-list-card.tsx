import { livingItems, type PackingList } from '@waymark/contract/packing'
import { CalendarDays, MapPin } from 'lucide-react'
import { formatDayRange, formatInstantDay } from '../../../domain/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'

export function PackingListCard({ list }: { list: PackingList }) {
  const count = livingItems(list).length
  return (
    <Card className="flex h-full flex-col">
      <h2 dir="auto" className="line-clamp-3 text-lg">
        {list.title}
      </h2>
      <p className="mt-2 flex items-start gap-2 text-[0.9375rem] text-muted">
        <MapPin aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
        <span dir="auto" className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
          {list.destination}
        </span>
      </p>
      <p className="mt-1 flex items-center gap-2 text-[0.9375rem] text-muted">
        <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
        {formatDayRange(list.startDate, list.endDate)}
      </p>
      <p className="mt-4 flex-1">
        <Badge tone="accent">
          {count} {count === 1 ? 'item' : 'items'}
        </Badge>
      </p>
      <p className="mt-4 text-sm text-muted">Created {formatInstantDay(list.createdAt)}</p>
    </Card>
  )
}
