import { activeItems } from '@waymark/contract/packing/packing-list'
import { CalendarCog, PencilLine, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { RenameForm } from '../../../shared/forms/rename-form.tsx'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { changeDates } from '../model/change-dates.ts'
import { untickAll } from '../model/checklist-edits.ts'
import { describePatch } from '../model/describe-patch.ts'
import { countPacked } from '../model/item-groups.ts'
import type { ListDraft } from '../model/list-draft.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { ChangeDatesDialog } from './change-dates-dialog.tsx'

interface ListToolsProps {
  list: ListDraft
  onPatch: (patch: ListPatch) => Promise<WriteOutcome>
}

const UPDATED = 'Packing list updated'

/** What concerns the list as a whole: its title, its dates, and all ticks at once. */
export function ListTools({ list, onPatch }: ListToolsProps) {
  const [open, setOpen] = useState<'title' | 'dates' | 'untick'>()
  const items = activeItems(list)
  const close = () => setOpen(undefined)

  async function redate(dates: Pick<ListDraft, 'startDate' | 'endDate'>): Promise<void> {
    try {
      const patch = await changeDates(list, dates)
      if ((await onPatch(patch)) === 'refused') return
      notify.success(UPDATED, describePatch(patch))
      close()
    } catch (error) {
      reportError(error, 'changing the dates of a packing list')
      notify.error('Error', 'Failed to update packing list')
    }
  }

  /** What was typed stays on the screen until the change is safe. */
  async function rename(title: string): Promise<void> {
    if (title !== list.title) {
      if ((await onPatch({ fields: { title } })) === 'refused') return
      notify.success(UPDATED)
    }
    close()
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap gap-2">
        <Button variant="secondary" aria-expanded={open === 'title'} onClick={() => setOpen('title')}>
          <PencilLine aria-hidden="true" />
          Rename
        </Button>
        <Button variant="secondary" onClick={() => setOpen('dates')}>
          <CalendarCog aria-hidden="true" />
          Change dates
        </Button>
        <Button variant="secondary" disabled={countPacked(items) === 0} onClick={() => setOpen('untick')}>
          <Undo2 aria-hidden="true" />
          Uncheck all
        </Button>
      </div>
      {open === 'title' && (
        <RenameForm
          label="Rename packing list"
          title={list.title}
          onCancel={close}
          onRename={(title) => void rename(title)}
        />
      )}
      {open === 'dates' && <ChangeDatesDialog list={list} onClose={close} onChange={redate} />}
      <ConfirmDialog
        open={open === 'untick'}
        onOpenChange={close}
        title="Uncheck all items?"
        description={`${countPacked(items)} of ${items.length} items are packed. All of them will be unchecked, on your other devices too.`}
        confirm="Uncheck all"
        onConfirm={() => {
          void onPatch(untickAll(items))
          close()
        }}
      />
    </>
  )
}
