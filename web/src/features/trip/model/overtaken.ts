import type { Expense } from '@waymark/contract/trips/expense'
import { moneyText } from '@waymark/contract/money'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, dayNumber } from '@waymark/domain/itinerary'
import { addStop, editStop, moveToHour } from '@waymark/domain/stop-edits'
import { applyChange, type TripChange } from '@waymark/domain/trip-changes'
import type { Member } from '../../../shared/trips/members.ts'
import { byEntry, type MadeChange } from '../../../shared/live/made-changes.ts'
import type { Overtaken } from '../../../shared/messages/overtaken-note.tsx'
import { lengthWords } from './stop-words.ts'

type Thing = Stop | Expense
type Values = Readonly<Record<string, unknown>>

const quoted = (text: unknown): string => (typeof text === 'string' && text !== '' ? `“${text}”` : 'none')
const plain = (value: unknown): string => (typeof value === 'string' ? value : 'none')
/** A day is known by its key. */
const dayWords = (key: unknown, trip: Trip): string => {
  const number = typeof key === 'number' ? dayNumber(trip, key) : null
  return number === null ? 'no day' : `day ${number}`
}
const moneyWords = (cents: unknown): string => (typeof cents === 'number' ? moneyText(cents) : 'none')

/** Label and formatter of each field; others are parts of these. */
const WORDS: Readonly<Record<string, readonly [label: string, say: (value: unknown, trip: Trip) => string]>> = {
  title: ['Title', quoted],
  day: ['Day', dayWords],
  startsAt: ['Time', plain],
  minutes: ['Length', (value) => (typeof value === 'number' ? lengthWords(value) : 'none')],
  note: ['Note', quoted],
  link: ['Link', plain],
  costCents: ['Cost', moneyWords],
  amountCents: ['Amount', moneyWords],
  done: ['Done', (value) => (value === true ? 'yes' : 'no')],
  locked: ['Locked', (value) => (value === true ? 'yes' : 'no')],
}

/** Start of the path of a moved day (`shared/live/made-changes.ts`). */
const MOVED_DAYS = 'dayOrder.'

/** Pseudo-field for the day to which a stop was added (`shared/live/made-changes.ts`). */
const ADDED = 'added'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function thingAt({ stops, expenses }: Pick<Trip, 'stops' | 'expenses'>, at: string): Thing | undefined {
  const [map, id = ''] = at.split('.')
  return map === 'stops' ? stops?.[id] : expenses?.[id]
}

const isStop = (thing: Thing): thing is Stop => 'startsAt' in thing

const valuesOf = (stop: Stop, fields: Values): Partial<Stop> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field in stop))

/** The fields whose values differ from the user's. */
function lostOf(thing: Thing, fields: Values): Values {
  const now: Values = { ...thing }
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => field in now && !isSame(now[field], value)),
  )
}

/** The day for a restored stop; null if the trip has become shorter. */
const dayIn = (trip: Trip, day: number | null): number | null => (dayNumber(trip, day) === null ? null : day)

/** The message for a restored stop, mentioning a changed day. */
const saidOfReturn = (said: string, trip: Trip, day: number | null | undefined): string =>
  day === undefined || dayIn(trip, day) === day ? said : `${said}, among the ideas: its day was removed`

/** ' by Ben' for a removed day; empty if an app removed it that did not say who. */
const byRemover = (trip: Trip, key: string | number, whoIs: (uid: string) => string): string => {
  const by = trip.removedBy?.[key]?.by
  return by === undefined ? '' : ` by ${whoIs(by)}`
}

/** A day that the user moved and somebody else removed. */
function overtakenDay(trip: Trip, at: string, whoIs: (uid: string) => string): Overtaken<TripChange>[] {
  const key = at.slice(MOVED_DAYS.length)
  if (trip.removedDays?.[key] !== true) return []
  const theme = trip.days?.[key]?.theme ?? ''
  const left = activeStops(trip).filter(({ day }) => day === Number(key)).length
  const lines = left === 0 ? [] : [`Its ${left === 1 ? 'stop is' : `${left} stops are`} among the ideas.`]
  return [
    {
      at,
      said:
        (theme === '' ? 'A day that you moved was removed' : `“${theme}”, a day that you moved, was removed`) +
        byRemover(trip, key, whoIs),
      lines,
      fix: { label: 'Put the day back', said: 'Day put back', change: { [`removedDays.${key}`]: false } },
    },
  ]
}

/** The change that restores the user's values. */
function puttingBack(trip: Trip, stop: Stop, lost: Values): TripChange {
  const { day, ...others } = lost as Partial<Stop>
  const edit = editStop(stop.id, others)
  if (day === undefined) return edit
  return { ...edit, ...moveToHour(applyChange(trip, edit), { ...stop, ...others }, dayIn(trip, day)) }
}

/**
 * Where somebody else's change has replaced one made on this device: the last write wins by field, and removals are
 * final.
 * @param newId for a stop that must be added again
 */
export function overtakenIn(
  trip: Trip,
  made: readonly MadeChange[],
  { uid, members, newId }: { uid: string; members: readonly Member[]; newId: string },
): Overtaken<TripChange>[] {
  const whoIs = (by: string): string =>
    by === uid ? 'you on another device' : (members.find((each) => each.uid === by)?.name ?? 'somebody who has left')

  return byEntry(made).flatMap(({ at, fields }): Overtaken<TripChange>[] => {
    if (at.startsWith(MOVED_DAYS)) return overtakenDay(trip, at, whoIs)
    const thing = thingAt(trip, at)
    if (thing === undefined) return []
    const { title, by, removedBy } = thing
    if (removedBy !== null) {
      // A removal of something added here was made with knowledge of it.
      if (removedBy === uid || isSame(Object.keys(fields), [ADDED])) return []
      const typed = Object.entries(fields).filter(([field, value]) => field in WORDS && !isSame(value, null))
      const own = isStop(thing) ? { ...thing, ...valuesOf(thing, fields) } : undefined
      const again = own && addStop(trip, { ...own, day: dayIn(trip, own.day), id: newId, by: uid, removedBy: null })
      return [
        {
          at,
          said: `“${title}” was removed by ${whoIs(removedBy)}`,
          lines: typed.map(([field, value]) => `${WORDS[field]?.[0]}: you had ${WORDS[field]?.[1](value, trip)}.`),
          fix: again && {
            label: 'Add it again',
            said: saidOfReturn(`${title} added again`, trip, own?.day),
            change: again,
          },
        },
      ]
    }
    const put = fields['day'] ?? fields[ADDED]
    if (isStop(thing) && thing.day !== null && dayIn(trip, thing.day) === null && put === thing.day) {
      const lines = [`Its day was removed${byRemover(trip, thing.day, whoIs)}: it is among the ideas.`]
      return [{ at, said: `“${title}” has lost its day`, lines, fix: undefined }]
    }
    const lost = lostOf(thing, fields)
    const now: Values = { ...thing }
    const lines = Object.entries(lost).flatMap(([field, value]) => {
      const [label, say] = WORDS[field] ?? []
      return label === undefined || say === undefined
        ? []
        : [`${label}: ${say(now[field], trip)}. You had ${say(value, trip)}.`]
    })
    if (lines.length === 0) return []
    const back = isStop(thing) ? puttingBack(trip, thing, lost) : undefined
    const said = saidOfReturn(`${title} as you had it`, trip, (lost as Partial<Stop>).day)
    const fix = back && { label: 'Put mine back', said, change: back }
    return [{ at, said: `“${title}” was changed by ${whoIs(by)}`, lines, fix }]
  })
}
