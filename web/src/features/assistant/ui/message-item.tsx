import type { AssistantAction } from '@waymark/contract/assistant/assistant-calls'
import { RotateCw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { retry, useCanAsk } from '../data/conversation.ts'
import { actionTarget } from '../model/action-target.ts'
import type { Message } from '../model/message.ts'
import { messageTime } from '../model/context-words.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerText } from './answer-text.tsx'
import { Bubble } from './bubble.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'

export function TimeLine({ timestamp, answerer }: { timestamp: string; answerer?: string | undefined }) {
  return (
    <p className="mt-1.5 px-1 text-[0.8125rem] text-muted">
      <time dateTime={timestamp}>{messageTime(timestamp)}</time>
      {answerer !== undefined && ` · ${answerer}`}
    </p>
  )
}

function Unanswered({ id, problem }: { id: string; problem: string }) {
  const canAsk = useCanAsk()
  return (
    <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <div className="text-sm font-medium text-danger">
        <p>{problem}</p>
        <Reference of={problem} />
      </div>
      <Button variant="secondary" disabled={!canAsk} onClick={() => retry(id)}>
        <RotateCw aria-hidden="true" />
        Try again
      </Button>
    </div>
  )
}

/** What a button above offers is not suggested again. */
function withoutActions(suggestions: readonly string[], actions: readonly AssistantAction[]): string[] {
  const labels = new Set(actions.map((action) => actionTarget(action).label))
  return suggestions.filter((suggestion) => !labels.has(suggestion))
}

interface MessageItemProps {
  message: Message
  /** Suggestions are only shown with the last message. */
  isLast: boolean
  /** The answerer's name, if it is to be shown. */
  answerer: string | undefined
}

export function MessageItem({ message, isLast, answerer }: MessageItemProps) {
  const { id, role, content, timestamp, problem, actions = [], suggestions = [] } = message
  return (
    <li>
      <Bubble
        by={role}
        below={
          <>
            <TimeLine timestamp={timestamp} answerer={answerer} />
            {problem !== undefined && <Unanswered id={id} problem={problem} />}
            <AnswerActions actions={actions} />
            {isLast && <SuggestionChips suggestions={withoutActions(suggestions, actions)} />}
          </>
        }
      >
        {role === 'assistant' ? <AnswerText text={content} /> : content}
      </Bubble>
    </li>
  )
}
