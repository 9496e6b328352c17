import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { DiscardDialog } from '../forms/discard-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { hasUnsavedInput } from '../navigation/unsaved-input.ts'
import { formatDayRange } from '../time/dates.ts'

interface SavedDialogProps {
  of: { readonly title: string; readonly destination: string; readonly startDate: string; readonly endDate: string }
  onClose: () => void
  /** Undefined for those who may not delete it. */
  onDelete: (() => void) | undefined
  /** Shown next to 'Delete'. */
  actions: ReactNode
  children: ReactNode
}

/** A trip or list of the dashboard in full. Asks before closing if something was typed. */
export function SavedDialog({ of, onClose, onDelete, actions, children }: SavedDialogProps) {
  const [asking, setAsking] = useState(false)
  return (
    <Dialog
      open
      wide
      onOpenChange={() => (hasUnsavedInput() ? setAsking(true) : onClose())}
      title={<span dir="auto">{of.title}</span>}
      description={
        <>
          <bdi>{of.destination}</bdi> · {formatDayRange(of.startDate, of.endDate)}
        </>
      }
      footer={
        <div className="flex w-full flex-wrap gap-2.5">
          {onDelete !== undefined && (
            <Button variant="ghost" className="mr-auto !text-danger max-sm:px-3" onClick={onDelete}>
              <Trash2 aria-hidden="true" />
              <span className="max-sm:sr-only">Delete</span>
            </Button>
          )}
          {actions}
        </div>
      }
    >
      {children}
      <DiscardDialog open={asking} onOpenChange={setAsking} onConfirm={onClose} />
    </Dialog>
  )
}
