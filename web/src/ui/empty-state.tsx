import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  description?: ReactNode
  illustration?: ReactNode
  /** A button or link to continue with. */
  action?: ReactNode
}

/** Shown where there is nothing yet. */
export function EmptyState({ title, description, illustration, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      {illustration !== undefined && <div className="mb-6 w-56 max-w-full">{illustration}</div>}
      <h2 className="text-xl">{title}</h2>
      {description !== undefined && <p className="mt-2 text-muted">{description}</p>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  )
}
