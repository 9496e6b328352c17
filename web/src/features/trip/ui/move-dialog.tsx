import { datesOfDays, dayNumber } from '@waymark/domain/itinerary'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { formatWeekday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface MoveDialogProps {
  trip: Trip
  stop: Stop
  onMove: (day: number | null) => void
  onClose: () => void
}

/** Asks for the day to move a stop to. */
export function MoveDialog({ trip, stop, onMove, onClose }: MoveDialogProps) {
  useClosedByBack(onClose)
  const now = dayNumber(trip, stop.day) === null ? null : stop.day
  const days: { day: number | null; label: string; date: string }[] = [
    ...datesOfDays(trip).map(({ key, number, date }) => ({
      day: key,
      label: `Day ${number}`,
      date: formatWeekday(date),
    })),
    { day: null, label: 'Ideas', date: 'without a day' },
  ]
  return (
    <Dialog open onOpenChange={onClose} title="Move to another day" description={<bdi>{stop.title}</bdi>}>
      <ul className="grid gap-2">
        {days.map(({ day, label, date }) => (
          <li key={label}>
            <Button variant="secondary" className="w-full" disabled={day === now} onClick={() => onMove(day)}>
              {label}
              <span className="ml-auto font-normal text-muted">{day === now ? 'where it is' : date}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
