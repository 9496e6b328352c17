import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

interface CardSkeletonProps {
  /** Classes for the approximate height of the card. */
  className: string
  /** Classes for the shape of its picture, if it begins with one. */
  picture?: string
  /** Shown in place of the picture, if there is something already. */
  children?: ReactNode
}

/** Placeholder of a card that is loading. */
export function CardSkeleton({ className, picture, children }: CardSkeletonProps) {
  return (
    <div
      className={`flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card ${className}`}
    >
      {picture !== undefined && (
        <div className="relative">
          <Skeleton className={`rounded-none ${picture}`} />
          {children}
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-3.5 p-5">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-2/3" />
        {picture !== undefined && (
          <div className="mt-auto flex items-end justify-between gap-3">
            <Skeleton className="h-7 w-24" />
            <Skeleton className="h-10 w-28" />
          </div>
        )}
      </div>
    </div>
  )
}
