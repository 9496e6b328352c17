import { Square } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { stop, useAnswering } from '../data/conversation.ts'
import { AnswerText } from './answer-text.tsx'
import { Bubble } from './bubble.tsx'

const DOTS = [0, 150, 300]

/** The answer received so far, or a waiting state. Announced only when it is complete. */
export function ArrivingAnswer() {
  const answering = useAnswering()
  if (answering === undefined) return null
  return (
    <div aria-live="off">
      <Bubble
        by="assistant"
        below={
          <Button variant="ghost" className="mt-1" onClick={stop}>
            <Square aria-hidden="true" />
            Stop answering
          </Button>
        }
      >
        {answering.text !== '' && <AnswerText text={answering.text} />}
        {answering.text === '' && (
          <span className="inline-flex items-center gap-2 text-muted">
            Thinking...
            <span aria-hidden="true" className="inline-flex gap-1">
              {DOTS.map((delay) => (
                <span
                  key={delay}
                  style={{ animationDelay: `${delay}ms` }}
                  className="size-1.5 animate-pulse rounded-full bg-accent"
                />
              ))}
            </span>
          </span>
        )}
      </Bubble>
    </div>
  )
}
