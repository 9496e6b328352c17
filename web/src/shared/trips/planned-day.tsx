import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatWeekday } from '../time/dates.ts'
import { mapLink } from './map-link.ts'

const MEALS = [
  ['Breakfast', 'breakfast'],
  ['Lunch', 'lunch'],
  ['Dinner', 'dinner'],
] as const satisfies readonly (readonly [string, keyof ItineraryDay['meals']])[]

interface DayTitleProps {
  day: Pick<ItineraryDay, 'day' | 'theme' | 'date'>
  as: 'h2' | 'h4'
  id?: string
  className: string
}

/** 'Day 2: Across the river', and its date. */
export function DayTitle({ day, as: Heading, id, className }: DayTitleProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <Heading id={id} dir="auto" className={`[overflow-wrap:anywhere] ${className}`}>
        Day {day.day}: {day.theme}
      </Heading>
      <time dateTime={day.date} className="text-sm text-muted">
        {formatWeekday(day.date)}
      </time>
    </div>
  )
}

interface StopLinesProps {
  stop: { readonly time: string; readonly activity: string; readonly description: string }
  id?: string
  /** Shown before the name. */
  number?: ReactNode
  /** Shown next to the name. */
  marks?: ReactNode
  /** Shown below the description. */
  children?: ReactNode
}

/** A stop of a day: time, name, description. */
export function StopLines({ id, stop, number, marks, children }: StopLinesProps) {
  return (
    <li id={id} className="flex gap-4">
      <time className="w-12 shrink-0 pt-0.5 text-sm font-semibold text-accent-ink tabular-nums">{stop.time}</time>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {number}
          <span dir="auto" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {stop.activity}
          </span>
          {marks}
        </p>
        {stop.description !== '' && (
          <p dir="auto" className="mt-0.5 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
            {stop.description}
          </p>
        )}
        {children}
      </div>
    </li>
  )
}

interface StopMapProps {
  place: (Parameters<typeof mapLink>[0] & { readonly name: string }) | undefined
}

/** A link to a map, if the stop has a place. */
export function StopMap({ place }: StopMapProps) {
  const map = place && mapLink(place)
  if (place === undefined || map === undefined) return null
  return (
    <a
      href={map}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Map of ${place.name} (opens in a new tab)`}
      className="-my-2.5 inline-flex min-h-11 min-w-11 items-center gap-1 text-sm font-medium text-accent-ink underline-offset-3 hover:underline print:hidden"
    >
      <MapPin aria-hidden="true" className="size-3.5" />
      Map
    </a>
  )
}

/** The meals of a day, as far as any are told. */
export function DayMeals({ meals }: Pick<ItineraryDay, 'meals'>) {
  const told = MEALS.filter(([, meal]) => meals[meal] !== '')
  if (told.length === 0) return null
  return (
    <dl className="mt-5 grid gap-3 rounded-control bg-sunken p-4 text-[0.9375rem] sm:grid-cols-3">
      {told.map(([label, meal]) => (
        <div key={meal} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd dir="auto" className="[overflow-wrap:anywhere]">
            {meals[meal]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
