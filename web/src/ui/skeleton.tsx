import { classNames } from './class-names.ts'
import type { ReactNode } from 'react'

/** Placeholder of content that is loading. Wrap a group of them in `LoadingRegion`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-pulse rounded-control bg-sunken forced-colors:border', className)}
    />
  )
}

/** Announces to screen readers that content is loading, around visual skeletons. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
