import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Buttons or links beside the heading. */
  actions?: ReactNode
  /** Low on phones, so that a list begins in the window: a smaller title, and a small description or none. */
  compact?: boolean | 'described'
}

/** The heading of a screen, one on each; it is focused after a navigation. */
export function PageHeader({ title, description, actions, compact = false }: PageHeaderProps) {
  return (
    <header
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:mb-9 sm:items-start',
        compact === false ? 'mb-7' : 'mb-3 max-sm:gap-x-3',
      )}
    >
      <div className="min-w-0">
        <h1 className={compact === false ? 'text-3xl sm:text-4xl' : 'text-2xl sm:text-4xl'}>{title}</h1>
        {description !== undefined && (
          <p
            className={classNames(
              'mt-2.5 max-w-2xl text-lg text-muted',
              compact === true && 'max-sm:hidden',
              compact === 'described' && 'max-sm:mt-1 max-sm:text-base',
            )}
          >
            {description}
          </p>
        )}
      </div>
      {actions !== undefined && (
        <div className={classNames('flex flex-wrap gap-2.5', compact !== false && 'max-sm:-my-1.5')}>{actions}</div>
      )}
    </header>
  )
}
