import type { Booking } from '@waymark/contract/bookings/booking'
import type { Expense } from '@waymark/contract/trips/expense'
import { formatExactCents } from '@waymark/domain/prices'
import { DEFAULT_CURRENCY } from '@waymark/contract/money'
import { Button } from '../../../ui/button.tsx'

const isNoted = ({ title, totalPriceCents }: Booking, expenses: readonly Expense[]): boolean =>
  expenses.some((expense) => title.startsWith(expense.title) && expense.amountCents === totalPriceCents)

interface BookedCostsProps {
  /** The member's own bookings of the trip. */
  bookings: readonly Booking[]
  expenses: readonly Expense[]
  mayEdit: boolean
  onNote: (booking: Booking) => void
}

/** What is booked and not among the expenses yet, to be noted by one press. */
export function BookedCosts({ bookings, expenses, mayEdit, onNote }: BookedCostsProps) {
  const open = bookings.filter((booking) => !isNoted(booking, expenses))
  if (open.length === 0) return null
  return (
    <div>
      <h3 className="text-base">Booked, and not among what was paid</h3>
      <p className="text-sm text-muted">Planned above at this price, in place of an estimate.</p>
      <ul className="mt-1 max-w-xl">
        {open.map((booking) => (
          <li
            key={booking.id}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 first:border-t-0"
          >
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {booking.title}
            </span>
            <span className="font-semibold tabular-nums">
              {formatExactCents(booking.totalPriceCents, booking.currency ?? DEFAULT_CURRENCY)}
            </span>
            {mayEdit && (
              <Button
                variant="ghost"
                className="-mr-2.5 !px-2.5 !text-accent-ink print:hidden"
                onClick={() => onNote(booking)}
              >
                Note as paid
                <span className="sr-only">: {booking.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
