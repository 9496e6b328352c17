import { ArrowDown, Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useIsExtraWide } from '../../../ui/extra-wide.ts'
import { Composer } from './composer.tsx'
import { ContextChips } from './context-chips.tsx'
import { Conversation } from './conversation.tsx'
import { NewConversation } from './new-conversation.tsx'
import { QuickActions } from './quick-actions.tsx'
import { useAskedByAddress, useDraftedByAddress } from './use-asked-by-address.ts'
import { scrollToEnd, useStayAtEnd } from './use-stay-at-end.ts'
import { openConversation, useAnswering, useMessages } from '../data/conversation.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Only wide screens have room for it. */
const SidePanel = lazyPart(async () => (await import('./side-panel.tsx')).SidePanel)

/** Where a traveller talks with the assistant. */
export function AssistantScreen() {
  const { uid } = useSession()
  const answering = useAnswering()
  const isEmpty = useMessages().length === 0
  const isExtraWide = useIsExtraWide()

  // First, so that the following effects find the conversation open.
  useEffect(() => openConversation(uid), [uid])
  const isAtEnd = useStayAtEnd()
  useAskedByAddress()
  useDraftedByAddress()
  // A reload would lose the answer being received.
  useUnsavedInput(answering !== undefined)

  return (
    <div className="-mb-20 flex min-h-[calc(100dvh-5.25rem)] flex-col md:min-h-[calc(100dvh-2.5rem)]">
      <header className="mb-4 sm:mb-8">
        <div className="flex items-center justify-between gap-4">
          <h1 className="min-w-0 text-2xl sm:text-4xl">AI Travel Assistant</h1>
          <NewConversation />
        </div>
        <p className="mt-1.5 flex items-center gap-3 text-sm text-muted sm:text-lg">
          <Badge tone="accent" className="shrink-0">
            <Sparkles aria-hidden="true" />
            Powered by AI
          </Badge>
          <span>Your personal travel expert, available 24/7</span>
        </p>
      </header>
      <div className="flex flex-1 gap-8">
        <div className="flex min-w-0 flex-1 flex-col">
          <ContextChips />
          <div className="flex-1 pb-8">
            <Conversation />
          </div>
          <div className="sticky short:static bottom-0 z-10 -mx-4 border-t border-line bg-canvas/95 px-4 pt-2 pb-edge backdrop-blur sm:mx-0 sm:px-0">
            {!isAtEnd && !isEmpty && (
              <Button
                variant="secondary"
                size="icon"
                aria-label="Go to the end of the conversation"
                className="absolute -top-14 right-4 rounded-full shadow-lifted sm:right-0"
                onClick={scrollToEnd}
              >
                <ArrowDown aria-hidden="true" />
              </Button>
            )}
            <QuickActions />
            <Composer />
          </div>
        </div>
        {isExtraWide && (
          <div className="w-72 shrink-0 pb-8">
            <SidePanel />
          </div>
        )}
      </div>
    </div>
  )
}
