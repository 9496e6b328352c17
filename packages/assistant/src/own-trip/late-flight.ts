import type { AssistantAction } from '@waymark/contract/assistant/assistant-calls'
import { clockOf } from '@waymark/domain/stop-times'
import { bullet } from '../reply.ts'
import type { OnTrip } from './on-trip.ts'
import { daysOf, dayOfTrip, entriesOf, isAboutTheWay, quoted } from './trip-stops.ts'

const HOURS = /\b(half an|an?|one|two|three|four|five|six|\d{1,2}(?:[.,]5)?) ?(?:hours?|hrs?|h)\b/
const MINUTES = /\b(\d{1,3}) ?(?:minutes?|mins?)\b/
const COUNTED: Readonly<Record<string, number>> = {
  'half an': 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}

/** By how many minutes one is late; undefined if it is not told. */
function lateBy(words: string): number | undefined {
  const [, hours] = HOURS.exec(words) ?? []
  const [, minutes] = MINUTES.exec(words) ?? []
  if (hours === undefined && minutes === undefined) return undefined
  const ofHours = hours === undefined ? 0 : (COUNTED[hours] ?? Number(hours.replace(',', '.')))
  return Math.round(ofHours * 60) + Number(minutes ?? 0)
}

/** From landing to the first stop, as planned. */
const SETTLE_MINUTES = 60

/** "My flight is 3 hours late": what of the first day no longer fits, and where it could go. */
export function lateFlight({ trip, words, there }: OnTrip): { lines: string[]; actions: AssistantAction[] } {
  const late = lateBy(words)
  const entries = entriesOf(trip)
  const arrival = entries.find((entry) => isAboutTheWay(entry))
  if (arrival?.day !== 1)
    return { lines: [`${quoted(trip)} does not say when you arrive, so I cannot say what changes.`], actions: [] }
  if (late === undefined)
    return {
      lines: [
        `${quoted(trip)}: you are to arrive on ${dayOfTrip(arrival)} at ${arrival.time}. By how many hours are you late?`,
      ],
      actions: [],
    }
  const leaving = entries.findLast((entry) => isAboutTheWay(entry))
  if (/\b(?:home|back)\b/.test(words) || there.date > trip.startDate)
    return {
      lines: [
        leaving === undefined || leaving === arrival
          ? `${quoted(trip)} does not say when you leave.`
          : `If that is your way home from ${trip.destination}: ${quoted(trip)} lets you leave on ${dayOfTrip(leaving)} at ${leaving.time}, and nothing of it is lost when you leave later.`,
        'Ask those who take you home from the airport or station, and whoever keeps your room.',
      ],
      actions: [],
    }
  const arrives = arrival.begins + late
  const own = entries.filter((entry) => entry.day === 1 && !isAboutTheWay(entry))
  const lost = own.filter(({ begins }) => begins < arrives + SETTLE_MINUTES)
  const kept = own.filter((stop) => !lost.includes(stop))
  const between = daysOf(trip).slice(1, -1)
  const loads = between.map(({ day }) => ({
    day,
    minutes: entries.filter((entry) => entry.day === day).reduce((sum, { begins, ends }) => sum + ends - begins, 0),
  }))
  const lightest = loads.toSorted((a, b) => a.minutes - b.minutes)[0]?.day
  const actions = lost.flatMap((stop): AssistantAction[] => {
    const stored = Object.values(trip.stops ?? {}).find(
      ({ title, day, removedBy }) => title === stop.title && day === 1 && removedBy === null,
    )
    return stored && lightest !== undefined
      ? [
          {
            type: 'propose',
            change: { kind: 'move-stop', tripId: trip.id, stopId: stored.id, title: stored.title, day: lightest },
          },
        ]
      : []
  })
  return {
    lines: [
      `If that is your way to ${trip.destination}, you arrive ${arrives < 24 * 60 ? `about ${clockOf(arrives)}` : `the next day about ${clockOf(arrives - 24 * 60)}`} rather than at ${arrival.time} on ${dayOfTrip(arrival)}, in ${quoted(trip)}.`,
      ...(lost.length === 0
        ? ['Everything planned for that day still fits.']
        : [
            'You would miss, counting an hour from there to your first stop:',
            ...lost.map(({ title, time }) => bullet(`${title} at ${time}`)),
          ]),
      ...(lost.length > 0 && kept.length > 0
        ? ['This still fits:', ...kept.map(({ title, time }) => bullet(`${title} at ${time}`))]
        : []),
      ...(actions.length > 0
        ? [
            `Day ${lightest} has the most room. Tap a change to see it on the page of the trip; nothing changes until you take it there.`,
          ]
        : []),
      'Tell the place where you sleep that you come later.',
    ],
    actions,
  }
}
