import type { AtlasDestination } from '@waymark/atlas/place'
import { nameKey } from '@waymark/domain/name-key'
import { countOf } from '@waymark/domain/wording'
import type { Asked } from '../asked.ts'
import { destinationsAt } from '../local-tips.ts'
import { citySubject } from '../place-named.ts'
import { bullet, planTrip, type Reply, takenFromTrip } from '../reply.ts'
import { dayTripsFrom, usualPlaces } from '../sights.ts'
import type { Subject } from '../subject.ts'
import { timeNeeded } from './sight.ts'

const SHOWN = 5
/** The main sights at an easy pace, and minutes a day for seeing all of them. */
const MAIN = { sights: 8, minutesADay: 260 } as const
const ALL_MINUTES_A_DAY = 330
/** Largest difference, in days, between the shortest and the longest stay that is recommended. */
const WIDEST = 2
/** Number of places in a first trip to a country, with a travel day between them. */
const FIRST_JOURNEY = 3

interface DaysNeeded {
  readonly least: number
  readonly most: number
}

/** Whole days that the sights of a destination fill, without day trips. */
function daysFor(destination: AtlasDestination): DaysNeeded {
  const minutes = usualPlaces(destination).map(({ stayMinutes }) => stayMinutes)
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)
  const least = Math.max(1, Math.round(sum(minutes.slice(0, MAIN.sights)) / MAIN.minutesADay))
  const most = Math.max(least, Math.round(sum(minutes) / ALL_MINUTES_A_DAY))
  return { least, most: Math.min(most, least + WIDEST) }
}

const spoken = ({ least, most }: DaysNeeded): string =>
  least === most ? countOf(least, 'day') : `${least} to ${most} days`

/** Whether that many days are too few, right or too many. */
function verdict(days: number, { least, most }: DaysNeeded, place: string): string {
  const count = days === 1 ? '1 day is' : `${days} days are`
  if (days < least) return `${count} short for ${place}: choose what you want most.`
  if (days <= most) return `Yes, ${count} enough for the best known sights of ${place}.`
  return `${count} plenty for ${place}: take day trips as well.`
}

/**
 * Half of the days of a first trip are enough, and no number of days is too many, because a country is never seen
 * completely.
 */
function verdictOfCountry(days: number, total: number, country: string): string {
  if (days < total / 2) return `${countOf(days, 'day')} in ${country}: time for one place and its surroundings.`
  return `${days} days in ${country} are enough for ${days < total ? 'a first journey to two or three places' : 'a first journey'}, and not too long: there is more than anyone sees at once.`
}

function daysForCountry(asked: Asked, destinations: readonly AtlasDestination[]): Reply {
  const { subject } = asked
  const shown = destinations.slice(0, SHOWN)
  const first = destinations.slice(0, FIRST_JOURNEY).map(daysFor)
  const total = first.reduce((sum, { least }) => sum + least, 0) + first.length
  return {
    lines: [
      ...(asked.length === undefined || !subject ? [] : [verdictOfCountry(asked.length, total, subject.name)]),
      `For ${subject?.name ?? 'it'} it depends on how much of it you want to see. A first journey of ${first.length === 1 ? 'one place' : `${first.length} places`} with the ways between takes about ${total} to ${total + 4} days.`,
      ...shown.map((destination) => bullet(`${destination.city}: ${spoken(daysFor(destination))}`)),
      'That is reckoned by the sights that I know, at an easy pace.',
    ],
    actions: [planTrip(asked)],
    next: ['places', 'season', 'costs', 'plan'],
  }
}

/**
 * The town of a sight's name: nobody asks for the hours of Cozumel, though it is a sight. Islands, resorts and towns
 * take days.
 */
function townOfItsName(subject: Subject): Subject {
  const [town] = subject.scope === 'sight' ? destinationsAt(citySubject(subject.city)) : []
  const isTown = town !== undefined && nameKey(town.city) === nameKey(subject.name)
  return isTown && (town.kind === 'island' || town.kind === 'beach resort') ? citySubject(subject.city) : subject
}

export function daysNeeded(asked: Asked): Reply {
  const { length } = asked
  const subject = asked.subject && townOfItsName(asked.subject)
  if (asked.unknownSight || subject?.scope === 'sight') return timeNeeded(asked)
  if (!subject)
    return {
      lines: ['For which place? Name a town, a country or a sight, and I tell you how much time it takes.'],
      ask: ['How many days for Rome?', 'How many days for Kyoto?', 'How long for the Louvre?'],
    }
  const destinations = destinationsAt(subject)
  const [town] = destinations
  if (!town)
    return {
      lines: [`I do not know ${subject.name} well enough to say how many days it fills.`],
      next: ['places', 'way-there', 'plan'],
    }
  if (subject.scope === 'country' && destinations.length > 1) return daysForCountry(asked, destinations)
  const days = daysFor(town)
  // For Sicily, only Palermo is counted.
  if (subject.city.area !== undefined && nameKey(subject.name) !== nameKey(town.city))
    return {
      lines: [
        takenFromTrip(asked),
        `I do not know how many days all of ${subject.name} takes: it has more towns than one. ${town.city} alone fills ${spoken(days)}.`,
        'Reckon a day for each way between two places where you sleep.',
      ].filter((line) => line !== ''),
      actions: [planTrip(asked)],
      next: ['places', 'day-trips', 'hotels', 'plan'],
    }
  const trips = dayTripsFrom(town).length
  return {
    lines: [
      takenFromTrip(asked),
      length === undefined ? '' : verdict(length, days, town.city),
      `${subject.name} fills ${spoken(days)}: its best known sights take ${days.least}, at an easy pace${days.most > days.least ? `, and all that I know ${days.most}` : ''}.`,
      trips > 0 ? `Add a day for each day trip; I know ${trips}.` : '',
    ].filter((line) => line !== ''),
    actions: [planTrip(asked)],
    next: ['places', 'day-trips', 'hotels', 'plan'],
  }
}
