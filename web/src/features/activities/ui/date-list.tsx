import { type ActivityDate, placesLeft } from '@waymark/contract/activities/activity-dates'
import type { Activity } from '@waymark/contract/activities/activity'
import { startInWords } from '../model/date-words.ts'

interface DateListProps {
  activity: Pick<Activity, 'dates' | 'placesTaken'>
  dates: readonly ActivityDate[]
}

/** Dates with the number of free places. */
export function DateList({ activity, dates }: DateListProps) {
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {dates.map((date) => {
        const left = placesLeft(activity, date)
        return (
          <li key={date.startsAt} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <span>{startInWords(date.startsAt)}</span>
            <span className="text-muted">
              {left === 0 ? 'Fully booked' : `${left} ${left === 1 ? 'place' : 'places'} left`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
