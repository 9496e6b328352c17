import type { PackingItem, PackingList } from '@waymark/contract/packing/packing-list'
import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { askForIdeas } from '../data/ask-for-ideas.ts'
import type { MadeList } from '../model/list-draft.ts'

interface PackingIdeasProps {
  list: Pick<PackingList, 'items'>
  made: MadeList
  onAdd: (ideas: readonly PackingItem[]) => void
}

/** Gemini's suggestions for a new list, each with its reason. Items are added only by tapping. */
export function PackingIdeas({ list, made, onAdd }: PackingIdeasProps) {
  const [ideas, setIdeas] = useState<readonly PackingItem[]>([])
  // Computed once at the start: an item removed later must not come back as a suggestion.
  const [known] = useState(() => new Set([...Object.keys(made.draft.items), ...Object.keys(list.items)]))
  const { request } = made
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    void askForIdeas(request, signal).then((all) =>
      signal.aborted ? undefined : setIdeas(all.filter(({ id }) => !known.has(id))),
    )
    return () => asking.abort()
  }, [request, known])
  if (ideas.length === 0) return null
  const things = ideas.length === 1 ? '1 more thing' : `${ideas.length} more things`
  return (
    <aside aria-label="Ideas from Gemini" className="mb-6 rounded-control bg-accent-soft p-4">
      <output className="flex items-center gap-2 font-semibold">
        <Sparkles aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
        Gemini suggests {things}
      </output>
      <ul className="mt-2 space-y-1 text-[0.9375rem]">
        {ideas.map(({ id, name, reason }) => (
          <li key={id} dir="auto" className="[overflow-wrap:anywhere]">
            <span className="font-semibold">{name}</span>: {reason}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          onClick={() => {
            onAdd(ideas)
            setIdeas([])
          }}
        >
          Add to the list
        </Button>
        <Button variant="ghost" onClick={() => setIdeas([])}>
          No, thanks
        </Button>
      </div>
    </aside>
  )
}
