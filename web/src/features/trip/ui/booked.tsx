import type { Booking } from '@waymark/contract/bookings/booking'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { dayNumber } from '@waymark/domain/itinerary'
import { CalendarPlus } from 'lucide-react'
import { createContext, useContext } from 'react'
import { Link } from 'react-router-dom'
import { addressOf } from '../../../shared/booking/address-of.ts'
import { addressLink } from '../../../shared/trips/map-link.ts'
import { Button } from '../../../ui/button.tsx'
import { dayOfBooking, stopForBooking } from '../model/booked-stop.ts'
import { jumpTo, dayId, IDEAS } from './page-parts.ts'

interface Own {
  /** The user's active bookings. */
  readonly bookings: readonly Booking[]
  /** Link to the tickets; omitted if they are on the same page. */
  readonly ticketsPath?: string
}

/** Context for stops with a booking. A stable object. */
export const OwnBookings = createContext<Own>({ bookings: [] })

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4 print:no-underline'

/** The details needed on arrival: code, address and link to the tickets. Only for the member who booked. */
export function BookedFacts({ stop }: { stop: Stop }) {
  const { bookings, ticketsPath } = useContext(OwnBookings)
  const booking = bookings.find(({ id }) => id === stop.bookingId)
  if (booking === undefined) return null
  const address = addressOf(booking)
  return (
    <div className="mt-1 text-[0.9375rem] text-muted">
      <p>
        Code: <span className="text-lg font-semibold text-ink tabular-nums select-all">{booking.confirmationCode}</span>
      </p>
      {address !== undefined && address !== stop.description && (
        <p dir="auto" className="[overflow-wrap:anywhere]">
          {address}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 print:hidden">
        {address !== undefined && stop.place === null && (
          <a
            href={addressLink(address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Find on a map: ${address} (opens in a new tab)`}
            className={LINK}
          >
            Find on a map
          </a>
        )}
        {ticketsPath !== undefined && (
          <Link to={ticketsPath} aria-label={`Tickets for ${stop.title}`} className={LINK}>
            Tickets
          </Link>
        )}
      </p>
    </div>
  )
}

interface BookingOnTripProps {
  trip: Trip
  booking: Booking
  /** Adds or moves the booking's stop; undefined for viewers. */
  onAdd: ((booking: Booking) => void) | undefined
}

/** On a booking: the day of its stop, or a button for adding one. */
export function BookingOnTrip({ trip, booking, onAdd }: BookingOnTripProps) {
  const stop = stopForBooking(trip, booking.id)
  const day = dayNumber(trip, dayOfBooking(booking, trip))
  if (stop !== undefined) {
    const now = dayNumber(trip, stop.day)
    const where = now === null ? 'Among the ideas' : `On day ${now}`
    return (
      <>
        <button
          type="button"
          aria-label={`${where}: ${booking.title}`}
          className={`${LINK} print:hidden`}
          onClick={() => jumpTo(now === null || stop.day === null ? IDEAS : dayId(stop.day))}
        >
          {where}
        </button>
        {onAdd !== undefined && day !== null && day !== now && (
          <Button
            variant="ghost"
            className="!text-accent-ink print:hidden"
            onClick={() => onAdd(booking)}
            aria-label={`Now on day ${day}: move ${booking.title}`}
          >
            Now on day {day}: move
          </Button>
        )}
      </>
    )
  }
  if (onAdd === undefined) return null
  const label = day === null ? 'Add to the ideas' : `Add to day ${day}`
  return (
    <Button
      variant="ghost"
      className="-ml-2.5 !px-2.5 !text-accent-ink print:hidden"
      onClick={() => onAdd(booking)}
      aria-label={`${label}: ${booking.title}`}
    >
      <CalendarPlus aria-hidden="true" />
      {label}
    </Button>
  )
}
