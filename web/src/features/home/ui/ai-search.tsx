import { ArrowRight, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { assistantPath, HANDED_OVER } from '../../../config/paths.ts'
import { Button } from '../../../ui/button.tsx'

const SUGGESTIONS = [
  { label: 'Plan a trip to Sweden', question: 'Plan a trip to Sweden' },
  { label: 'Best beach destinations', question: 'Best beach destinations for vacation' },
  { label: 'Winter sports', question: 'Winter sports destinations and activities' },
] as const

/** Passes a question to the assistant. */
export function AiSearch() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const question = text.trim()
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (question !== '') void navigate(assistantPath(question), { state: HANDED_OVER })
        }}
        className="mt-3 flex items-center gap-1 sm:mt-5 rounded-2xl border border-control bg-surface p-1.5 pl-4 shadow-card focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent"
      >
        <Sparkles aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
        <input
          type="text"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label="Ask the AI assistant"
          placeholder="Ask about your next trip"
          enterKeyHint="go"
          className="min-h-11 min-w-0 flex-1 bg-transparent px-2.5 text-base outline-none sm:text-lg"
        />
        <Button type="submit" size="icon" aria-label="Ask" disabled={question === ''}>
          <ArrowRight aria-hidden="true" />
        </Button>
      </form>

      <ul className="fade-ends -mx-4 mt-3.5 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        {SUGGESTIONS.map(({ label, question }) => (
          <li key={label}>
            <Link
              to={assistantPath(question)}
              state={HANDED_OVER}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-surface px-4 text-[0.9375rem] hover:border-accent hover:text-accent-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
