import {
  packingTitle,
  type PackingList,
  type PackingRequest,
  activeItems,
  type PackingItem,
} from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSession } from '../../../shared/session/session.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { saveList } from '../data/save-list.ts'
import type { ListDraft } from '../model/list-draft.ts'
import { EMPTY_PACKING, packingResolver, type PackingFields } from '../model/packing-fields.ts'
import { DateFields, DestinationField } from './where-and-when.tsx'

/** The items for another trip: same order, unticked, without tombstones. */
export const copyPackingList = (items: PackingList['items']): Record<string, PackingItem> =>
  Object.fromEntries(activeItems({ items }).map((item) => [item.id, { ...item, packed: false }]))

/** A copy for another trip. It loses its basis, because the guide did not generate it for that destination. */
function copyList(
  list: Pick<PackingList, 'items' | 'basis'>,
  { destination, startDate, endDate }: Pick<PackingRequest, 'destination' | 'startDate' | 'endDate'>,
  tripId: string | null,
): ListDraft {
  const title = packingTitle({ destination, tripType: list.basis?.tripType })
  return { tripId, title, destination, startDate, endDate, items: copyPackingList(list.items) }
}

interface CopyListDialogProps {
  list: PackingList
  trips: readonly Trip[]
  onClose: () => void
  onCopied: (copy: ReturnType<typeof saveList>) => void
}

const NO_TRIP = 'none'
const FORM = 'copy-list'

/** Copies the items to another trip: a planned one, or any destination and dates. */
export function CopyListDialog({ list, trips, onClose, onCopied }: CopyListDialogProps) {
  useClosedByBack(onClose)
  const { uid } = useSession()
  const [tripId, setTripId] = useState(NO_TRIP)
  const form = useForm<PackingFields, unknown, PackingRequest>({
    resolver: packingResolver,
    defaultValues: EMPTY_PACKING,
  })
  const options = [
    { value: NO_TRIP, label: 'Another trip' },
    ...trips.map(({ id, title, startDate, endDate }) => ({
      value: id,
      label: `${title} (${formatDayRange(startDate, endDate)})`,
    })),
  ]

  function choose(chosenId: string): void {
    setTripId(chosenId)
    const trip = trips.find(({ id }) => id === chosenId)
    if (trip === undefined) return
    const { destination, startDate, endDate } = trip
    form.reset({ ...EMPTY_PACKING, destination, startDate, endDate })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Copy for another trip"
      description="The copy has the same items, nothing checked."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM}>
            Copy list
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit((request) =>
            onCopied(saveList(uid, copyList(list, request, tripId === NO_TRIP ? null : tripId))),
          )()
        }}
      >
        {trips.length > 0 && (
          <Field label="Trip">
            {(control) => (
              <Select {...control} value={tripId} onValueChange={choose} options={options} placeholder="Another trip" />
            )}
          </Field>
        )}
        <DestinationField form={form} />
        <DateFields form={form} />
      </form>
    </Dialog>
  )
}
