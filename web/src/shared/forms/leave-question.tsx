import { useEffect, useEffectEvent } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAskedNavigation, useNavigation, type Leaving } from '../navigation/navigation.ts'
import { useUnloadQuestion, useUnsavedInput } from '../navigation/unsaved-input.ts'

interface QuestionTexts {
  title: string
  description: string
  /** Label of the button that stays on the screen. */
  cancel: string
}

interface LeaveQuestionProps extends QuestionTexts {
  /** Whether to ask before this navigation; called at each one. */
  isAsked: (leaving: Leaving) => boolean
}

/** Asks before leaving the screen. */
export function LeaveQuestion({ isAsked, title, description, cancel }: LeaveQuestionProps) {
  const { blockNavigation } = useNavigation()
  const [blocked, setBlocked] = useAskedNavigation()
  const isWanted = useEffectEvent(isAsked)
  useEffect(() => blockNavigation(setBlocked, (leaving) => isWanted(leaving)), [blockNavigation, setBlocked])
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
      onConfirm={() => {
        setBlocked(undefined)
        blocked?.proceed()
      }}
    />
  )
}

interface NavigationBlockerProps extends QuestionTexts {
  /** Whether there is something to lose; otherwise it does not ask. */
  unsaved: boolean
}

/** Asks before leaving the screen, reloading or closing the page with unsaved input or in the middle of an operation. */
export function NavigationBlocker({ unsaved, ...texts }: NavigationBlockerProps) {
  useUnsavedInput(unsaved)
  useUnloadQuestion(unsaved)
  return <LeaveQuestion isAsked={() => unsaved} {...texts} />
}
