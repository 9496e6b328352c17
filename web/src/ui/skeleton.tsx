import { classNames } from './class-names.ts'
import type { ReactNode } from 'react'

/** The shape of something that is still loading. Wrap a group of them in `LoadingRegion`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-pulse rounded-control bg-sunken forced-colors:border', className)}
    />
  )
}

/** Says aloud that something is loading, around skeletons that only the eye sees. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
