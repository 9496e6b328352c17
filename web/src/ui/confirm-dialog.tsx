import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { Button } from './button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  confirm: string
  cancel?: string
  pending?: boolean
  onConfirm: () => void
}

/** Asks before something that cannot be undone. A press beside it does not close it; the focus starts on 'Cancel'. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  cancel = 'Cancel',
  pending = false,
  onConfirm,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <Radix.Content
          {...focusReturn}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 animate-rise rounded-card bg-surface p-6 shadow-lifted"
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-muted [overflow-wrap:anywhere]">{description}</Radix.Description>
          <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <Radix.Cancel className={buttonClass('secondary')}>{cancel}</Radix.Cancel>
            <Button variant="danger" pending={pending} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
