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
  /** On the button at the lower edge, which sends the form. */
  submit: string
  /** What it does cannot be undone. */
  danger?: boolean
  /** Holds something that closing would lose: it asks first. */
  unsaved: boolean
  /** Something is under way that has to end before the form can be sent. */
  pending?: boolean
  /** Is being sent, and cannot be closed meanwhile. */
  sending: boolean
  /** Why the form as a whole could not be sent. */
  failure: string | undefined
  onSubmit: () => void
  onClose: () => void
  /** Its fields. */
  children: ReactNode
}

/**
 * A form in a dialog that needs a connection, for visitors too. What was typed is not lost by a press beside it, by Escape or by
 * 'back', nor when sending it fails.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, description, wide = false, submit, danger = false } = props
  const { unsaved, pending = false, sending, failure, onSubmit, onClose, children } = props
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
            // Not `disabled`: it stays reachable by keyboard, and with it the reason why nothing happens.
            aria-disabled={online ? undefined : true}
            aria-describedby={online ? undefined : noteId}
          >
            {submit}
          </Button>
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
