import { X } from 'lucide-react'
import { AlertDialog as RadixAlert, Dialog as Radix } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { buttonClass } from './button-class.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useClosedByBack } from './closed-by-back.ts'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import type { DialogProps } from './dialog.tsx'
import { useFocusReturn } from './use-focus-return.ts'

/** Time in ms in which a second click still belongs to the double click that opened or closed the dialog. */
const DOUBLE_CLICK_MS = 500

/** Buttons of a dialog: on phones as wide as the row, and the last ones above the others where one row is too short. */
const BUTTONS =
  'flex flex-wrap-reverse gap-2.5 max-sm:*:grow max-sm:[&>:is(a,button)]:!px-3 sm:flex-nowrap sm:justify-end'

function focusField(event: Event): void {
  const field = event.target instanceof Element && event.target.querySelector('input, textarea')
  if (!(field instanceof HTMLElement) || !matchMedia('(pointer: fine)').matches) return
  event.preventDefault()
  field.focus()
}

/** What a dialog begins with, if it is not a field, carries `data-first-focus`. */
function focusMarked(event: Event): void {
  const marked = event.target instanceof Element && event.target.querySelector('[data-first-focus]')
  if (!(marked instanceof HTMLElement)) return
  event.preventDefault()
  marked.focus()
}

function swallowSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** The second click of a double click that closes a dialog would press what was below it. */
function useSecondClickSwallowed(open: boolean): void {
  useEffect(() => {
    if (!open) return
    return () => {
      addEventListener('click', swallowSecondClick, { capture: true })
      setTimeout(() => removeEventListener('click', swallowSecondClick, { capture: true }), DOUBLE_CLICK_MS)
    }
  }, [open])
}

/** `Dialog` once it has been opened. */
export function OpenedDialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, wide = false, isTypedIn = false, children } = props
  const focusReturn = useFocusReturn(open)
  const openedAt = useRef(0)
  useSecondClickSwallowed(open)

  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <Radix.Content
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus()
            if (isTypedIn) focusField(event)
            else focusMarked(event)
          }}
          onEscapeKeyDown={(event) => {
            // The dialog gets the key before its content, so it must leave Escape to an open list, an inline rename or
            // an
            // input method.
            const isInside =
              event.target instanceof Element &&
              event.target.matches('[role=combobox][aria-expanded=true], [data-escape=own]')
            if (isInside || event.isComposing) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            // A click on a toast is no click outside: the toast is above the dialog, though elsewhere in the DOM.
            const isToast = event.target instanceof Element && event.target.closest('[data-sonner-toaster]') !== null
            if (isToast || performance.now() - openedAt.current < DOUBLE_CLICK_MS) event.preventDefault()
          }}
          // Without a description, Radix warns unless `aria-describedby` is set to undefined.
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
            <footer className={`${BUTTONS} border-t border-line px-5 py-3 sm:px-6 sm:py-4`}>{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** `ConfirmDialog` once it has been opened. */
export function OpenedConfirmDialog({
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
  useSecondClickSwallowed(open)
  useClosedByBack(() => onOpenChange(false), open)
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
          <div className={`${BUTTONS} mt-6`}>
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
