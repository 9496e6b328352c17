import { useEffect, useState } from 'react'
import { useNavigation, type BlockedNavigation } from '../../../shared/navigation/navigation.ts'
import { useUnloadQuestion, useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** Asks before the screen is left with something that has not been saved. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const { blockNavigation } = useNavigation()
  const [blocked, setBlocked] = useState<BlockedNavigation>()
  useEffect(() => (unsaved ? blockNavigation(setBlocked) : undefined), [unsaved, blockNavigation])
  useUnsavedInput(unsaved)
  useUnloadQuestion(unsaved)
  return (
    <ConfirmDialog
      open={blocked !== undefined}
      onOpenChange={(open) => {
        if (open) return
        blocked?.cancel()
        setBlocked(undefined)
      }}
      title="Leave without saving?"
      description="What you changed in your profile is lost."
      confirm="Leave"
      cancel="Keep editing"
      onConfirm={() => blocked?.proceed()}
    />
  )
}
