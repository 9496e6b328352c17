import { livingItems, type PackingList } from '@waymark/contract/packing'
import { CalendarDays, MapPin, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDayRange, formatInstantDay } from '../../../domain/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { categoryBadges } from '../logic/item-groups.ts'

interface PackingListCardProps {
  list: PackingList
  /** Where the list is shown whole. */
  to: string
  /** Undefined for whoever may not delete it. */
  onDelete: (() => void) | undefined
}

export function PackingListCard({ list, to, onDelete }: PackingListCardProps) {
  const items = livingItems(list)
  const { shown, more } = categoryBadges(items)
  return (
    <Card className="relative flex h-full flex-col transition-shadow hover:shadow-lifted">
      <div className="flex items-start gap-2">
        <h2 dir="auto" className="min-w-0 flex-1 text-lg">
          <Link
            to={to}
            state={{ openedHere: true }}
            className="-ml-0.5 line-clamp-3 rounded-card pl-0.5 after:absolute after:inset-0 after:rounded-card"
          >
            {list.title}
          </Link>
        </h2>
        {onDelete !== undefined && (
          <Button
            variant="ghost"
            size="icon"
            className="relative z-10 -mt-2.5 -mr-2.5 !text-muted hover:!text-danger"
            aria-label={`Delete ${list.title}`}
            onClick={onDelete}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </div>
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
      <div className="mt-4 flex-1">
        <p className="font-semibold">
          {items.length} {items.length === 1 ? 'item' : 'items'}
        </p>
        <p className="mt-2.5 flex flex-wrap gap-1.5">
          {shown.map((category) => (
            <Badge key={category} tone="accent" dir="auto" className="[overflow-wrap:anywhere]">
              {category}
            </Badge>
          ))}
          {more !== undefined && <Badge>{more}</Badge>}
        </p>
      </div>
      <p className="mt-4 text-sm text-muted">Created {formatInstantDay(list.createdAt)}</p>
    </Card>
  )
}
