import { useEffect, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { charterTripPath, lastIdIn, paths } from '../../../config/paths.ts'
import { BOOKED_PICTURE_SIZES, BOOKING_COLUMNS } from '../../../shared/booking/booking-columns.ts'
import { RatesNote } from '../../../shared/cards/about-price.tsx'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { FavouriteHeart } from '../../../shared/cards/favourite-heart.tsx'
import { PreloadedPicture } from '../../../shared/cards/preloaded-picture.tsx'
import { hasSignedInHint } from '../../../shared/session/signed-in-hint.ts'
import { Button } from '../../../ui/button.tsx'
import { Compass } from '../../../ui/compass.tsx'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { BookingBar } from './booking-bar.tsx'
import { LazyBookingDialog } from './lazy-booking-dialog.ts'
import { HERO_CLASS, OpenedTrip } from './opened-trip.tsx'
import { prefetchCharterTrip, useCharterTrip } from '../data/use-charter-trips.ts'
import { favouriteOf } from '../model/charter-words.ts'
import { isBookingIn } from '../model/booking-form.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { buttonClass, type ButtonVariant } from '../../../ui/button-class.ts'

// Visitors load no Firebase code.
const LiveTrip = lazyPart(async () => (await import('../data/live-trip.tsx')).LiveTrip, { Missing: Nothing })

interface BackToChartersProps {
  variant: ButtonVariant
  className?: string
  children: string
}

function BackToCharters({ variant, className, children }: BackToChartersProps) {
  return (
    <ScreenLink to={paths.charter} className={buttonClass(variant, 'medium', className)}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </ScreenLink>
  )
}

function Loading() {
  return (
    <LoadingRegion label="Loading the charter trip">
      <div className="mb-3 h-11" />
      <div className={BOOKING_COLUMNS}>
        <div>
          <div className={`relative overflow-hidden ${HERO_CLASS}`}>
            <Skeleton className="size-full" />
            <PreloadedPicture sizes={BOOKED_PICTURE_SIZES} className="absolute inset-0" />
          </div>
          <Skeleton className="mt-6 h-10 w-3/4" />
          <Skeleton className="mt-8 h-40" />
        </div>
        <Skeleton className="h-44 max-lg:hidden" />
      </div>
    </LoadingRegion>
  )
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <Compass className="mb-6 w-28" />
      <h1 className="text-2xl">Failed to load trip details</h1>
      <p className="mt-2 text-muted">It may not be offered any more, or the server cannot be reached.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2.5">
        <BackToCharters variant="primary">Back to Charter Trips</BackToCharters>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}

function Trip({ id }: { id: string }) {
  const { address, go } = useNavigation()
  const { data: trip, error, isFetching, refetch } = useCharterTrip(id)
  const isSentBack = isBookingIn(address.search)
  const [isBooking, setBooking] = useState(isSentBack)

  // Otherwise a reload would open the booking dialog again.
  useEffect(() => {
    if (isSentBack) go(charterTripPath(id), { replace: true })
  }, [isSentBack, go, id])

  if (trip === undefined) {
    return error === null || isFetching ? <Loading /> : <LoadFailure onRetry={() => void refetch()} />
  }
  return (
    <>
      {hasSignedInHint() && <LiveTrip id={id} />}
      <div className="mb-3 flex items-center justify-between">
        <BackToCharters variant="ghost" className="-ml-3">
          Back
        </BackToCharters>
        <FavouriteHeart item={favouriteOf(trip)} />
      </div>
      <div className={BOOKING_COLUMNS}>
        <div className="min-w-0">
          <OpenedTrip trip={trip} />
          <RatesNote />
        </div>
        <BookingBar trip={trip} onBook={() => setBooking(true)} />
      </div>
      {isBooking && <LazyBookingDialog trip={trip} onClose={() => setBooking(false)} />}
    </>
  )
}

const idIn = (pathname: string): string => lastIdIn(pathname) ?? ''

export const prefetch = ({ pathname }: Pick<Location, 'pathname'>): Promise<void> => prefetchCharterTrip(idIn(pathname))

export function CharterTripScreen() {
  const id = idIn(useNavigation().address.pathname)
  return <Trip key={id} id={id} />
}
