import { Check, X } from 'lucide-react'

interface EntryListProps {
  heading: string
  entries: readonly string[]
  /** For what is excluded. */
  missing?: boolean
}

/** What the price includes or excludes. */
export function EntryList({ heading, entries, missing = false }: EntryListProps) {
  if (entries.length === 0) return null
  const Icon = missing ? X : Check
  return (
    <section>
      <h2 className="text-xl">{heading}</h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {entries.map((entry, index) => (
          <li key={`${index} ${entry}`} className="flex items-start gap-2.5">
            <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${missing ? 'text-muted' : 'text-success'}`} />
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {entry}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
