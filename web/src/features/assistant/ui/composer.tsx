import { LIMITS } from '@waymark/contract/limits'
import { countOf } from '@waymark/domain/wording'
import { CloudOff, SendHorizontal } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import { useOnline } from '../../../shared/pwa/online.ts'
import { Button } from '../../../ui/button.tsx'
import { sendDraft, setDraft, useDraft, useCanAsk } from '../data/conversation.ts'

/** From this length on, the remaining characters are shown. */
const NEARLY_FULL = LIMITS.chatMessage - 200

/** The message input. Enter sends, Shift+Enter inserts a line break. */
export function Composer() {
  const draft = useDraft()
  const online = useOnline()
  const canAsk = useCanAsk()
  const hintId = useId()
  const left = LIMITS.chatMessage - draft.length
  const hint = !online
    ? 'You are offline. The assistant needs a network; what you type stays here.'
    : draft.length > NEARLY_FULL
      ? `${countOf(left, 'character')} left`
      : undefined

  function sendOnEnter(event: KeyboardEvent): void {
    // During composition, as in Japanese, Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    sendDraft()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sendDraft()
      }}
    >
      <div className="flex items-end gap-1 rounded-2xl border border-control bg-surface p-1.5 pl-4 shadow-card focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent">
        <textarea
          rows={1}
          value={draft}
          maxLength={LIMITS.chatMessage}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
          aria-label="Message"
          aria-describedby={hint === undefined ? undefined : hintId}
          placeholder="Ask me anything about travel..."
          enterKeyHint="send"
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 text-base outline-none"
        />
        <Button type="submit" size="icon" aria-label="Send" disabled={!canAsk || draft.trim() === ''}>
          <SendHorizontal aria-hidden="true" />
        </Button>
      </div>
      <p id={hintId} className="mt-1.5 flex items-center gap-1.5 px-1 text-[0.8125rem] text-muted empty:hidden">
        {!online && <CloudOff aria-hidden="true" className="size-4 shrink-0" />}
        {hint}
      </p>
    </form>
  )
}
