import type { Booking } from '@waymark/contract/bookings/booking'
import type { TripDay } from '@waymark/contract/trips/stop'
import { BedDouble, ChevronDown, CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { stayPath } from '../../../config/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { checkOutOf, startOf } from '../model/booked-stop.ts'
import type { Night } from '../model/nights.ts'

const MEALS = [
  ['Breakfast', 'breakfast'],
  ['Lunch', 'lunch'],
  ['Dinner', 'dinner'],
] as const satisfies readonly (readonly [string, keyof TripDay])[]

/** Longer meals have no room: in two lines on phones, in one elsewhere. */
const CUT = { onPhones: 52, elsewhere: 42 } as const

interface DayMealsProps {
  of: string
  day: TripDay
  /** What somebody must not eat. */
  caution: string | undefined
}

/** A day's meals, a line or two each, and all of them on request and in print. */
export function DayMeals({ of, day, caution }: DayMealsProps) {
  const [isOpen, setOpen] = useState(false)
  const meals = MEALS.flatMap(([label, meal]) => (day[meal] === '' ? [] : [{ label, text: day[meal] }]))
  if (meals.length === 0) return null
  const longest = Math.max(...meals.map(({ text }) => text.length))
  return (
    <div className="mt-2 flex items-start rounded-control bg-sunken py-2 pl-4 print:break-inside-avoid">
      <dl className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 pr-4 text-[0.9375rem]">
        {caution !== undefined && (
          <div className="col-span-full mb-1 flex items-start gap-1.5 text-sm leading-6 font-semibold">
            <dt>
              <CircleAlert aria-hidden="true" className="mt-1 size-4 text-warning" />
              <span className="sr-only">Caution</span>
            </dt>
            <dd>{caution}</dd>
          </div>
        )}
        {meals.map(({ label, text }) => (
          <div key={label} className="col-span-full grid grid-cols-subgrid">
            <dt className="text-sm leading-6 text-muted">{label}</dt>
            <dd
              dir="auto"
              className={classNames(
                '[overflow-wrap:anywhere]',
                !isOpen && 'line-clamp-2 sm:line-clamp-1 print:line-clamp-none',
              )}
            >
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {longest > CUT.elsewhere && (
        <Button
          variant="ghost"
          size="icon"
          aria-expanded={isOpen}
          aria-label={`All of the meals of ${of}`}
          className={classNames('-my-2 -ml-4 print:hidden', longest <= CUT.onPhones && 'max-sm:hidden')}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
        </Button>
      )}
    </div>
  )
}

interface BedProps {
  night: Night
  /** Offers a plan that follows from it. */
  adapt: ReactNode
}

/** Where one sleeps from this night on: what is booked takes the place of the plan's general suggestion. */
export function Bed({ night: { stay, suggestion, nights }, adapt }: BedProps) {
  const checkIn = stay && startOf(stay)
  return (
    <>
      <p className="mt-3 flex flex-wrap items-start gap-x-2 text-[0.9375rem]">
        <BedDouble aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
        <span className="sr-only">Accommodation: </span>
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {stay?.accommodationId == null ? (
            <bdi>{stay?.title ?? suggestion}</bdi>
          ) : (
            <Link
              to={stayPath(stay.accommodationId)}
              dir="auto"
              className="-my-3 inline-block py-3 font-semibold text-accent-ink underline underline-offset-4 print:no-underline"
            >
              {stay.title}
            </Link>
          )}
          {nights > 1 && <span className="text-muted"> · {nights} nights</span>}
          {checkIn != null && <span className="text-muted"> · check-in from {checkIn}</span>}
        </span>
        {stay !== undefined && <Badge>{stay.status === 'pending' ? 'Booked, not confirmed yet' : 'Booked'}</Badge>}
      </p>
      {adapt}
    </>
  )
}

/** On the day on which a booked stay is left. */
export function LeavingStay({ stay }: { stay: Booking }) {
  const until = checkOutOf(stay)
  return (
    <p className="mt-2 flex items-start gap-2 text-[0.9375rem]">
      <BedDouble aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        Check-out{until !== null && ` until ${until}`}: <bdi>{stay.title}</bdi>
      </span>
    </p>
  )
}
