import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, stopsOfDay } from '@waymark/domain/itinerary'
import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { todayPath } from '../../../config/paths.ts'
import { useByClock } from '../../../shared/time/use-by-clock.ts'
import { wallClock } from '@waymark/domain/wall-clock'
import { byTheClock, countdownTo, momentOf, nextStop, wordsAfterAll } from '../model/next-stop.ts'
import { timeWords } from '../model/stop-words.ts'
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
    <section aria-labelledby="today" className="mb-5 rounded-card bg-accent-soft p-5 print:hidden">
      <h2 id="today" className="text-base text-accent-ink">
        Today, day {today.number}
      </h2>
      {next === undefined ? (
        <p className="mt-1.5">{wordsAfterAll(stops)}</p>
      ) : (
        <>
          <p className="mt-2.5 text-sm text-muted">Next{when !== '' && `: ${when}`}</p>
          <p dir="auto" className="font-display text-xl font-semibold [overflow-wrap:anywhere]">
            {next.title}
          </p>
          <StopFacts stop={next} />
        </>
      )}
      <Link
        to={todayPath(trip.id)}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        All of today
      </Link>
    </section>
  )
}
