import type { SharedTrip } from '@waymark/contract/trips/shared-trip-calls'
import { dayColor } from '../../../shared/map/pins.ts'
import { DayMeals, DayTitle, StopLines, StopMap } from '../../../shared/trips/planned-day.tsx'
import { sharedId, sharedPins, sharedStopId } from '../model/shared-pins.ts'

/** A day in the public view of a trip, its stops numbered as on the map. */
export function SharedDay({ day }: { day: SharedTrip['itinerary']['dailyItinerary'][number] }) {
  const id = `day-${day.day}`
  const numbers = new Map(sharedPins(day).map(({ stop, number }) => [stop.id, number]))
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16 border-t border-line pt-6">
      <DayTitle day={day} as="h2" id={`${id}-title`} className="text-xl" />
      <ol className="mt-4 space-y-4">
        {day.activities.map((stop, index) => {
          const key = sharedId(day.day, index)
          const number = numbers.get(key)
          return (
            <StopLines
              key={key}
              id={sharedStopId(key)}
              stop={stop}
              number={
                number !== undefined && (
                  <span
                    className={`day-number grid size-5.5 shrink-0 place-items-center rounded-full text-xs font-bold tabular-nums ${dayColor(day.day)}`}
                  >
                    <span className="sr-only">On the map </span>
                    {number}
                  </span>
                )
              }
            >
              <StopMap place={stop.place} />
            </StopLines>
          )
        })}
      </ol>
      <DayMeals meals={day.meals} />
    </section>
  )
}
