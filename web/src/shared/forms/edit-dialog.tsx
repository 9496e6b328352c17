import { useId, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDiscardQuestion } from './use-discard-question.tsx'

interface EditDialogProps {
  title: string
  description?: string
  /** Label of the submit button: 'Add'. */
  submit: string
  /** Whether it is being saved. */
  pending?: boolean
  /** Whether closing would lose input, so that it asks first. */
  unsaved?: boolean
  /** Why it cannot be saved right now. */
  note?: string | undefined
  onSubmit: () => void
  onClose: () => void
  /** The form's fields. */
  children: ReactNode
}

/**
 * A form in a dialog that also saves offline. Clicking outside, going back or reloading does not lose input without
 * asking.
 */
export function EditDialog(props: EditDialogProps) {
  const { title, description, submit, pending = false, unsaved = false, note, onSubmit, onClose, children } = props
  const id = useId()
  const { close, question } = useDiscardQuestion({ unsaved, onClose })
  return (
    <Dialog
      open
      isTypedIn
      onOpenChange={close}
      title={title}
      {...(description === undefined ? {} : { description })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending}>
            {submit}
          </Button>
          {/* Beside the buttons: the end of the form is out of sight on a phone. */}
          <output className="min-w-0 text-[0.9375rem] font-medium text-warning empty:hidden sm:order-first sm:flex-1 sm:self-center">
            {note}
          </output>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
      {question}
    </Dialog>
  )
}
