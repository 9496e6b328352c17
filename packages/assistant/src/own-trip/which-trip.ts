import { findCity } from '@waymark/atlas/find-city'
import { nameKey } from '@waymark/domain/name-key'
import { type Asked, nextTrip } from '../asked.ts'
import { shortRange } from '../dates-written.ts'
import { isOver, type OwnTrip } from '../question.ts'
import { bullet, openScreen, type Reply } from '../reply.ts'
import { stopsNamed, quoted } from './trip-stops.ts'

/** Date and local time at the trip's destination, so that "today" and "next" are the traveller's. */
export function clockThere(
  { destination, place }: OwnTrip,
  now: string,
): { readonly date: string; readonly time: string } {
  const timeZone = findCity(destination)?.timeZone ?? place.timeZone
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(now),
  )
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/** Names a trip that is the traveller's: 'my trip', 'our days', 'the plan'. */
export const EXPLICIT =
  /\b(?:my|our|the|this) (?:\p{L}+ ){0,2}(?:trips?|plans?|itinerar(?:y|ies)|stops?|days?|schedule|programme|journey|holidays?|vacation)\b/u
export const CERTAINLY_OWN =
  /\b(?:my|our) (?:\p{L}+ ){0,2}(?:trips?|plans?|itinerar(?:y|ies)|stops?|days?|schedule|programme|journey|holidays?|vacation)\b/u

/** 'Are we going to Florence?' */
const GOING = /^(?:so |and |but )?(?:do|will|are) (?:we|i) (?:also )?(?:go(?:ing)? to|see(?:ing)?|visit(?:ing)?)\b/

export type Chosen =
  | { readonly trip: OwnTrip; readonly others: readonly OwnTrip[] }
  | { readonly missing: string }
  | undefined

/** The trip a question is about: the named one, else that of the conversation, else the current or next one. */
export function tripAsked({ facts, subject, subjectFrom, trip, today, words, named }: Asked): Chosen {
  const titled = facts.trips.filter(({ title }) => ` ${nameKey(words)} `.includes(` ${nameKey(title)} `))
  const [own] = titled.length === 1 ? titled : []
  if (own !== undefined) return { trip: own, others: [] }
  const next = nextTrip(facts.trips, today)
  if (next === undefined) return undefined
  const isPlace = subjectFrom === 'message' && subject !== undefined && subject.scope !== 'sight'
  if (isPlace && trip !== undefined) return { trip, others: [] }
  const holding = facts.trips.filter((one) => stopsNamed(one, words).length > 0)
  const coming = facts.trips.filter((trip) => !isOver(trip, today))
  const [holder] = holding
    .filter((one) => coming.includes(one))
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  if (holder !== undefined) return { trip: holder, others: holding.filter((one) => one !== holder) }
  if (isPlace && !named.some(({ scope }) => scope === 'sight'))
    return CERTAINLY_OWN.test(words) || GOING.test(words) ? { missing: subject.name } : undefined
  if (subjectFrom === 'context' && trip !== undefined) return { trip, others: [] }
  return { trip: next, others: coming.filter((one) => one !== next) }
}

const SHOWN_TRIPS = 5

export const noSuchTrip = ({ facts }: Asked, place: string): Reply => ({
  lines: [
    `You have no trip to ${place}. These are yours:`,
    ...facts.trips
      .slice(0, SHOWN_TRIPS)
      .map(({ title, destination, startDate, endDate }) =>
        bullet(`“${title}”: ${destination}, ${shortRange(startDate, endDate)}`),
      ),
  ],
  actions: [openScreen('dashboard')],
  ask: ['Tell me about my next trip', `Plan a trip to ${place}`, 'What is on my packing list?'],
})

/** Says that there are other trips, whose place has to be named. */
export const othersLine = (others: readonly OwnTrip[]): string[] => {
  const [other] = others
  return other === undefined ? [] : [`For ${quoted(other)}, say so: name ${other.destination} in the question.`]
}
