import { CalendarDays, MapPin } from 'lucide-react'
import { formatDayRange } from '../time/dates.ts'

interface PlaceAndDaysProps {
  destination: string
  startDate: string
  endDate: string
}

/** Destination and dates: in two lines of a card, on phones in one if they fit. */
export function PlaceAndDays({ destination, startDate, endDate }: PlaceAndDaysProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-muted sm:flex-col">
      <p className="flex min-w-0 items-start gap-2">
        <MapPin aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
        <span dir="auto" className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
          {destination}
        </span>
      </p>
      <p className="flex items-center gap-2">
        <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
        {formatDayRange(startDate, endDate)}
      </p>
    </div>
  )
}
