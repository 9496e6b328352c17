import { formatExactCents, parseMoneyText } from '@waymark/domain/prices'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { CircleCheck } from 'lucide-react'
import { formatDayRange } from '../../../shared/time/dates.ts'

interface FactProps {
  name: string
  children: string
}

const Fact = ({ name, children }: FactProps) => (
  <div className="flex items-baseline justify-between gap-4 py-2.5">
    <dt className="text-muted">{name}</dt>
    <dd dir="auto" className="text-right font-semibold [overflow-wrap:anywhere]">
      {children}
    </dd>
  </div>
)

/** What was booked, with the code. */
export function BookingConfirmation({ booking }: { booking: ListedBooking }) {
  const { title, confirmationCode, startDate, endDate, participants, totalPrice } = booking
  return (
    <div>
      <output className="block rounded-card bg-success-soft p-5 text-center text-success">
        <CircleCheck aria-hidden="true" className="mx-auto size-9" />
        <span className="mt-2 block font-semibold">We&apos;ll contact you soon!</span>
        <span className="mt-3 block text-sm">Confirmation code</span>
        <strong className="font-display text-2xl [overflow-wrap:anywhere]">{confirmationCode}</strong>
      </output>
      <dl className="mt-4 divide-y divide-line">
        <Fact name="Trip">{title}</Fact>
        {startDate !== null && endDate !== null && <Fact name="Dates">{formatDayRange(startDate, endDate)}</Fact>}
        <Fact name="Participants">{String(participants)}</Fact>
        <Fact name="Total">{formatExactCents(parseMoneyText(totalPrice))}</Fact>
      </dl>
    </div>
  )
}
