import type { SharedTrip } from '@waymark/contract/trips/trip-link'
import { DayMeals, DayTitle, StopLines, StopMap } from '../../../shared/trips/planned-day.tsx'

/** A day in the public view of a trip. */
export function SharedDay({ day }: { day: SharedTrip['itinerary']['dailyItinerary'][number] }) {
  const id = `day-${day.day}`
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <DayTitle day={day} as="h2" id={id} className="text-xl" />
      <ol className="mt-4 space-y-4">
        {day.activities.map((stop) => (
          <StopLines key={`${stop.time} ${stop.activity}`} stop={stop}>
            <StopMap place={stop.place} />
          </StopLines>
        ))}
      </ol>
      <DayMeals meals={day.meals} />
    </section>
  )
}
