import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Buttons or links beside the heading. */
  actions?: ReactNode
}

/** The heading of a screen, one on each; it is focused after a navigation. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-9">
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {description !== undefined && <p className="mt-2.5 max-w-2xl text-lg text-muted">{description}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  )
}
