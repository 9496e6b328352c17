import type { Trip } from '@waymark/contract/trips/trip'
import { dailyItinerary } from '@waymark/domain/itinerary'
import type { ReactNode } from 'react'
import { AnsweredBy } from '../../../shared/messages/answered-by.tsx'
import { marksIn, PLACE_MARKS } from '../../../shared/trips/place-marks.ts'
import { useTripState } from '../../../shared/trips/use-trip-state.ts'
import { PlanningFailed } from '../../../shared/trips/planning-failed.tsx'
import { TripCosts } from '../../../shared/trips/trip-costs.tsx'
import { TripDay } from './trip-day.tsx'
import { TripProgress } from '../../../shared/trips/trip-progress.tsx'

/** A part of the trip under its heading. */
function TripSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  )
}

/** The whole trip, as far as it is planned. */
export function TripDetails({ trip, bookings }: { trip: Trip; bookings: ReactNode }) {
  const { overview, tips, costs } = trip.itinerary
  const days = dailyItinerary(trip)
  const state = useTripState(trip)
  const marks = marksIn(days)
  return (
    <div className="space-y-6">
      {state === 'planning' && <TripProgress progress={trip.progress} />}
      {state === 'failed' && <PlanningFailed trip={trip} />}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {[
          ['Budget', trip.budget],
          ['Travel style', trip.travelStyle],
          ['Flying from', trip.departureCity],
        ].map(([label, value]) => (
          <div key={label} className="rounded-control bg-sunken px-4 py-3 max-sm:last:col-span-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {trip.preferences !== '' && (
        <TripSection title="Your preferences">
          <p dir="auto" className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">
            {trip.preferences}
          </p>
        </TripSection>
      )}
      {bookings !== undefined && <TripSection title="Bookings">{bookings}</TripSection>}
      {overview.highlights.length > 0 && (
        <TripSection title="Highlights">
          <ul className="list-disc space-y-1 pl-5 marker:text-accent">
            {overview.highlights.map((highlight) => (
              <li key={highlight} dir="auto">
                {highlight}
              </li>
            ))}
          </ul>
        </TripSection>
      )}
      <TripSection title="Daily Itinerary">
        {marks.length > 0 && (
          <ul className="mb-4 space-y-1 text-sm text-muted">
            {marks.map((mark) => (
              <li key={mark}>
                <strong className="font-semibold text-ink">{PLACE_MARKS[mark].label}</strong>:{' '}
                {PLACE_MARKS[mark].explanation}
              </li>
            ))}
          </ul>
        )}
        <ol className="space-y-4">
          {days.map((day) => (
            <TripDay key={day.day} day={day} byGuide={day.filledByGuide === true && trip.answeredBy !== 'guide'} />
          ))}
        </ol>
      </TripSection>
      {costs !== undefined && (
        <TripSection title="Budget breakdown">
          <TripCosts costs={costs} />
        </TripSection>
      )}
      {tips.length > 0 && (
        <TripSection title="Travel Tips">
          <ul className="list-disc space-y-1.5 pl-5 marker:text-accent">
            {tips.map((tip) => (
              <li key={tip} dir="auto">
                {tip}
              </li>
            ))}
          </ul>
        </TripSection>
      )}
      <AnsweredBy trip={trip} />
    </div>
  )
}
