import { useState, type ReactNode } from 'react'
import { useUnsavedInput } from '../../../platform/unsaved-input.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface GuardedDialogProps {
  title: ReactNode
  description?: ReactNode
  wide?: boolean
  /** Holds something that closing would lose: it asks first. */
  unsaved: boolean
  /** Is being sent, and cannot be closed meanwhile. */
  busy: boolean
  onClose: () => void
  /** Takes what closes it: for a button 'Cancel' that asks like the other ways. */
  renderFooter: (close: () => void) => ReactNode
  children: ReactNode
}

/** A dialog with a form that visitors open, too, and that therefore knows no router. */
export function GuardedDialog({ unsaved, busy, onClose, renderFooter, children, ...dialog }: GuardedDialogProps) {
  const [asking, setAsking] = useState(false)
  useUnsavedInput(unsaved || busy)

  function close(): void {
    if (busy) return
    if (unsaved) setAsking(true)
    else onClose()
  }

  return (
    <Dialog open {...dialog} onOpenChange={close} footer={renderFooter(close)}>
      {children}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard what you entered?"
        description="It has not been sent yet."
        confirm="Discard"
        cancel="Keep editing"
        onConfirm={onClose}
      />
    </Dialog>
  )
}
