import { weekdayOf } from '@waymark/atlas/opening-hours'
import { WEEKDAYS, type Weekday } from '@waymark/atlas/place'
import type { ProposedChange } from '@waymark/contract/assistant/assistant-calls'
import { LIMITS } from '@waymark/contract/limits'
import { daysBetween } from '@waymark/contract/calendar'
import type { Stop } from '@waymark/contract/trips/stop'
import { nameKey } from '@waymark/domain/name-key'
import { type Asked, nextTrip } from '../asked.ts'
import type { ChangeAsked } from '../change-asked.ts'
import { shortRange } from '../dates-written.ts'
import { isOver, type OwnTrip } from '../question.ts'
import { bullet, openScreen, type Reply } from '../reply.ts'

const SHOWN_STOPS = 8

const stopsOf = ({ stops = {} }: OwnTrip): Stop[] => Object.values(stops).filter(({ removedBy }) => removedBy === null)

/** The stop of that name; of several matches, the one with the shortest name. */
function stopNamed(trip: OwnTrip, name: string, day?: number): Stop | undefined {
  const key = nameKey(name)
  if (key === '') return undefined
  const keysOf = ({ title, place }: Stop) => [title, place?.name ?? title].map(nameKey)
  const [found] = stopsOf(trip)
    .filter((stop) => day === undefined || stop.day === day)
    .map((stop) => ({ stop, fits: keysOf(stop).filter((known) => known.includes(key)) }))
    .filter(({ fits }) => fits.length > 0)
    .toSorted(
      (a, b) => Math.min(...a.fits.map(({ length }) => length)) - Math.min(...b.fits.map(({ length }) => length)),
    )
  return found?.stop
}

const NO_TRIP: Reply = {
  lines: ['You have no trip that I could propose this for. Plan one first, and I can help you to change it.'],
  actions: [{ type: 'plan-trip', fields: {} }],
  ask: ['Plan a weekend trip', 'Tell me about my next trip', 'Best beach destinations'],
}
const NEXT = ['Tell me about my next trip', 'What is on my packing list?', 'What is next?']
const TAP = 'Tap it to see it on the page of the trip. Nothing changes until you take it there.'

function unknownStop(trip: OwnTrip): Reply {
  const stops = stopsOf(trip)
  return {
    lines: [
      `${trip.title} has no stop of that name.`,
      ...(stops.length > 0 ? ['It has:', ...stops.slice(0, SHOWN_STOPS).map(({ title }) => bullet(title))] : []),
      ...(stops.length > SHOWN_STOPS ? [`And ${stops.length - SHOWN_STOPS} more.`] : []),
    ],
    actions: [openScreen('dashboard')],
    ask: NEXT,
  }
}

/** The own trips with a stop of that name; those to come if there are any, the next first. */
function tripsWith(
  trips: readonly OwnTrip[],
  change: Extract<ChangeAsked, { kind: 'move' | 'swap' }>,
  today: string,
): OwnTrip[] {
  const from = change.kind === 'move' ? change.from : undefined
  const holding = trips
    .filter((trip) => stopNamed(trip, change.what, from) !== undefined)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const coming = holding.filter((trip) => !isOver(trip, today))
  return coming.length > 0 ? coming : holding
}

const whichTrip = (trips: readonly OwnTrip[]): Reply => ({
  lines: [
    'Several of your trips have a stop of that name. Which do you mean? Name its place or its day in the question.',
    ...trips.map(({ title, startDate, endDate }) => bullet(`${title}, ${shortRange(startDate, endDate)}`)),
  ],
  actions: [openScreen('dashboard')],
  ask: NEXT,
})

/** The number of the trip's first day on that day of the week. */
function dayOf({ startDate, endDate }: OwnTrip, day: number | Weekday): number | undefined {
  if (typeof day === 'number') return day
  const after = (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(weekdayOf(startDate)) + 7) % 7
  return after > daysBetween(startDate, endDate) ? undefined : after + 1
}

const A_DAY = /^day \d{1,2}$/i

