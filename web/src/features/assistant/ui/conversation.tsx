import { useAnswering, useMessages, useStartedAt } from '../data/conversation.ts'
import { answererToName } from '../model/message-blocks.ts'
import { WELCOME, WELCOME_SUGGESTIONS } from '../model/welcome.ts'
import { ArrivingAnswer } from './arriving-answer.tsx'
import { Bubble } from './bubble.tsx'
import { MessageItem, TimeLine } from './message-item.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'

/** All messages after a welcome. New ones are announced. */
export function Conversation() {
  const messages = useMessages()
  const startedAt = useStartedAt()
  const answering = useAnswering()
  return (
    <>
      <div role="log" aria-label="Conversation">
        <ol className="grid gap-6">
          <li>
            <Bubble
              by="assistant"
              below={
                <>
                  <TimeLine timestamp={startedAt} />
                  {messages.length === 0 && <SuggestionChips suggestions={WELCOME_SUGGESTIONS} />}
                </>
              }
            >
              {WELCOME}
            </Bubble>
          </li>
          {messages.map((message, index) => (
            <MessageItem
              key={message.id}
              message={message}
              answerer={answererToName(messages, index)}
              isLast={index === messages.length - 1 && answering === undefined}
            />
          ))}
        </ol>
      </div>
      <output className="sr-only">{answering && 'Thinking...'}</output>
      {answering && (
        <div className="mt-6">
          <ArrivingAnswer />
        </div>
      )}
    </>
  )
}
