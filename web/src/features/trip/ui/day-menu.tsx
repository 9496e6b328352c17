import { LIMITS } from '@waymark/contract/limits'
import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, dayNumber, stopsOfDay, tripLength } from '@waymark/domain/itinerary'
import { applyChange, type TripChange } from '@waymark/domain/trip-changes'
import { insertDay, moveDay, removeDay } from '@waymark/domain/trip-days'
import { ArrowDown, ArrowUp, CalendarMinus, CalendarPlus, Ellipsis, Sparkles } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { dayMenuId } from './page-parts.ts'

interface DayMenuProps {
  trip: Trip
  /** Its key. */
  day: number
  /** @param focusId of the button that has the focus then */
  onChange: (change: TripChange, said: string, focusId: string) => void
  onPlanAgain: () => void
}

/** What concerns a day as a whole. */
export function DayMenu({ trip, day, onChange, onPlanAgain }: DayMenuProps) {
  const length = tripLength(trip)
  const number = dayNumber(trip, day) ?? 0

  /** @param to the number of the day at which somebody looks then */
  function run(change: TripChange | undefined, said: string, to: number): void {
    if (change === undefined) return
    const next = datesOfDays(applyChange(trip, change)).find((one) => one.number === to)
    onChange(change, said, dayMenuId(next?.key ?? day))
  }
  const move = (to: number): void => run(moveDay(trip, day, to), `Day ${number} is now day ${to}`, to)

  function remove(): void {
    const left = stopsOfDay(trip, day).length
    const ideas = left === 0 ? '' : left === 1 ? ': its stop is an idea now' : `: its ${left} stops are ideas now`
    run(removeDay(trip, day), `Day ${number} removed${ideas}`, Math.min(number, length - 1))
  }

  return (
    <Menu
      trigger={
        <Button
          id={dayMenuId(day)}
          variant="ghost"
          size="icon"
          className="-mr-2.5 !text-muted print:hidden"
          aria-label={`Change day ${number} as a whole`}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      }
      items={[
        { label: 'Plan this day again', Icon: Sparkles, onChoose: onPlanAgain },
        {
          label: 'Add a day after it',
          Icon: CalendarPlus,
          disabled: length >= LIMITS.tripDays,
          onChoose: () => run(insertDay(trip, number + 1), `Day ${number + 1} added`, number + 1),
        },
        { label: 'Move day up', Icon: ArrowUp, disabled: number === 1, onChoose: () => move(number - 1) },
        { label: 'Move day down', Icon: ArrowDown, disabled: number === length, onChoose: () => move(number + 1) },
        {
          label: 'Remove day',
          Icon: CalendarMinus,
          danger: true,
          disabled: length === 1,
          onChoose: remove,
        },
      ]}
    />
  )
}
