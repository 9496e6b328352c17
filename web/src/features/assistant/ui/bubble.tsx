import { Bot } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface BubbleProps {
  by: 'user' | 'assistant'
  children: ReactNode
  /** Shown below the text. */
  below?: ReactNode
}

/** A message. Line breaks are kept, and nothing is interpreted as mark-up. */
export function Bubble({ by, children, below }: BubbleProps) {
  const isUser = by === 'user'
  return (
    <div data-by={by} className={classNames('flex gap-3', isUser && 'justify-end')}>
      {!isUser && (
        <span className="mt-0.5 hidden size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink sm:grid">
          <Bot aria-hidden="true" className="size-5" />
        </span>
      )}
      <div
        className={classNames(
          'flex max-w-[min(100%,40rem)] min-w-0 flex-col',
          isUser ? 'items-end pl-10' : 'items-start',
        )}
      >
        <div
          className={classNames(
            'max-w-full rounded-2xl px-4 py-2.5 text-[0.9375rem] whitespace-pre-wrap [overflow-wrap:anywhere] sm:text-base',
            isUser
              ? 'rounded-br-md bg-accent text-on-accent'
              : 'rounded-tl-md border border-line bg-surface text-ink shadow-card',
          )}
        >
          <span className="sr-only">{isUser ? 'You: ' : 'Assistant: '}</span>
          {children}
        </div>
        {below}
      </div>
    </div>
  )
}
