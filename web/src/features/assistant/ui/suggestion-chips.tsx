import { send, useCanAsk } from '../data/conversation.ts'

/** Suggested questions, sent by tapping. */
export function SuggestionChips({ suggestions }: { suggestions: readonly string[] }) {
  const canAsk = useCanAsk()
  if (suggestions.length === 0) return null
  return (
    <ul aria-label="Suggestions" className="mt-3 flex flex-wrap gap-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion} className="max-w-full">
          <button
            type="button"
            disabled={!canAsk}
            onClick={() => send(suggestion)}
            className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-surface px-4 text-left text-[0.9375rem] transition-colors [overflow-wrap:anywhere] enabled:hover:border-accent enabled:hover:text-accent-ink disabled:cursor-not-allowed disabled:opacity-60"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )
}
