import { useForm } from 'react-hook-form'
import type { PackingRequest } from '@waymark/contract/packing/packing-list'
import { Button } from '../../../ui/button.tsx'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { ListDraft } from '../model/list-draft.ts'
import { EMPTY_PACKING, packingResolver, type PackingFields } from '../model/packing-fields.ts'
import { DateFields } from './where-and-when.tsx'

interface ChangeDatesDialogProps {
  list: Pick<ListDraft, 'destination' | 'startDate' | 'endDate' | 'basis'>
  onClose: () => void
  onChange: (dates: Pick<PackingRequest, 'startDate' | 'endDate'>) => Promise<void>
}

export function ChangeDatesDialog({ list, onClose, onChange }: ChangeDatesDialogProps) {
  useClosedByBack(onClose)
  const { destination, startDate, endDate } = list
  const form = useForm<PackingFields, unknown, PackingRequest>({
    resolver: packingResolver,
    defaultValues: { ...EMPTY_PACKING, destination, startDate, endDate },
  })
  const id = 'change-dates'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change dates"
      description={
        list.basis === undefined
          ? 'The items of this list stay as they are.'
          : 'The list is fitted to the new dates. What you have ticked, edited, added and removed stays.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={form.formState.isSubmitting}>
            Update list
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit((request) => onChange({ startDate: request.startDate, endDate: request.endDate }))()
        }}
      >
        <DateFields form={form} />
      </form>
    </Dialog>
  )
}
