import { CalendarCheck, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useHandOnFocus } from '../../../ui/screen-focus.ts'
import type { Entry } from '../model/entry-kind.ts'

/** Actions on an entry. */
export interface EntryHandlers<E extends Entry> {
  readonly onEdit: (entry: E) => void
  readonly onBookings: (entry: E) => void
  readonly onDelete: (entry: E) => void
}

interface EntryActionsProps<E extends Entry> extends EntryHandlers<E> {
  entry: E
  /** In a table, buttons show only icons; their names are for screen readers. */
  compact?: boolean
}

export function EntryActions<E extends Entry>({ entry, compact = false, ...handlers }: EntryActionsProps<E>) {
  const { title } = entry
  const ref = useHandOnFocus<HTMLDivElement>()
  const look = compact
    ? ({ variant: 'ghost', size: 'icon' } as const)
    : ({ variant: 'secondary', className: '!px-3' } as const)
  return (
    <div ref={ref} className="contents">
      <Button {...look} aria-label={`Edit ${title}`} onClick={() => handlers.onEdit(entry)}>
        <Pencil aria-hidden="true" />
        {!compact && 'Edit'}
      </Button>
      <Button {...look} aria-label={`Bookings of ${title}`} onClick={() => handlers.onBookings(entry)}>
        <CalendarCheck aria-hidden="true" />
        {!compact && 'Bookings'}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className={compact ? '!text-danger' : 'ml-auto !text-danger'}
        aria-label={`Delete ${title}`}
        onClick={() => handlers.onDelete(entry)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  )
}
