import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface FoldedProps {
  /** Summary of the content and its size: "Past trips (3)". */
  title: string
  /** Open from the start, if there is nothing else to see. */
  open?: boolean
  children: ReactNode
}

/** A collapsed section for content that few people need. */
export function Collapsible({ title, open = false, children }: FoldedProps) {
  // It neither opens nor closes by itself when there is more or less to see.
  const [isOpen] = useState(open)
  return (
    <details open={isOpen} className="group mt-8">
      <summary className="-ml-1 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control px-1 font-semibold text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-5 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}
