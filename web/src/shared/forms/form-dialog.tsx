import { useId, type ReactNode } from 'react'
import { useOnline } from '../pwa/online.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { OfflineNote } from '../../ui/offline-note.tsx'
import { useDiscardQuestion } from './use-discard-question.tsx'

interface FormDialogProps {
  title: ReactNode
  description?: ReactNode
  wide?: boolean
  /** Label of the submit button. */
  submit: string
  /** Whether the action cannot be undone. */
  danger?: boolean
  /** Whether closing would lose input, so that it asks first. */
  unsaved: boolean
  /** Whether something must finish before the form can be submitted. */
  pending?: boolean
  /** Whether it is being submitted; it cannot be closed meanwhile. */
  sending: boolean
  /** Error message for the form as a whole. */
  failure: string | undefined
  onSubmit: () => void
  onClose: () => void
  /** Shown next to the buttons, above them on phones: the total. */
  total?: ReactNode
  /** The form's fields. */
  children: ReactNode
}

/**
 * A form in a dialog that needs a connection, also for visitors. Clicking outside, Escape, going back or a failed
 * submission does not lose input without asking.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, description, wide = false, submit, danger = false } = props
  const { unsaved, pending = false, sending, failure, onSubmit, onClose, total, children } = props
  const online = useOnline()
  const formId = useId()
  const noteId = useId()
  const { close, question } = useDiscardQuestion({
    unsaved,
    sending,
    description: sending ? 'It is being sent right now.' : 'It has not been sent yet.',
    onClose,
  })

  return (
    <Dialog
      open
      wide={wide}
      onOpenChange={close}
      title={title}
      {...(description === undefined ? {} : { description })}
      footer={
        <>
          <Button variant="secondary" disabled={sending} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            form={formId}
            pending={pending || sending}
            // Not `disabled`, so that keyboard and screen reader users reach it and learn why it does nothing.
            aria-disabled={online ? undefined : true}
            aria-describedby={online ? undefined : noteId}
          >
            {submit}
          </Button>
          {total !== undefined && <div className="self-center max-sm:w-full sm:order-first sm:mr-auto">{total}</div>}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        {failure !== undefined && <FormError>{failure}</FormError>}
        {!online && (
          <OfflineNote id={noteId}>
            You are offline. Sending this needs a connection; what you entered stays.
          </OfflineNote>
        )}
      </form>
      {question}
    </Dialog>
  )
}
