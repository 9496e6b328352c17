import { X } from 'lucide-react'
import { AlertDialog as RadixAlert, Dialog as Radix } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { buttonClass } from './button-class.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import type { DialogProps } from './dialog.tsx'
import { useFocusReturn } from './use-focus-return.ts'

/** How long a second press still belongs to the double click that has opened the dialog. */
const DOUBLE_CLICK_MS = 500

/** What `Dialog` is once it has been opened. */
export function DialogWindow({ open, onOpenChange, title, description, footer, wide = false, children }: DialogProps) {
  const focusReturn = useFocusReturn(open)
  const openedAt = useRef(0)

  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <Radix.Content
          {...focusReturn}
          onEscapeKeyDown={(event) => {
            // It gets the key before its content: an open list closes first, a title that is renamed in place is left
            // alone, and an input method has keys of its own.
            const isInside =
              event.target instanceof Element &&
              event.target.matches('[role=combobox][aria-expanded=true], [data-escape=own]')
            if (isInside || event.isComposing) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            // A toast is above the dialog in the DOM order, not outside of it.
            const isToast = event.target instanceof Element && event.target.closest('[data-sonner-toaster]') !== null
            if (isToast || performance.now() - openedAt.current < DOUBLE_CLICK_MS) event.preventDefault()
          }}
          // Without a description Radix warns unless it is told that this is meant.
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] short:max-h-dvh short:overflow-y-auto w-full animate-rise flex-col bg-surface pb-safe-bottom shadow-lifted',
            'rounded-t-card sm:top-1/2 sm:bottom-auto sm:max-h-[86dvh] sm:-translate-y-1/2 sm:rounded-card sm:pb-0',
            wide ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6 sm:pt-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-xl [overflow-wrap:anywhere]">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1.5 text-muted [overflow-wrap:anywhere]">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close aria-label="Close" className={buttonClass('ghost', 'icon', '-mt-2 -mr-2')}>
              <X aria-hidden="true" />
            </Radix.Close>
          </header>
          {children !== undefined && (
            <div
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
              tabIndex={0}
              className="min-h-0 flex-1 short:flex-none short:overflow-visible overflow-y-auto overscroll-contain focus-visible:-outline-offset-4 px-5 pb-5 sm:px-6 sm:pb-6"
            >
              {children}
            </div>
          )}
          {footer !== undefined && (
            <footer className="flex flex-col-reverse gap-2.5 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What `ConfirmDialog` is once it has been opened. */
export function ConfirmWindow({
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
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <RadixAlert.Content
          {...focusReturn}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-1rem)] max-w-md -translate-y-1/2 overflow-y-auto animate-rise rounded-card bg-surface p-6 shadow-lifted"
        >
          <RadixAlert.Title className="text-xl">{title}</RadixAlert.Title>
          <RadixAlert.Description className="mt-2 text-muted [overflow-wrap:anywhere]">
            {description}
          </RadixAlert.Description>
          <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <RadixAlert.Cancel className={buttonClass('secondary')}>{cancel}</RadixAlert.Cancel>
            <Button variant="danger" pending={pending} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  )
}
