import { addDays, daysBetween } from '@waymark/contract/calendar'
import type { Base } from './bases.ts'
import { daysOf, type Festival, FESTIVALS } from './festivals.ts'
import { festivalLabel, festivalsIn, isAboutFestival } from './wishes/festivals-asked.ts'
import type { PlanInput } from './plan-input.ts'
import type { Wishes } from './wishes.ts'

/** The festival of that name. */
export const festivalNamed = (name: string): Festival | undefined => FESTIVALS.find((each) => each.name === name)

/** The towns and regions of a text: 'Oaxaca' in 'Mexico, above all Oaxaca, Pátzcuaro and Mexico City'. */
const namesIn = (where: string): readonly string[] =>
  where.split(/, | and | in | near | with (?:the )?|above all | or /u).map((name) => name.trim())

/** Whether it is held at a base: in its town, or in all of its country. */
const isHeldAt = ({ where, countries }: Festival, { name, city }: Base): boolean =>
  countries === 'all' ||
  countries?.split(' ').includes(city.countryCode) === true ||
  [name, city.name].some((each) => namesIn(where).includes(each))

/** The days of a trip, counted from 1, on which a festival with a rule is held. */
function daysOfTrip(festival: Festival, { startDate, endDate }: Dates): readonly number[] {
  const held = daysOf(festival, undefined, startDate)
  if (held === undefined) return []
  const [from, to] = held
  return Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, index) => index + 1).filter((day) => {
    const date = addDays(startDate, day - 1)
    return date >= from && date <= to
  })
}

type Dates = Pick<PlanInput, 'startDate' | 'endDate'>

/** Of the days on which it is held, one that is neither that of the arrival nor of the way home. */
function bestDay(days: readonly number[], { startDate, endDate }: Dates): number | undefined {
  const length = daysBetween(startDate, endDate) + 1
  return days.find((day) => day > 1 && day < length) ?? days[0]
}

/** What a plan says of a festival that it cannot have. */
function noteOf(festival: Festival, isHere: boolean, { startDate }: Dates): string {
  const { name, when, where } = festival
  if (!isHere) return `${name} is held in ${where}, ${when}: be there on these days`
  const held = daysOf(festival, undefined, startDate)
  if (held === undefined) return `${name} is held ${when}: look up whether that is on your days`
  return `${name} is held ${when}, next from ${held[0]} to ${held[1]}, and not on your days`
}

/** The wishes without the parts that are about a festival of the place: 'carnival' in Venice. */
export function withoutFestivals(wishes: Wishes, bases: readonly Base[]): Wishes {
  const isOther = (part: string): boolean => bases.every(({ name }) => !isAboutFestival(part, name))
  return { ...wishes, unread: wishes.unread.filter(isOther), namedOnly: wishes.namedOnly.filter(isOther) }
}

/**
 * The wishes with the festivals that the text asks for: those of the place and the days as something to do on one of
 * them, others as a note.
 */
export function withFestivals(
  wishes: Wishes,
  { preferences = '', ...dates }: Dates & Pick<PlanInput, 'preferences'>,
  bases: readonly Base[],
): Wishes {
  const towns = bases.map(({ name }) => name)
  const festivals = new Set([undefined, ...towns].flatMap((town) => festivalsIn(preferences, town)))
  if (festivals.size === 0) return wishes
  const heeded = new Set(wishes.heeded)
  const wishedDays = new Map(wishes.wishedDays)
  const activities = [...wishes.activities]
  const notes: string[] = []
  for (const festival of festivals) {
    // With several bases nobody knows yet in which of them that day is.
    const isHere = bases.every((base) => isHeldAt(festival, base))
    const day = isHere ? bestDay(daysOfTrip(festival, dates), dates) : undefined
    if (day === undefined) {
      heeded.delete(festivalLabel(festival))
      notes.push(noteOf(festival, isHere, dates))
      continue
    }
    heeded.add(festivalLabel(festival))
    activities.push(festival.name)
    wishedDays.set(festival.name, day)
  }
  return { ...wishes, activities, wishedDays, festivalNotes: notes, heeded: [...heeded] }
}
