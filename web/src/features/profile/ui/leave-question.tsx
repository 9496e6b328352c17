import { useEffect, useState } from 'react'
import { useNavigation, type StoppedLeave } from '../../../shared/navigation/navigation.ts'
import { useUnloadQuestion, useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** Asks before the screen is left with something that has not been saved. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const { stopLeaving } = useNavigation()
  const [stopped, setStopped] = useState<StoppedLeave>()
  useEffect(() => (unsaved ? stopLeaving(setStopped) : undefined), [unsaved, stopLeaving])
  useUnsavedInput(unsaved)
  useUnloadQuestion(unsaved)
  return (
    <ConfirmDialog
      open={stopped !== undefined}
      onOpenChange={(open) => {
        if (open) return
        stopped?.stay()
        setStopped(undefined)
      }}
      title="Leave without saving?"
      description="What you changed in your profile is lost."
      confirm="Leave"
      cancel="Keep editing"
      onConfirm={() => stopped?.leave()}
    />
  )
}
