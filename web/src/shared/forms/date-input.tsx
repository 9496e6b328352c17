import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { CalendarDay } from '@waymark/contract/primitives'
import { Input } from '../../ui/input.tsx'
import { notify } from '../../ui/toast.tsx'
import { useOnline } from '../pwa/online.ts'
import type { DayDialog } from './day-dialog.tsx'
import { PressedDate } from './pressed-date.tsx'

const loadCalendar = async () => (await import('./day-dialog.tsx')).DayDialog

/** Said where a calendar does not load; the input is there without it. */
export const sayNoCalendar = (): void =>
  notify.error('The calendar could not be loaded', 'Type the dates, or check your connection and try again.')

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  /** What it asks for: the title of its calendar. */
  title: string
  /** The current value. */
  day: string
  min?: string | undefined
  max?: string | undefined
  /** What the calendar opens on, while none is chosen. */
  near?: string | undefined
  /** Whether it can be left empty. */
  isOptional?: boolean
  onPick: (day: string) => void
}

/** One day. A press opens the app's calendar; by keyboard, and without a network, it is typed. */
export function DateInput({ title, day, min, max, near, isOptional = false, onPick, ...input }: DateInputProps) {
  const online = useOnline()
  const [Calendar, setCalendar] = useState<typeof DayDialog>()
  const opener = useRef<HTMLButtonElement>(null)

  // The calendar takes the focus before the dialog around it can remember who had it.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && Calendar === undefined) opener.current?.focus({ preventScroll: true })
    wasOpen.current = Calendar !== undefined
  }, [Calendar])

  return (
    <div className="relative">
      <Input {...input} type="date" min={min} max={max} className="peer" />
      {/* The calendar's code is not cached for offline. */}
      {online && (
        <PressedDate
          ref={opener}
          day={CalendarDay.safeParse(day).success ? day : ''}
          disabled={input.disabled}
          onNear={() => void loadCalendar().catch(() => undefined)}
          onPress={() => void loadCalendar().then((loaded) => setCalendar(() => loaded), sayNoCalendar)}
        />
      )}
      {Calendar && (
        <Calendar
          title={title}
          day={day}
          min={min}
          max={max}
          near={near}
          isOptional={isOptional}
          onClose={() => setCalendar(undefined)}
          onChoose={(chosen) => {
            setCalendar(undefined)
            onPick(chosen)
          }}
        />
      )}
    </div>
  )
}
