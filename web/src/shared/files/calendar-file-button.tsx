import { CalendarPlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { calendarFile, type CalendarBooking } from '@waymark/domain/calendar-file'
import { saveFile } from './save-file.ts'

export function CalendarFileButton({ booking }: { booking: CalendarBooking }) {
  return (
    <Button
      variant="secondary"
      onClick={() => saveFile(`${booking.confirmationCode}.ics`, 'text/calendar', calendarFile(booking))}
    >
      <CalendarPlus aria-hidden="true" />
      Add to calendar
    </Button>
  )
}
