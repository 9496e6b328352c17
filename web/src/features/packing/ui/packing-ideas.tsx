import type { PackingItem } from '@waymark/contract/packing/packing-list'
import { Sparkles } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

interface PackingIdeasProps {
  ideas: readonly PackingItem[]
  onAdd: () => void
  onDecline: () => void
}

/** What Gemini would add, each with its reason. It comes to the list by a tap alone. */
export function PackingIdeas({ ideas, onAdd, onDecline }: PackingIdeasProps) {
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
        <Button onClick={onAdd}>Add to the list</Button>
        <Button variant="ghost" onClick={onDecline}>
          No, thanks
        </Button>
      </div>
    </aside>
  )
}
