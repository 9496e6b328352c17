import { RotateCw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { retry } from '../data/conversation.ts'
import type { Message } from '../model/message.ts'
import { messageTime } from '../model/written.ts'
import { AnswerActions } from './answer-actions.tsx'
import { Bubble } from './bubble.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'
import { useCanAsk } from './use-can-ask.ts'

export function TimeLine({ timestamp, isOfGuide = false }: { timestamp: string; isOfGuide?: boolean }) {
  return (
    <p className="mt-1.5 px-1 text-[0.8125rem] text-muted">
      <time dateTime={timestamp}>{messageTime(timestamp)}</time>
      {isOfGuide && ' · Answered by the built-in guide'}
    </p>
  )
}

function Unanswered({ id, problem }: { id: string; problem: string }) {
  const canAsk = useCanAsk()
  return (
    <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p className="text-sm font-medium text-danger">{problem}</p>
      <Button variant="secondary" disabled={!canAsk} onClick={() => retry(id)}>
        <RotateCw aria-hidden="true" />
        Try again
      </Button>
    </div>
  )
}

/** `isLast`: only there suggestions still fit. */
export function MessageItem({ message, isLast }: { message: Message; isLast: boolean }) {
  const { id, role, content, timestamp, problem, actions = [], suggestions = [], answeredBy } = message
  return (
    <li>
      <Bubble
        by={role}
        below={
          <>
            <TimeLine timestamp={timestamp} isOfGuide={answeredBy === 'guide'} />
            {problem !== undefined && <Unanswered id={id} problem={problem} />}
            <AnswerActions actions={actions} />
            {isLast && <SuggestionChips suggestions={suggestions} />}
          </>
        }
      >
        {content}
      </Bubble>
    </li>
  )
}
