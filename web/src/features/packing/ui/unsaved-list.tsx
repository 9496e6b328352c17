import { Save } from 'lucide-react'
import { useState } from 'react'
import { LeaveQuestion } from '../../../shared/forms/leave-question.tsx'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { ListDraft } from '../model/list-draft.ts'
import { applyPatch, type ListPatch } from '../model/list-patch.ts'
import { Checklist } from './checklist.tsx'
import { ListHeading } from './list-heading.tsx'
import { ListTools } from './list-tools.tsx'

interface UnsavedListProps {
  draft: ListDraft
  onChange: (draft: ListDraft) => void
  onSave: () => void
  onDiscard: () => void
}

/** A list that the server refused, kept in this tab and editable until it is saved. */
export function UnsavedList({ draft, onChange, onSave, onDiscard }: UnsavedListProps) {
  const [discarding, setDiscarding] = useState(false)
  const patch = (edit: ListPatch): Promise<WriteOutcome> => {
    onChange(applyPatch(draft, edit))
    return Promise.resolve('accepted')
  }
  return (
    <>
      <ListHeading
        list={draft}
        actions={
          <Button variant="secondary" onClick={() => setDiscarding(true)}>
            Create New List
          </Button>
        }
      />
      <Card className="max-w-4xl">
        <h2 className="sr-only">Items</h2>
        <Checklist list={draft} onPatch={patch} tools={<ListTools list={draft} onPatch={patch} />} />
      </Card>
      <div className="booking-bar sticky short:static bottom-edge z-20 mt-5 flex max-w-4xl items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-lifted sm:px-5">
        <p className="leading-tight font-semibold">This list is not saved yet.</p>
        <Button onClick={onSave} className="shrink-0">
          <Save aria-hidden="true" />
          Save List
        </Button>
      </div>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard this list?"
        description="It is not saved. A new one starts with the form."
        confirm="Discard"
        cancel="Keep"
        onConfirm={onDiscard}
      />
      <LeaveQuestion
        isAsked={({ toOtherScreen }) => toOtherScreen}
        title="Leave without saving this list?"
        description="It is not on your dashboard yet. It stays here as long as this tab is open."
        cancel="Stay"
      />
    </>
  )
}
