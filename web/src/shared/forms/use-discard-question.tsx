import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useNavigation, type BlockedNavigation } from '../navigation/navigation.ts'
import { useUnloadQuestion, useUnsavedInput } from '../navigation/unsaved-input.ts'
import { DiscardDialog } from './discard-dialog.tsx'

interface Discarding {
  /** Holds something that closing would lose: it asks first. */
  readonly unsaved: boolean
  /** Is being sent: it cannot be closed, and 'back' asks first. */
  readonly sending?: boolean
  /** What becomes of the input. */
  readonly description?: string
  readonly onClose: () => void
}

/** For a dialog whose input is not lost by a press beside it, by 'back' or by a reload. `question` stands in the dialog. */
export function useDiscardQuestion(discarding: Discarding): { close: () => void; question: ReactNode } {
  const { unsaved, sending = false, description, onClose } = discarding
  const [asking, setAsking] = useState(false)
  const { blockNavigation } = useNavigation()
  const [blocked, setBlocked] = useState<BlockedNavigation>()
  const decide = useEffectEvent((navigation: BlockedNavigation) => {
    if (unsaved || sending) setBlocked(navigation)
    else navigation.proceed()
  })
  // As long as it is open: a 'back' right after the first letter would come before a blocker that waits for the letter.
  useEffect(() => blockNavigation((navigation) => decide(navigation)), [blockNavigation])
  useUnsavedInput(unsaved || sending)
  useUnloadQuestion(unsaved)
  const question = (
    <DiscardDialog
      {...(description === undefined ? {} : { description })}
      open={asking || blocked !== undefined}
      onOpenChange={(open) => {
        if (open) return
        setAsking(false)
        blocked?.cancel()
        setBlocked(undefined)
      }}
      onConfirm={() => {
        setAsking(false)
        onClose()
        blocked?.proceed()
      }}
    />
  )
  function close(): void {
    if (sending) return
    if (unsaved) setAsking(true)
    else onClose()
  }
  return { close, question }
}