/** 'Swap day 2 and day 3': whole days change places on the page of the trip. */
const wholeDays = (trip: OwnTrip): Reply => ({
  lines: [
    `I can propose changes of single stops. Whole days of ${trip.title} change places on its page: the menu of a day has 'Move day up' and 'Move day down'.`,
  ],
  actions: [openScreen('dashboard')],
  ask: NEXT,
})

const proposal = (trip: OwnTrip, change: ProposedChange): Reply => ({
  lines: [`Here is that change for ${trip.title}.`, TAP],
  actions: [{ type: 'propose', change }],
  ask: NEXT,
})

function packing({ facts, trip }: Asked, what: string): Reply {
  const there = facts.lists.find(({ destination }) => destination === trip?.destination)
  const list = there ?? facts.lists[0]
  if (list === undefined) {
    return {
      lines: ['You have no packing list yet. The Packing Assistant makes one for your place, dates and plans.'],
      actions: [openScreen('packingAssistant')],
      ask: NEXT,
    }
  }
  const key = nameKey(what)
  const known = list.items.find(({ name }) => nameKey(name) === key)
  if (known !== undefined) {
    return { lines: [`That is on ${list.title} already.`], actions: [openScreen('dashboard')], ask: NEXT }
  }
  const name = what.charAt(0).toUpperCase() + what.slice(1)
  return {
    lines: [`Here it is for ${list.title}.`, 'Tap it to have it written there. Nothing changes until you add it.'],
    actions: [
      {
        type: 'propose',
        change: { kind: 'add-packing-item', listId: list.id, name: name.slice(0, LIMITS.packingItemName) },
      },
    ],
    ask: NEXT,
  }
}

/** A change the traveller asked for, as a proposal to confirm: the guide changes nothing itself. */
export function propose(asked: Asked, change: ChangeAsked): Reply {
  if (change.kind === 'pack') return packing(asked, change.what)
  const changeable = asked.facts.trips.filter(({ stops }) => stops !== undefined)
  const own = asked.trip?.stops === undefined ? undefined : asked.trip
  const ordinary = own ?? nextTrip(changeable, asked.today)
  if (ordinary === undefined) return NO_TRIP
  const holding = change.kind === 'add' ? [] : tripsWith(changeable, change, asked.today)
  const isSure = holding.length === 1 || asked.subjectFrom === 'message'
  if (holding.length > 1 && !isSure) return whichTrip(holding)
  const trip = holding.find((one) => one === own) ?? holding[0] ?? ordinary
  const { id: tripId, title: tripTitle } = trip
  const length = daysBetween(trip.startDate, trip.endDate) + 1
  const day = change.kind === 'swap' ? 1 : dayOf(trip, change.day)
  if (day === undefined || day < 1 || day > length) {
    const days = length === 1 ? '1 day' : `${length} days`
    return {
      lines: [
        day === undefined
          ? `${tripTitle} has no such day of the week: it has ${days}, ${shortRange(trip.startDate, trip.endDate)}.`
          : `${tripTitle} has ${days}. Which of them do you mean?`,
      ],
      actions: [openScreen('dashboard')],
      ask: NEXT,
    }
  }
  if (A_DAY.test(change.what)) return wholeDays(trip)
  const stop = stopNamed(trip, change.what, change.kind === 'move' ? change.from : undefined)
  // "Put the zoo on day 2" moves an existing stop, or adds a new one.
  if (change.kind === 'add' && (stop === undefined || stop.day === day)) {
    const title = change.what.slice(0, LIMITS.shortText)
    return proposal(trip, { kind: 'add-stop', tripId, day, title })
  }
  if (stop === undefined) return unknownStop(trip)
  const { id: stopId, title } = stop
  if (change.kind === 'swap') {
    const by = change.by?.slice(0, LIMITS.shortText)
    return proposal(trip, { kind: 'swap-stop', tripId, stopId, title, ...(by !== undefined && { by }) })
  }
  return proposal(trip, { kind: 'move-stop', tripId, stopId, title, day })
}
