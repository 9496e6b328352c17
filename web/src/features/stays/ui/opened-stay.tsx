import { formatExactCents, parseMoneyText } from '@waymark/domain/prices'
import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { OPENED_HERE, paths, stayPath, wasOpenedHere } from '../../../config/paths.ts'
import { BOOKING_COLUMNS } from '../../../shared/booking/booking-columns.ts'
import { RatesNote } from '../../../shared/cards/about-price.tsx'
import { FavouriteHeart } from '../../../shared/cards/favourite-heart.tsx'
import { ForSearchEngines } from '../../../shared/cards/for-search-engines.tsx'
import type { Thing } from '../../../shared/cards/structured-data.tsx'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { whenIdle } from '../../../shared/navigation/when-idle.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { chooseStay, useChosenStay } from '../data/chosen-stays.ts'
import { bookingPath, chosenIn, isBookingIn, NOTHING_CHOSEN, priceOf } from '../model/chosen-stay.ts'
import { favouriteOf } from '../model/stay-words.ts'
import { AboutStay } from './about-stay.tsx'
import { BookingBar } from './booking-bar.tsx'
import { Carousel } from './carousel.tsx'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

// The dialog together with the chunks it needs, to save a round trip.
const loadDialog = async () => {
  const [{ BookingDialog }] = await Promise.all([
    import('./booking-dialog.tsx'),
    import('../../../ui/opened-dialog.tsx'),
  ])
  return BookingDialog
}
const LazyBookingDialog = lazyDialog(loadDialog)

/** Loaded when idle; without a network this chunk may be missing. */
const LazyReviews = lazyPart(
  async () => {
    await whenIdle()
    return (await import('../../../shared/cards/reviews.tsx')).Reviews
  },
  { Missing: Nothing },
)

const LazyWhereStayIs = lazyPart(
  async () => {
    await whenIdle()
    return (await import('./where-stay-is.tsx')).WhereStayIs
  },
  { Missing: Nothing },
)

const thingOf = ({
  name,
  description,
  images,
  address,
  location,
  rating,
  reviewCount,
  price,
  currency,
}: StayDetails): Thing => ({
  type: 'LodgingBusiness',
  facts: {
    name,
    description,
    image: images[0] ?? null,
    address: address ?? location,
    priceRange: formatExactCents(parseMoneyText(price), currency),
    aggregateRating: reviewCount > 0 ? { type: 'AggregateRating', facts: { ratingValue: rating, reviewCount } } : null,
  },
})

/** A stay on its own page. The URL holds whether the booking dialog is open, so that going back closes it. */
export function OpenedStay({ stay }: { stay: StayDetails }) {
  const { address, go, back } = useNavigation()
  const chosen = useChosenStay(stay.id)
  const nightCents = parseMoneyText(stay.price)
  const isBooking = isBookingIn(address.search)

  // The URL's choice overrides earlier ones; later choices override the URL's.
  const [came] = useState(address.search)
  useEffect(() => {
    const asked = chosenIn(came)
    if (asked !== undefined) chooseStay(stay.id, asked)
  }, [stay.id, came])

  function closeDialog(isBooked = false): void {
    chooseStay(stay.id, isBooked ? NOTHING_CHOSEN : chosen)
    if (wasOpenedHere(address.state)) back()
    else go(stayPath(stay.id), { replace: true })
  }

  return (
    <>
      <div className="mb-3 flex items-center justify-between">
        <Button
          variant="ghost"
          className="-ml-3"
          onClick={() => {
            if (wasOpenedHere(address.state)) back()
            else go(paths.accommodations)
          }}
        >
          <ArrowLeft aria-hidden="true" />
          Back
        </Button>
        <FavouriteHeart item={favouriteOf(stay)} />
      </div>
      <div className={BOOKING_COLUMNS}>
        <div className="min-w-0">
          <Carousel {...stay} />
          <AboutStay stay={stay} />

          <LazyWhereStayIs {...stay} />
          <LazyReviews subject="accommodation" id={stay.id} counted={stay.reviewCount} />

          <ForSearchEngines thing={thingOf(stay)} />
          <RatesNote currencies={[stay.currency]} />
        </div>
        <BookingBar
          nightCents={nightCents}
          currency={stay.currency}
          chosen={chosen}
          price={priceOf(chosen, nightCents)}
          onBook={() => go(bookingPath(stay.id), { state: OPENED_HERE })}
        />
      </div>
      {isBooking && <LazyBookingDialog stay={stay} chosen={chosen} onClose={closeDialog} />}
    </>
  )
}
