import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { OPENED_HERE } from '../../config/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/tooltip.tsx'

interface SavedCardProps {
  title: string
  /** The whole card links to this address. */
  to: string
  /** Undefined for those who may not delete it. */
  onDelete: (() => void) | undefined
  picture?: ReactNode
  /** Such as 'Created Nov 21, 2026'. */
  kept: string
  /** The one that leads on, beside it. */
  action?: ReactNode
  children: ReactNode
}

/** A saved trip, list or scan as a card of the dashboard. */
export function SavedCard({ title, to, onDelete, picture, kept, action, children }: SavedCardProps) {
  return (
    <Card
      className={classNames(
        'relative flex h-full flex-col transition-shadow hover:shadow-lifted',
        picture !== undefined && 'overflow-hidden',
      )}
    >
      {picture}
      <div className="flex items-start gap-2">
        <h2 dir="auto" className="min-w-0 flex-1 text-lg">
          <Link
            to={to}
            state={OPENED_HERE}
            className="-ml-0.5 line-clamp-3 rounded-card pl-0.5 after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h2>
        {onDelete !== undefined && (
          <Tooltip text="Delete">
            <Button
              variant="ghost"
              size="icon"
              className="relative z-10 -mt-2.5 -mr-2.5 !text-muted hover:!text-danger"
              aria-label={`Delete ${title}`}
              onClick={onDelete}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </Tooltip>
        )}
      </div>
      {children}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:mt-4">
        <p className="text-sm text-muted">{kept}</p>
        {action}
      </div>
    </Card>
  )
}
