import { LoadingRegion } from '../../../ui/loading-region.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function StayLoading() {
  return (
    <LoadingRegion label="Loading the accommodation">
      <Skeleton className="aspect-4/3 w-full rounded-card sm:aspect-2/1" />
      <Skeleton className="mt-8 h-10 w-2/3" />
      <Skeleton className="mt-4 h-6 w-1/2" />
      <Skeleton className="mt-10 h-32 w-full" />
    </LoadingRegion>
  )
}
