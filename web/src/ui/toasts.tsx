import { X } from 'lucide-react'
import { useEffect, type ComponentProps, type ReactNode, type TouchEvent } from 'react'
import { type ExternalToast, toast, Toaster } from 'sonner'
import { Reference } from './reference.tsx'
import { referenceOf } from '../config/references.ts'
import { showBy, type Toast } from './toast-queue.ts'
import './toasts.css'

const DURATION_MS = 5_000
/** Longer for toasts with an action, which has to be decided on. */
const WITH_ACTION_MS = 8_000

/** Clears the notch, the home indicator and the app's own bars. */
const MOBILE_OFFSET = {
  top: 'max(8px, env(safe-area-inset-top))',
  bottom: 'max(8px, var(--spacing-edge))',
  left: 8,
  right: 8,
}

/** Below menus and lists that open over it; on phones also below dialogs (toasts.css). */
const LAYER_CLASS = '!z-55'

/** Made while a dialog was open: on phones, above it for as long as it is. */
const OF_DIALOG = { className: 'of-dialog' }

const SHOWN_LENGTH = 120

const shortened = (text: string): string => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text)

/** In whichever direction it is pushed away. */
const SWIPES: NonNullable<ComponentProps<typeof Toaster>['swipeDirections']> = ['left', 'right', 'top', 'bottom']

let shown: string | number | undefined
/** What the shown toast is closed by. */
let shownKey: string | undefined

/** The toast that offers back typed text, until it is closed. */
let offered: { readonly id: string | number; readonly typed: string } | undefined

let count = 0
const newId = (): string => {
  count += 1
  return `toast-${count}`
}

/**
 * The buttons of a toast, in its slot for an action. sonner would write its own for closing before the message, and screen
 * readers would read it first.
 */
const buttons = (id: string | number, action?: Toast['action']): ReactNode => (
  <>
    {action !== undefined && (
      <button
        type="button"
        data-button=""
        data-action=""
        className="relative !h-9 !rounded-control !bg-accent !px-3.5 !text-sm !text-on-accent after:absolute after:-inset-1"
        onClick={() => {
          action.onPress()
          toast.dismiss(id)
        }}
      >
        {action.label}
      </button>
    )}
    <button type="button" data-close-button="" aria-label="Close toast" onClick={() => toast.dismiss(id)}>
      <X aria-hidden="true" className="size-5" />
    </button>
  </>
)

const forget = (id: string | number): void => {
  if (offered?.id === id) offered = undefined
}

/** The area of a toast, apart from phones, where it is as wide as the screen. */
const [TOAST_WIDTH, TOAST_HEIGHT] = [380, 120]

/**
 * A dialog's buttons are at its bottom, where a toast would cover them: on phones, and in dialogs as large as the
 * screen.
 */
const placeOf = (): Pick<ExternalToast, 'className' | 'position'> => {
  const dialogs = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')]
  if (matchMedia('(width < 40rem)').matches) return dialogs.length > 0 ? OF_DIALOG : {}
  const isCovered = dialogs.some((dialog) => {
    const { right, bottom } = dialog.getBoundingClientRect()
    return right > innerWidth - TOAST_WIDTH && bottom > innerHeight - TOAST_HEIGHT
  })
  return isCovered ? { position: 'top-center' } : {}
}

/** Stays until it is closed, and collects the text of several refused edits. */
function offer({ title, description, typed = '' }: Toast): string | number {
  const all = offered === undefined ? typed : `${offered.typed}\n${typed}`
  const id = offered?.id ?? newId()
  toast.error(title, {
    id,
    ...placeOf(),
    duration: Number.POSITIVE_INFINITY,
    description: `${description ?? ''} You typed: “${shortened(all)}”`.trim(),
    action: buttons(id, { label: 'Copy', onPress: () => void navigator.clipboard.writeText(all) }),
    onDismiss: (closed) => forget(closed.id),
  })
  offered = { id, typed: all }
  return id
}

/** The text below the title, with the request id if the server failed. */
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
  shownKey = action?.key
  if (typed !== undefined) {
    shown = offer(made)
    return
  }
  shown = newId()
  toast[kind](title, {
    id: shown,
    action: buttons(shown, action),
    ...(action !== undefined && { duration: WITH_ACTION_MS }),
    ...(description === undefined ? {} : { description }),
    ...placeOf(),
  })
}

function closeShown(key: string): void {
  const leading = shown
  // In a task of its own, as in `show`.
  if (key === shownKey && leading !== undefined) setTimeout(() => toast.dismiss(leading))
}

/** After a tap browsers report a mouse that never leaves, and sonner keeps what a mouse is over for as long. */
function keepFromHovering(event: TouchEvent): void {
  const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
  if (!isOnButton && event.cancelable) event.preventDefault()
}

export function Toasts() {
  useEffect(() => showBy(show, closeShown), [])
  return (
    <div onTouchEnd={keepFromHovering}>
      <Toaster
        visibleToasts={1}
        duration={DURATION_MS}
        position="bottom-right"
        swipeDirections={SWIPES}
        mobileOffset={MOBILE_OFFSET}
        className={LAYER_CLASS}
        toastOptions={{
          classNames: {
            toast:
              '!pointer-events-auto !rounded-control !border-line !bg-surface !text-ink !shadow-lifted !font-sans !text-[0.9375rem] max-sm:!text-sm',
            description: '!text-muted',
            success: '[&_[data-icon]]:!text-success',
            error: '[&_[data-icon]]:!text-danger',
          },
        }}
      />
    </div>
  )
}
