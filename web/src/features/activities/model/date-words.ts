import { type ActivityDate, placesLeft } from '@waymark/contract/activities/activity-dates'
import type { Activity } from '@waymark/contract/activities/activity'
import { formatWeekday } from '../../../shared/time/dates.ts'

/** 'Mon, Jun 1, 2026 at 10:00', by the clock of the place. */
export const startInWords = (startsAt: string): string =>
  `${formatWeekday(startsAt.slice(0, 10))}, ${startsAt.slice(0, 4)} at ${startsAt.slice(11)}`

/** The dates that still have a place, as choices. */
export const dateOptions = (activity: Pick<Activity, 'dates' | 'placesTaken'>, ahead: readonly ActivityDate[]) =>
  ahead
    .map((date) => ({ date, left: placesLeft(activity, date) }))
    .filter(({ left }) => left > 0)
    .map(({ date: { startsAt }, left }) => ({
      value: startsAt,
      label: `${startInWords(startsAt)} · ${left} ${left === 1 ? 'place' : 'places'} left`,
    }))
