import type { Modifiers } from 'react-day-picker'
import { buttonClass } from '../../ui/button-class.ts'
import { formatFullDay, localToday } from '../time/dates.ts'

/** A calendar day as a local Date, which the calendar component uses. */
export function dateOf(day: string): Date | undefined {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  const made = new Date(year, month - 1, date)
  return Number.isNaN(made.getTime()) ? undefined : made
}

/** The locale's first day of the week where the browser knows it; otherwise Sunday, as in en-US. */
export function firstWeekday(): 0 | 1 | 6 {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(navigator.language)
  const first = (locale.getWeekInfo?.().firstDay ?? 7) % 7
  return first === 1 || first === 6 ? first : 0
}

/** Classes of every calendar that is opened from a field. */
export const CALENDAR_CLASSES = {
  months: 'relative flex flex-wrap justify-center gap-x-8 gap-y-6',
  month_caption: 'flex h-11 items-center justify-center font-semibold',
  nav: 'absolute inset-x-0 top-0 z-10 flex justify-between',
  button_previous: buttonClass('ghost', 'icon'),
  button_next: buttonClass('ghost', 'icon'),
  chevron: 'fill-current',
  weekday: 'size-11 text-sm font-normal text-muted',
  day: 'relative size-11 p-0 text-center',
  day_button: 'size-11 cursor-pointer rounded-control tabular-nums hover:bg-sunken disabled:cursor-not-allowed',
  today: 'font-bold underline underline-offset-4',
  disabled: 'text-muted line-through opacity-55',
  hidden: 'invisible',
}

/** A day's accessible name, which contains its number as it is shown: '12', not '12th' (WCAG 2.5.3). */
export const dayName = (day: Date, { today, selected }: Modifiers): string =>
  [today === true && 'Today', formatFullDay(localToday(day)), selected === true && 'selected']
    .filter((part) => part !== false)
    .join(', ')
