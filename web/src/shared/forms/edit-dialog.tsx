import { useId, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDiscardQuestion } from './use-discard-question.tsx'

interface EditDialogProps {
  title: string
  description?: string
  /** On the button that saves: 'Add'. */
  submit: string
  /** Is being saved. */
  pending?: boolean
  /** Holds something that closing would lose: it asks first. */
  unsaved?: boolean
  onSubmit: () => void
  onClose: () => void
  /** Its fields. */
  children: ReactNode
}

/**
 * A form in a dialog that adds something or changes it, and is saved without a network too. What was typed is not lost by
 * a press beside it, by 'back' or by a reload.
 */
export function EditDialog(props: EditDialogProps) {
  const { title, description, submit, pending = false, unsaved = false, onSubmit, onClose, children } = props
  const id = useId()
  const { close, question } = useDiscardQuestion({ unsaved, onClose })
  return (
    <Dialog
      open
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
