import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useNavigation, type BlockedNavigation } from '../navigation/navigation.ts'
import { useUnloadQuestion, useUnsavedInput } from '../navigation/unsaved-input.ts'

interface NavigationBlockerProps {
  /** There is something to lose; else it asks nothing. */
  unsaved: boolean
  title: string
  description: string
  /** On the button that stays. */
  cancel: string
}

/** Asks before the screen is left with something that has not been saved, or in the middle of it. */
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
