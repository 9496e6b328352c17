import { clockOf } from '@waymark/domain/stop-times'
import { sunTimes } from '@waymark/planner/sun'
import type { Asked } from '../asked.ts'
import { nameOfMonth } from '../months.ts'
import { shortDay } from '../dates-written.ts'
import { dayAskedIn } from '../day-asked.ts'
import { bullet, type Reply, takenFromTrip } from '../reply.ts'

/** Day of the month that represents it. */
const MIDDLE = 15

const timeOfDay = (minutes: number): string => {
  const within = (((Math.round(minutes / 5) * 5) % 1440) + 1440) % 1440
  return clockOf(within)
}

/** Sunrise and sunset, calculated. */
export function daylight(asked: Asked): Reply {
  const { subject, month, words, today, days } = asked
  if (!subject)
    return {
      lines: ['Where, and in which month? Then I tell you when the sun rises and sets there.'],
      ask: ['When does the sun set in Lisbon in June?', 'When does the sun set in Reykjavík in December?'],
    }
  const { city } = subject
  const named = dayAskedIn(words, today)
  const year = Number(today.slice(0, 4)) + (month !== undefined && month < Number(today.slice(5, 7)) ? 1 : 0)
  const inMonth = month === undefined ? undefined : `${year}-${String(month).padStart(2, '0')}-${MIDDLE}`
  const isDated = named !== undefined && !named.isWeekly
  const date = isDated ? named.date : (inMonth ?? days?.start ?? today)
  const when = isDated || inMonth === undefined ? `on ${shortDay(date)}` : `in the middle of ${nameOfMonth(month ?? 1)}`
  const { light, sunrise, sunset } = sunTimes(city, date, city.timeZone)
  const place = subject.scope === 'country' ? city.name : subject.name
  const minutes = sunset - sunrise
  return {
    lines: [
      takenFromTrip(asked),
      ...(light === 'day and night'
        ? [
            `In ${place} ${when} the sun rises at about ${timeOfDay(sunrise)} and sets at about ${timeOfDay(sunset)}, local time.`,
            bullet(
              `That is about ${Math.round(minutes / 60)} hours of daylight; it is dark some half an hour to an hour after sunset, later in the far north and south.`,
            ),
          ]
        : [
            light === 'always day'
              ? `In ${place} ${when} the sun does not set: it is light day and night.`
              : `In ${place} ${when} the sun does not rise: there is twilight around noon and night otherwise.`,
          ]),
      subject.scope === 'country' ? `Other parts of ${subject.name} can differ.` : '',
    ].filter((line) => line !== ''),
    next: ['weather', 'season', 'packing', 'places'],
  }
}
