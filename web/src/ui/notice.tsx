import { toast, Toaster } from 'sonner'

const DURATION_MS = 5_000

type Show = (title: string, options: { description?: string }) => string | number

let shown: string | number | undefined

/** Takes the place of a notice that is still there: never two at a time. */
function show(how: Show, title: string, description: string | undefined): void {
  if (shown !== undefined) toast.dismiss(shown)
  shown = how(title, description === undefined ? {} : { description })
}

/** Tells the user something that has happened. */
export const notify = {
  success: (title: string, description?: string): void => show(toast.success, title, description),
  /** Something that can be taken back as long as the notice is there. */
  undoable: (title: string, onUndo: () => void): void =>
    show((text) => toast.success(text, { action: { label: 'Undo', onClick: onUndo } }), title, undefined),
  error: (title: string, description?: string): void => show(toast.error, title, description),
}

/** Where notices appear; once, around everything. */
export function Notices() {
  return (
    <Toaster
      visibleToasts={1}
      duration={DURATION_MS}
      position="bottom-right"
      closeButton
      mobileOffset={16}
      toastOptions={{
        classNames: {
          toast: '!rounded-control !border-line !bg-surface !text-ink !shadow-lifted !font-sans !text-[0.9375rem]',
          description: '!text-muted',
          success: '[&_[data-icon]]:!text-success',
          error: '[&_[data-icon]]:!text-danger',
          closeButton: '!size-7 !border-line !bg-surface !text-ink',
        },
      }}
    />
  )
}
