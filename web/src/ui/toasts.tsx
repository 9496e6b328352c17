import { useEffect, type ReactNode } from 'react'
import { toast, Toaster } from 'sonner'
import { Reference } from './reference.tsx'
import { referenceOf } from '../config/references.ts'
import { showBy, type Toast } from './toast-queue.ts'

const DURATION_MS = 5_000

/** Clears the notch, the home indicator and the app's own bars. */
const MOBILE_OFFSET = {
  top: 'max(16px, env(safe-area-inset-top))',
  bottom: 'max(16px, var(--spacing-edge))',
  left: 16,
  right: 16,
}

const SHOWN_LENGTH = 120

const shortened = (text: string): string => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text)

let shown: string | number | undefined

/** The toast that offers back typed text, until it is closed. */
let offered: { readonly id: string | number; readonly typed: string } | undefined

const forget = (id: string | number): void => {
  if (offered?.id === id) offered = undefined
}

/** On phones a dialog's buttons are at the bottom of the screen, where a toast would cover them. */
const hasButtonsBelow = (): boolean =>
  matchMedia('(width < 40rem)').matches && document.querySelector('[role=dialog],[role=alertdialog]') !== null

/** Stays until it is closed, and collects the text of several refused edits. */
function offer({ title, description, typed = '' }: Toast): string | number {
  const all = offered === undefined ? typed : `${offered.typed}\n${typed}`
  const id = toast.error(title, {
    ...(offered !== undefined && { id: offered.id }),
    ...(hasButtonsBelow() ? { position: 'top-center' } : {}),
    duration: Number.POSITIVE_INFINITY,
    description: `${description ?? ''} You typed: “${shortened(all)}”`.trim(),
    action: {
      label: 'Copy',
      onClick: () => {
        void navigator.clipboard.writeText(all)
        forget(id)
      },
    },
    onDismiss: (closed) => forget(closed.id),
  })
  offered = { id, typed: all }
  return id
}

/** What stands below the title, with the request id of a failure of the server. */
function detailsOf({ kind, title, description }: Toast): ReactNode {
  const said = description ?? title
  if (kind !== 'error' || referenceOf(said) === undefined) return description
  return (
    <>
      {description !== undefined && <span>{description}</span>}
      <Reference of={said} />
    </>
  )
}

/** Replaces the previous toast, except one that holds typed text, which comes back into view afterwards. */
function show(made: Toast): void {
  const before = shown
  // sonner renders each toast in a task of its own: one that is dismissed earlier would still be rendered, and stay.
  if (before !== undefined && before !== offered?.id) setTimeout(() => toast.dismiss(before))
  const { kind, title, action, typed } = made
  const description = detailsOf(made)
  if (typed !== undefined) {
    shown = offer(made)
    return
  }
  shown = toast[kind](title, {
    ...(description === undefined ? {} : { description }),
    ...(hasButtonsBelow() ? { position: 'top-center' } : {}),
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.onPress } }),
  })
}

export function Toasts() {
  useEffect(() => showBy(show), [])
  return (
    <Toaster
      visibleToasts={1}
      duration={DURATION_MS}
      position="bottom-right"
      closeButton
      mobileOffset={MOBILE_OFFSET}
      toastOptions={{
        classNames: {
          toast:
            '!pointer-events-auto !rounded-control !border-line !bg-surface !text-ink !shadow-lifted !font-sans !text-[0.9375rem]',
          description: '!text-muted',
          success: '[&_[data-icon]]:!text-success',
          error: '[&_[data-icon]]:!text-danger',
          closeButton: '!z-1 !size-7 after:absolute after:-inset-2 !border-line !bg-surface !text-ink',
        },
      }}
    />
  )
}
