import { send, useCanAsk } from '../data/conversation.ts'

/** Suggested questions, sent by tapping. */
export function SuggestionChips({ suggestions }: { suggestions: readonly string[] }) {
  const canAsk = useCanAsk()
  if (suggestions.length === 0) return null
  return (
    <ul aria-label="Suggestions" className="mt-3 flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-x-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion} className="max-w-full">
          <button
            type="button"
            disabled={!canAsk}
            onClick={() => send(suggestion)}
            className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-surface px-3 text-left text-sm transition-colors [overflow-wrap:anywhere] sm:px-4 sm:text-[0.9375rem] enabled:hover:border-accent enabled:hover:text-accent-ink disabled:cursor-not-allowed disabled:opacity-60"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  )
}
