import { activeItems } from '@waymark/contract/packing/packing-list'
import { CalendarCog, Ellipsis, Layers, PencilLine, Trash2, Undo2, Weight } from 'lucide-react'
import { useState } from 'react'
import { RenameForm } from '../../../shared/forms/rename-form.tsx'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
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
  /** Links that wide screens have in the heading. */
  links?: readonly MenuItem[]
}

const UPDATED = 'Packing list updated'

/** Actions on the whole list: title, dates, all ticks. */
export function ListTools({ list, onPatch, onDelete, links = [] }: ListToolsProps) {
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

  const tools: readonly MenuItem[] = [
    { label: 'Rename', Icon: PencilLine, onChoose: () => setOpen('title') },
    ...(list.isTemplate === true
      ? []
      : [{ label: 'Change dates', Icon: CalendarCog, onChoose: () => setOpen('dates') }]),
    { label: 'Uncheck all', Icon: Undo2, disabled: countPacked(items) === 0, onChoose: () => setOpen('untick') },
    { label: 'Weight', Icon: Weight, onChoose: () => setOpen('weight') },
    ...(list.isTemplate === true ? [] : [{ label: 'Templates', Icon: Layers, onChoose: () => setOpen('templates') }]),
    ...(onDelete ? [{ label: 'Delete list', Icon: Trash2, danger: true, onChoose: onDelete }] : []),
  ]

  return (
    <>
      <div className="flex w-full flex-wrap gap-2 max-sm:hidden">
        {tools.map(({ label, Icon, disabled = false, onChoose }) => (
          <Button key={label} variant="secondary" disabled={disabled} onClick={onChoose}>
            <Icon aria-hidden="true" />
            {label}
          </Button>
        ))}
      </div>
      {/* On phones a menu beside the progress, so that the list begins on the first screen. */}
      <Menu
        trigger={
          <Button variant="ghost" size="icon" className="-mr-2.5 sm:hidden" aria-label="More for this list">
            <Ellipsis aria-hidden="true" />
          </Button>
        }
        items={[...links, ...tools]}
      />
      {open === 'title' && (
        <div className="order-last w-full">
          <RenameForm
            label="Rename packing list"
            title={list.title}
            onCancel={close}
            onRename={(title) => void rename(title)}
          />
        </div>
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
