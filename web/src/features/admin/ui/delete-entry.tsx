import { useState } from 'react'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { failed, succeeded, type Entry, type Noun } from '../model/entry-kind.ts'

const HEADINGS = {
  activity: 'Are you sure you want to delete this activity?',
  accommodation: 'Delete accommodation',
} as const satisfies Record<Noun, string>

interface DeleteEntryProps {
  noun: Noun
  entry: Entry
  remove: (id: string) => Promise<void>
  onClose: () => void
}

/** Asks for confirmation and deletes an entry. */
export function DeleteEntry({ noun, entry, remove, onClose }: DeleteEntryProps) {
  const [deleting, setDeleting] = useState(false)

  async function confirm(): Promise<void> {
    setDeleting(true)
    try {
      await remove(entry.id)
      notify.success(succeeded(noun, 'delete'))
      onClose()
    } catch (error) {
      setDeleting(false)
      toastFailure(error, failed(noun, 'delete'))
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !deleting) onClose()
      }}
      title={HEADINGS[noun]}
      description={`Are you sure you want to delete "${entry.title}" ? This action cannot be undone.`}
      confirm="Delete"
      pending={deleting}
      onConfirm={() => void confirm()}
    />
  )
}
