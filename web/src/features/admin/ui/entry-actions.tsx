import { CalendarCheck, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Entry } from '../model/entry-kind.ts'
import { useLayoutEffect, useRef } from 'react'

/** If the element disappears while it contains the focus, the surrounding tab panel is focused. */
export function useHandOnFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const element = ref.current
    const tab = element?.closest<HTMLElement>('[role=tabpanel]')
    return () => {
      if (element?.contains(document.activeElement) === true) tab?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}

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
