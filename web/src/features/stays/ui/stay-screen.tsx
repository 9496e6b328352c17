import { lastIdIn } from '../../../config/paths.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { OpenedStay } from './opened-stay.tsx'
import { PropertyNotFound } from './property-not-found.tsx'
import { prefetchStay, useStay } from '../data/use-stay.ts'
import { BOOKED_PICTURE_SIZES, BOOKING_COLUMNS } from '../../../shared/booking/booking-columns.ts'
import { PreloadedPicture } from '../../../shared/cards/preloaded-picture.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { STAGE_CLASS } from './carousel.tsx'

function StayLoading() {
  return (
    <LoadingRegion label="Loading the accommodation">
      <div className="mb-3 h-11" />
      <div className={BOOKING_COLUMNS}>
        <div>
          <div className={`relative overflow-hidden ${STAGE_CLASS}`}>
            <Skeleton className="size-full" />
            <PreloadedPicture sizes={BOOKED_PICTURE_SIZES} className="absolute inset-0" />
          </div>
          <Skeleton className="mt-8 h-10 w-2/3" />
          <Skeleton className="mt-4 h-6 w-1/2" />
          <Skeleton className="mt-10 h-32 w-full" />
        </div>
        <Skeleton className="h-44 max-lg:hidden" />
      </div>
    </LoadingRegion>
  )
}

const saysThereIsNone = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid-argument')

const idIn = (pathname: string): string => lastIdIn(pathname) ?? ''

export const prefetch = ({ pathname }: Pick<Location, 'pathname'>): Promise<void> => prefetchStay(idIn(pathname))

export function StayScreen() {
  const { pathname } = useNavigation().address
  const { data, error, isFetching, refetch } = useStay(idIn(pathname))
  if (data !== undefined) return <OpenedStay key={data.id} stay={data} />
  if (error === null || isFetching) return <StayLoading />
  return <PropertyNotFound failure={saysThereIsNone(error) ? undefined : error} onRetry={() => void refetch()} />
}
