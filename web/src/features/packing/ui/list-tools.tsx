import { activeItems } from '@waymark/contract/packing/packing-list'
import { CalendarCog, Layers, PencilLine, Trash2, Undo2, Weight } from 'lucide-react'
import { useState } from 'react'
import { RenameForm } from '../../../shared/forms/rename-form.tsx'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { changeDates } from '../model/change-dates.ts'
import { untickAll } from '../model/checklist-edits.ts'
import { describePatch } from '../model/describe-patch.ts'
import { countPacked } from '../model/item-groups.ts'
import type { ListDraft } from '../model/list-draft.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { ChangeDatesDialog } from './change-dates-dialog.tsx'

const TemplatesDialog = lazyDialog(async () => (await import('./templates-dialog.tsx')).TemplatesDialog)
const LuggageDialog = lazyDialog(async () => (await import('./luggage-dialog.tsx')).LuggageDialog)

interface ListToolsProps {
  list: ListDraft
  onPatch: (patch: ListPatch) => Promise<WriteOutcome>
  /** Undefined for those who may not delete it. */
  onDelete?: (() => void) | undefined
}

const UPDATED = 'Packing list updated'

/** Actions on the whole list: title, dates, all ticks. */
export function ListTools({ list, onPatch, onDelete }: ListToolsProps) {
  const [open, setOpen] = useState<'title' | 'dates' | 'untick' | 'templates' | 'weight'>()
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

  /** The input stays visible until the change is accepted or queued. */
  async function rename(title: string): Promise<void> {
    if (title !== list.title) {
      if ((await onPatch({ fields: { title } })) === 'refused') return
      notify.success(UPDATED)
    }
    close()
  }

  return (
    <>
      <div className="fade-end -mx-1 mb-5 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] *:shrink-0 sm:flex-wrap">
        <Button variant="secondary" aria-expanded={open === 'title'} onClick={() => setOpen('title')}>
          <PencilLine aria-hidden="true" />
          Rename
        </Button>
        {list.isTemplate !== true && (
          <Button variant="secondary" onClick={() => setOpen('dates')}>
            <CalendarCog aria-hidden="true" />
            Change dates
          </Button>
        )}
        <Button variant="secondary" disabled={countPacked(items) === 0} onClick={() => setOpen('untick')}>
          <Undo2 aria-hidden="true" />
          Uncheck all
        </Button>
        <Button variant="secondary" onClick={() => setOpen('weight')}>
          <Weight aria-hidden="true" />
          Weight
        </Button>
        {list.isTemplate !== true && (
          <Button variant="secondary" onClick={() => setOpen('templates')}>
            <Layers aria-hidden="true" />
            Templates
          </Button>
        )}
        {onDelete && (
          <Button variant="secondary" onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            Delete list
          </Button>
        )}
      </div>
      {open === 'title' && (
        <RenameForm
          label="Rename packing list"
          title={list.title}
          onCancel={close}
          onRename={(title) => void rename(title)}
        />
      )}
      {open === 'weight' && <LuggageDialog items={items} onClose={close} />}
      {open === 'templates' && <TemplatesDialog list={list} onPatch={onPatch} onClose={close} />}
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
