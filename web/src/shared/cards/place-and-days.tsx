import { CalendarDays, MapPin } from 'lucide-react'
import { formatDayRange } from '../time/dates.ts'

interface PlaceAndDaysProps {
  destination: string
  startDate: string
  endDate: string
}

/** Destination and dates, in two lines of a card. */
export function PlaceAndDays({ destination, startDate, endDate }: PlaceAndDaysProps) {
  return (
    <>
      <p className="mt-2 flex items-start gap-2 text-[0.9375rem] text-muted">
        <MapPin aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
        <span dir="auto" className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
          {destination}
        </span>
      </p>
      <p className="mt-1 flex items-center gap-2 text-[0.9375rem] text-muted">
        <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
        {formatDayRange(startDate, endDate)}
      </p>
    </>
  )
}
