import { type ActivityDate, placesLeft } from '@waymark/contract/activities/activity-dates'
import type { Activity } from '@waymark/contract/activities/activity'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { isOnDay, leftInWords, startInWords } from '../model/date-words.ts'

interface DateListProps {
  activity: Pick<Activity, 'dates' | 'placesTaken'>
  dates: readonly ActivityDate[]
  /** `YYYY-MM-DD` that the list of activities was filtered by; its dates are marked. */
  day?: string | undefined
  /** Books one of them; undefined while the activity is not on offer. */
  onBook?: ((startsAt: string) => void) | undefined
}

/** Dates with the number of free places. */
export function DateList({ activity, dates, day, onBook }: DateListProps) {
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {dates.map((date) => {
        const { startsAt } = date
        const left = placesLeft(activity, date)
        return (
          <li
            key={startsAt}
            className={classNames(
              'flex min-h-14 items-center justify-between gap-x-3 py-1.5 pr-1.5 pl-4',
              isOnDay(date, day) && 'bg-accent-soft',
            )}
          >
            <span>
              {startInWords(startsAt)}{' '}
              <span className="block text-sm text-muted">
                {leftInWords(left)}
                {isOnDay(date, day) && ', on your day'}
              </span>
            </span>
            {onBook !== undefined && left > 0 && (
              <Button variant="ghost" aria-label={`Book ${startInWords(startsAt)}`} onClick={() => onBook(startsAt)}>
                Book
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
