import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { EntryList } from './entry-list.tsx'
import { Gallery, Reviews } from './pictures-and-reviews.tsx'
import { TourPlanPreview } from './tour-plan-preview.tsx'

/** The lower part of a trip's page. */
export const MoreOfTrip = ({ trip }: { trip: ListedCharterTrip }) => (
  <>
    <TourPlanPreview tourPlan={trip.tourPlan} told={trip.itinerary.map(({ title }) => title)} />
    <EntryList heading="What's included" entries={trip.includes} />
    <EntryList heading="Not included" entries={trip.excludes} missing />
    <Gallery pictures={trip.gallery} />
    <Reviews reviews={trip.reviews?.reviews ?? []} />
  </>
)
