import type { ReactNode } from 'react'
import { useId } from 'react'

interface PromptProps {
  title: string
  description: ReactNode
  icon: ReactNode
  /** Buttons, the primary one first. */
  actions: ReactNode
}

/** A card at the bottom of the screen, beside the sidebar, that offers something without taking the focus. */
export function Prompt({ title, description, icon, actions }: PromptProps) {
  const titleId = useId()
  return (
    <aside
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-edge z-30 flex animate-rise gap-4 rounded-card border border-line bg-surface p-5 shadow-lifted short:max-h-[60dvh] short:overflow-y-auto sm:right-auto sm:bottom-5 sm:left-5 sm:w-96 md:left-69"
    >
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-accent [&_svg]:size-6">
        {icon}
      </span>
      <div className="min-w-0">
        <p id={titleId} className="font-semibold">
          {title}
        </p>
        <p className="mt-1 text-[0.9375rem] text-muted">{description}</p>
        <div className="mt-4 flex flex-wrap gap-2.5">{actions}</div>
      </div>
    </aside>
  )
}
