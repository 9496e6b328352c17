import { classNames } from './class-names.ts'

/** The shape of something that is still loading. Wrap a group of them in `LoadingRegion`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-control bg-sunken', className)} />
}
