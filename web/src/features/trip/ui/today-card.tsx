import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, stopsOfDay } from '@waymark/domain/itinerary'
import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { todayPath } from '../../../config/paths.ts'
import { useByClock } from '../../../shared/time/use-by-clock.ts'
import { wallClock } from '@waymark/domain/wall-clock'
import { byTheClock, countdownTo, momentOf, nextStop, wordsAfterAll } from '../model/next-stop.ts'
import { timeWords } from '../model/stop-words.ts'
import { dayId, jumpTo } from './page-parts.ts'
import { StopFacts } from './stop-facts.tsx'

/** During the trip: the next stop, in the place's local time. */
export function TodayCard({ trip }: { trip: Trip }) {
  const { timeZone } = trip.place
  const now = useByClock(useCallback((now: Date) => wallClock(timeZone, now), [timeZone]))
  const { day: date, minute } = momentOf(now)
  const today = datesOfDays(trip).find((day) => day.date === date)
  if (today === undefined) return null
  const stops = byTheClock(stopsOfDay(trip, today.key))
  const next = nextStop(stops, minute)
  const when = next && [timeWords(next), countdownTo(next, minute)].filter((part) => part !== undefined).join(' · ')
  return (
    <section aria-labelledby="today" className="mb-3 rounded-card bg-accent-soft px-4 py-3 sm:mb-5 sm:p-5 print:hidden">
      <div className="flex items-center justify-between gap-4">
        <h2 id="today" className="text-base">
          <a
            href={`#${dayId(today.key)}`}
            onClick={(event) => {
              // Following the link would add a history entry.
              event.preventDefault()
              jumpTo(dayId(today.key))
            }}
            className="-my-2 inline-flex min-h-11 items-center text-accent-ink underline-offset-4 hover:underline"
          >
            Today, day {today.number}
          </a>
        </h2>
        <Link
          to={todayPath(trip.id)}
          className="-my-2 inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
        >
          All of today
        </Link>
      </div>
      {next === undefined ? (
        <p className="mt-1.5">{wordsAfterAll(stops)}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted sm:mt-2.5">Next{when !== '' && `: ${when}`}</p>
          <p dir="auto" className="font-display text-lg font-semibold sm:text-xl [overflow-wrap:anywhere]">
            {next.title}
          </p>
          <StopFacts stop={next} />
        </>
      )}
    </section>
  )
}
