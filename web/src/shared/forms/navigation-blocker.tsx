import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useNavigation, type BlockedNavigation } from '../navigation/navigation.ts'
import { useUnloadQuestion, useUnsavedInput } from '../navigation/unsaved-input.ts'

interface NavigationBlockerProps {
  /** Whether there is something to lose; otherwise it does not ask. */
  unsaved: boolean
  title: string
  description: string
  /** Label of the button that stays on the screen. */
  cancel: string
}

/** Asks before leaving the screen with unsaved input or in the middle of an operation. */
export function NavigationBlocker({ unsaved, title, description, cancel }: NavigationBlockerProps) {
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
      title={title}
      description={description}
      confirm="Leave"
      cancel={cancel}
      onConfirm={() => blocked?.proceed()}
    />
  )
}
