import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

interface CardSkeletonProps {
  /** Classes for the approximate height of the card. */
  className: string
  withPicture?: boolean
  /** Shown in place of the picture, if there is something already. */
  children?: ReactNode
}

/** Placeholder of a card that is loading. */
export function CardSkeleton({ className, withPicture = false, children }: CardSkeletonProps) {
  return (
    <div className={`overflow-hidden rounded-card border border-line bg-surface shadow-card ${className}`}>
      {withPicture && (
        <div className="relative">
          <Skeleton className="aspect-3/2 rounded-none" />
          {children}
        </div>
      )}
      <div className="space-y-3.5 p-5">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  )
}
