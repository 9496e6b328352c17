import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Buttons or links beside the heading. */
  actions?: ReactNode
  /** Low on phones, so that a list begins in the window: a smaller title, and no description. */
  compact?: boolean
}

/** The heading of a screen, one on each; it is focused after a navigation. */
export function PageHeader({ title, description, actions, compact = false }: PageHeaderProps) {
  return (
    <header
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:mb-9 sm:items-start',
        compact ? 'mb-4' : 'mb-7',
      )}
    >
      <div className="min-w-0">
        <h1 className={compact ? 'text-2xl sm:text-4xl' : 'text-3xl sm:text-4xl'}>{title}</h1>
        {description !== undefined && (
          <p className={classNames('mt-2.5 max-w-2xl text-lg text-muted', compact && 'max-sm:hidden')}>{description}</p>
        )}
      </div>
      {actions !== undefined && (
        <div className={classNames('flex flex-wrap gap-2.5', compact && 'max-sm:-my-1.5')}>{actions}</div>
      )}
    </header>
  )
}
