import type { GoalSight } from '@waymark/atlas/find-goal'
import type { AtlasPlace, PlaceKind, StandalonePlace } from '@waymark/atlas/place'
import type { Prices } from './country-prices.ts'
import { estimatedCost } from './estimated-cost.ts'

/** Usual duration of a visit by kind; an hour for others. */
const USUAL_MINUTES: Partial<Readonly<Record<PlaceKind, number>>> = {
  museum: 120, gallery: 90, palace: 105, castle: 105, ruins: 120, 'historic quarter': 120, park: 120, nature: 180, beach: 150, garden: 75,
  'zoo or aquarium': 150, activity: 150, 'day trip': 300, monument: 45, bridge: 30, square: 40, street: 45, viewpoint: 45, 'religious site': 60,
} // prettier-ignore

/** Maximum length of a description. */
const LONGEST_ABOUT = 400

function aboutOf({ kind, landmark }: StandalonePlace): string {
  if (!landmark) return `A ${kind} that people come for from far away.`
  const [first, second, third] = landmark.whatToSee
  const about = `Look for ${first}, ${second} and ${third}. ${landmark.history}`
  return about.length <= LONGEST_ABOUT ? about : `Look for ${first}, ${second} and ${third}.`
}

/** Kinds that one sits in of an evening; others, such as bridges and squares, are only best then. */
const SHOWS: ReadonlySet<PlaceKind> = new Set(['theatre', 'nightlife'])

function timeOf(text: string | undefined, kind: PlaceKind): AtlasPlace['bestTime'] {
  if (text === undefined) return 'any'
  if (SHOWS.has(kind) && /after dark|at night/i.test(text)) return 'evening'
  if (/morning|dawn|sunrise|early/i.test(text)) return 'morning'
  return /late afternoon|afternoon/i.test(text) ? 'afternoon' : 'any'
}

/** Completes a standalone place with values usual for its kind, and with its landmark's data. */
export function plannablePlace(place: StandalonePlace, prices: Prices): AtlasPlace {
  const { countryCode: _, about, stayMinutes, costCents, closed, bestTime, ...known } = place
  return {
    ...known,
    about: about ?? aboutOf(place),
    stayMinutes: stayMinutes ?? USUAL_MINUTES[place.kind] ?? 60,
    costCents: costCents ?? estimatedCost(place.kind, prices),
    closed: closed ?? [],
    bestTime: bestTime ?? timeOf(place.landmark?.bestTime, place.kind),
  }
}

/** A named sight as a plannable place. */
export const plannableSight = ({ place }: GoalSight, prices: Prices): AtlasPlace =>
  'countryCode' in place ? plannablePlace(place, prices) : place
