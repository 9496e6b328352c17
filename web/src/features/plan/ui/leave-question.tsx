import type { Blocker } from 'react-router-dom'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface LeaveQuestionProps {
  blocker: Blocker
  planning: boolean
}

/** Asks before leaving the form with unsaved input. */
export function LeaveQuestion({ blocker, planning }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title={planning ? 'Leave while your trip is being planned?' : 'Leave without planning this trip?'}
      description={
        planning
          ? 'The planning goes on without you; the trip will be on your dashboard.'
          : 'Nothing is planned yet. What you entered stays here as long as this tab is open.'
      }
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
