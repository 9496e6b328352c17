import { CalendarPlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { calendarFile, type CalendarBooking } from './calendar-file.ts'

/** Lets the browser save the file; calendars open it from there. */
function save(booking: CalendarBooking): void {
  const url = URL.createObjectURL(new Blob([calendarFile(booking)], { type: 'text/calendar' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `${booking.confirmationCode}.ics` })
  link.click()
  URL.revokeObjectURL(url)
}

export function CalendarFileButton({ booking }: { booking: CalendarBooking }) {
  return (
    <Button variant="secondary" onClick={() => save(booking)}>
      <CalendarPlus aria-hidden="true" />
      Add to calendar
    </Button>
  )
}
