import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { closeByBack, useAskedNavigation, useNavigation, type BlockedNavigation } from '../navigation/navigation.ts'
import { useUnloadQuestion, useUnsavedInput } from '../navigation/unsaved-input.ts'
import { DiscardDialog } from './discard-dialog.tsx'

interface Discarding {
  /** Whether closing would lose input, so that it asks first. */
  readonly unsaved: boolean
  /** Whether it is being submitted: it cannot be closed, and going back asks first. */
  readonly sending?: boolean
  /** What happens to the input when it is discarded. */
  readonly description?: string
  readonly onClose: () => void
}

/**
 * For dialogs whose input must not be lost by clicking outside, going back or reloading. Render `question` in the
 * dialog.
 */
export function useDiscardQuestion(discarding: Discarding): { close: () => void; question: ReactNode } {
  const { unsaved, sending = false, description, onClose } = discarding
  const [asking, setAsking] = useState(false)
  const { blockNavigation } = useNavigation()
  const [blocked, setBlocked] = useAskedNavigation()
  const decide = useEffectEvent((navigation: BlockedNavigation) => {
    if (unsaved || sending) setBlocked(navigation)
    else closeByBack(navigation, onClose)
  })
  // Blocks as long as the dialog is open: going back right after the first keystroke would come before a blocker that
  // depends on the input.
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
