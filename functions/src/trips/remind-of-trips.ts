import { addDays } from '@waymark/contract/calendar'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { listPush } from '../push/push-store.ts'
import { pushToUser } from '../push/push-to-user.ts'
import { addNotificationOnce } from '../users/notifications-store.ts'
import { startsNotification } from './trip-notifications.ts'
import { type StartingTrip, tripsStartingOn } from './trips-store.ts'

/** Local hours of the reminder on the day before; the second catches up on a missed run. */
const HOURS: ReadonlySet<number> = new Set([9, 10])
const HOUR_MS = 60 * 60 * 1_000
/** UTC offsets of the inhabited time zones. */
const FIRST_OFFSET = -12
const LAST_OFFSET = 14

/** The start dates for which it is now the morning of the day before in some time zone. */
function tomorrows(now: Date): Set<string> {
  const offsets = Array.from({ length: LAST_OFFSET - FIRST_OFFSET + 1 }, (_, index) => FIRST_OFFSET + index)
  const there = offsets.map((offset) => new Date(now.getTime() + offset * HOUR_MS))
  // Zones with half-hour offsets belong to a neighbouring hour.
  const mornings = there.filter((time) => [...HOURS].some((hour) => Math.abs(time.getUTCHours() - hour) <= 1))
  return new Set(mornings.map((time) => addDays(time.toISOString().slice(0, 10), 1)))
}

/** @returns undefined for a time zone that Node does not know */
function localTime(now: Date, timeZone: string): { readonly day: string; readonly hour: number } | undefined {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const [day = '', time = ''] = format.format(now).split(' ')
    return { day, hour: Number(time.slice(0, 2)) }
  } catch {
    return undefined
  }
}

async function remind(trip: StartingTrip, uid: string, now: Date): Promise<boolean> {
  const isMorningBefore = ({ timeZone }: { readonly timeZone: string }) => {
    const local = localTime(now, timeZone)
    return local !== undefined && HOURS.has(local.hour) && addDays(local.day, 1) === trip.startDate
  }
  if (!(await listPush(uid)).some(isMorningBefore)) return false
  const notification = startsNotification(trip)
  if (!(await addNotificationOnce(uid, notification, `starts-${trip.id}-${trip.startDate}`))) return false
  await pushToUser(uid, notification)
  return true
}

/**
 * Reminds members once, on the morning before a trip, if they have a subscribed device. Whoever has no notification yet
 * because the run at nine failed is reminded at ten; failed pushes are not repeated.
 * @returns the number of reminded members
 */
export async function remindOfTrips(now = new Date()): Promise<number> {
  let told = 0
  for (const day of tomorrows(now)) {
    for await (const trips of tripsStartingOn(day)) {
      const reminders = trips.flatMap((trip) => trip.memberIds.map((uid) => remind(trip, uid, now)))
      for (const outcome of await Promise.allSettled(reminders)) {
        if (outcome.status === 'rejected') log('WARNING', 'Nobody was reminded of a trip', errorDetail(outcome.reason))
        else if (outcome.value) told += 1
      }
    }
  }
  return told
}
