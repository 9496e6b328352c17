import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { charterTripPath } from '../../../config/paths.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { bookingOffer } from '../model/charter-words.ts'
import { CharterPicture } from './charter-picture.tsx'
import { EntryList } from './entry-list.tsx'
import { TourPlanPreview } from './tour-plan-preview.tsx'

interface DetailsDialogProps {
  trip: ListedCharterTrip
  onClose: () => void
  onBook: () => void
}

/** A trip's details without leaving the list. */
export function DetailsDialog({ trip, onClose, onBook }: DetailsDialogProps) {
  useClosedByBack(onClose)
  const offer = bookingOffer(trip)
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={<span dir="auto">{trip.title}</span>}
      description={
        <>
          <bdi>{trip.destination}</bdi> · {formatDayRange(trip.startDate, trip.endDate)}
        </>
      }
      footer={
        <>
          <ScreenLink to={charterTripPath(trip.id)} className={buttonClass('secondary')}>
            View Details
          </ScreenLink>
          <Button disabled={!offer.isOpen} onClick={onBook}>
            {offer.label}
          </Button>
        </>
      }
    >
      <CharterPicture
        url={trip.imageUrl}
        sizes="(width < 768px) 100vw, 45rem"
        className="aspect-5/2 w-full rounded-control"
      />
      <div className="mt-5 space-y-6">
        {trip.description !== '' && (
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {trip.description}
          </p>
        )}
        <TourPlanPreview tourPlan={trip.tourPlan} />
        <EntryList heading="What's included" entries={trip.includes} />
        <EntryList heading="Not included" entries={trip.excludes} missing />
      </div>
    </Dialog>
  )
}
