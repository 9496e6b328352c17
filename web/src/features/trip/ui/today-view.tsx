import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { daysBetween } from '@waymark/contract/calendar'
import { datesOfDays, stopsOfDay } from '@waymark/domain/itinerary'
import { editStop } from '@waymark/domain/stop-edits'
import { clockOf } from '@waymark/domain/stop-times'
import { sunTimes } from '@waymark/planner/sun'
import { CircleAlert, CloudSun, Sunrise } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { tripPath } from '../../../config/paths.ts'
import { formatFullDay } from '../../../shared/time/dates.ts'
import { useByClock } from '../../../shared/time/use-by-clock.ts'
import { wallClock } from '@waymark/domain/wall-clock'
import { usualWeather } from '../../../shared/trips/usual-weather.ts'
import { IconLine } from '../../../ui/icon-line.tsx'
import { usePlacesAround } from '../data/use-places-around.ts'
import { closedOn } from '../model/stop-faults.ts'
import { byTheClock, momentOf, nextStop, stopsAfter, wordsAfterAll } from '../model/next-stop.ts'
import { timeWords } from '../model/stop-words.ts'
import type { AroundTrip } from './around-trip.ts'
import { BookedFacts, OwnBookings } from './booked.tsx'
import { EmergencyCall } from './emergency-call.tsx'
import { NextStopCard } from './next-stop-card.tsx'
import { FactsOfStop, StopLink } from './stop-on-trip.tsx'
import { useTripEditor } from './use-trip-editor.ts'

const DAY_MINUTES = 24 * 60

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="mt-2">{children}</div>
    </section>
  )
}

/** 'Day 2 of 5', 'Starts in 3 days', or that it is over. */
function whenWords({ startDate, endDate }: Trip, date: string): string {
  const before = daysBetween(date, startDate)
  if (before > 0) return before === 1 ? 'Starts tomorrow' : `Starts in ${before} days`
  const length = daysBetween(startDate, endDate) + 1
  return date > endDate ? 'This trip is over' : `Day ${1 - before} of ${length}`
}

function sunWords({ place }: Trip, date: string): string {
  const { light, sunrise, sunset } = sunTimes(place, date, place.timeZone)
  if (light === 'always day') return 'The sun does not set'
  if (light === 'always night') return 'The sun does not rise'
  const clock = (minute: number) => clockOf((minute + DAY_MINUTES) % DAY_MINUTES)
  return `Sunrise ${clock(sunrise)}, sunset ${clock(sunset)}`
}

/** A later stop. */
function LaterStop({ tripId, stop }: { tripId: string; stop: Stop }) {
  const time = timeWords(stop)
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      {time !== undefined && <p className="text-sm font-semibold text-accent-ink tabular-nums">{time}</p>}
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        <StopLink tripId={tripId} stop={stop} />
      </p>
      {stop.bookingId !== null && <BookedFacts stop={stop} />}
      <FactsOfStop tripId={tripId} stop={stop} />
    </li>
  )
}

/**
 * The Today view in the place's local time: the next stop and what it requires. Before the trip it shows the first day,
 * after it what is still to settle. Works offline.
 */
export function TodayView({ trip, around }: { trip: Trip; around: AroundTrip }) {
  const { timeZone, country, countryCode, name } = trip.place
  const now = useByClock(useCallback((now: Date) => wallClock(timeZone, now), [timeZone]))
  const { day: date, minute } = momentOf(now)
  const editor = useTripEditor(trip)
  const places = usePlacesAround(trip)
  const days = datesOfDays(trip)
  const today = days.find((day) => day.date === date)
  const isOver = date > trip.endDate
  const shown = today ?? (isOver ? undefined : days[0])
  const isBefore = shown !== undefined && today === undefined
  const stops = shown === undefined ? [] : byTheClock(stopsOfDay(trip, shown.key))
  const next = today === undefined ? stops[0] : nextStop(stops, minute)
  const later = next === undefined ? [] : stopsAfter(stops, next, today && minute)
  const tomorrow = next === undefined && today !== undefined ? days[days.indexOf(today) + 1] : undefined
  const [first] = tomorrow === undefined ? [] : byTheClock(stopsOfDay(trip, tomorrow.key))
  const closed = shown === undefined ? [] : closedOn(trip, places, shown.key)
  const bookings = shown && around.bookingsOn(shown.date)
  return (
    <div className="mx-auto max-w-2xl">
      <header className="mb-5">
        <Link
          to={tripPath(trip.id)}
          className="-mt-3 inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-accent-ink underline-offset-4 hover:underline"
        >
          The whole trip
        </Link>
        <h1 className="text-3xl">{today === undefined ? whenWords(trip, date) : 'Today'}</h1>
        <p dir="auto" className="mt-1 font-semibold [overflow-wrap:anywhere]">
          {trip.title}
        </p>
        <p className="text-muted">
          {today !== undefined && `${whenWords(trip, date)} · `}
          {isBefore ? (
            `Day 1: ${formatFullDay(shown.date)}`
          ) : (
            <>
              {formatFullDay(date)} · <span className="tabular-nums">{now.slice(11)}</span>
            </>
          )}{' '}
          in <bdi>{name}</bdi>
        </p>
      </header>
      <output className="sr-only">{editor.announcement}</output>
      <OwnBookings value={{ bookings: around.ownBookings }}>
        <div className="grid gap-7">
          {next === undefined ? (
            <p className="rounded-card bg-accent-soft p-5">
              {shown === undefined ? 'The days of this trip have passed.' : wordsAfterAll(stops)}
            </p>
          ) : (
            <NextStopCard
              tripId={trip.id}
              stop={next}
              minute={today && minute}
              onDone={
                editor.mayEdit && today !== undefined
                  ? () => editor.make(editStop(next.id, { done: true }), `${next.title} done`, { tell: true })
                  : undefined
              }
            />
          )}
          {later.length > 0 && (
            <Part id="later" title={today === undefined ? 'After that' : 'Later today'}>
              <ol>
                {later.map((stop) => (
                  <LaterStop key={stop.id} tripId={trip.id} stop={stop} />
                ))}
              </ol>
            </Part>
          )}
          {first !== undefined && (
            <Part id="tomorrow" title="Tomorrow">
              <ol>
                <LaterStop tripId={trip.id} stop={first} />
              </ol>
            </Part>
          )}
          {isOver ? around.expenses : around.tickets}
          {bookings !== undefined && (
            <Part id="booked" title="Bookings">
              {bookings}
            </Part>
          )}
          {shown !== undefined && (
            <Part id="good-to-know" title={today === undefined ? 'On the first day' : 'Good to know today'}>
              <div className="grid gap-2">
                {closed.length > 0 && <IconLine Icon={CircleAlert}>{`Closed: ${closed.join(', ')}`}</IconLine>}
                <IconLine Icon={CloudSun}>
                  {usualWeather({ place: trip.place, startDate: shown.date, endDate: shown.date })}
                </IconLine>
                <IconLine Icon={Sunrise}>{sunWords(trip, shown.date)}</IconLine>
              </div>
            </Part>
          )}
          {!isOver && <EmergencyCall country={country} countryCode={countryCode} />}
        </div>
      </OwnBookings>
    </div>
  )
}
