import { kmBetween } from '@waymark/atlas/distance'
import { destinationsAt } from './local-tips.ts'
import { placeNamed } from './place-named.ts'
import { isOver, type Question } from './question.ts'
import type { Subject } from './subject.ts'

const SURE = { isCapitalised: true, isExpected: true }
/** What has the name of a quarter and is nearer than this is the quarter itself, or a sight in it. */
const IN_TOWN_KM = 30

/** The towns that a traveller may speak of without naming them: of the talk, then of the own trips, the next first. */
function townsOfTalk({ context, facts, now }: Question): Subject[] {
  const trips = facts.trips
    .filter((trip) => !isOver(trip, now.slice(0, 10)))
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const names = [context.destination, ...trips.map(({ destination }) => destination)]
  return [...new Set(names)].flatMap((name) => {
    const town = name === undefined || name === '' ? undefined : placeNamed(name, SURE)
    return town ? [town] : []
  })
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * The question with the town in place of one of its quarters: 'from the airport to Baixa' becomes 'to Lisbon' in a talk
 * of Lisbon.
 */
export function withTownOfPart(question: Question): string {
  const { message } = question
  for (const town of townsOfTalk(question)) {
    for (const area of destinationsAt(town).flatMap(({ areas }) => areas)) {
      const named = new RegExp(`(?<=\\b(?:to|in|into|from|near|around|at) )(?:the )?${escaped(area)}(?![\\p{L}])`, 'iu')
      if (!named.test(message)) continue
      const known = placeNamed(area, SURE)
      if (!known || kmBetween(known.sight ?? known.city, town.city) > IN_TOWN_KM)
        return message.replace(named, town.city.name)
    }
  }
  return message
}
