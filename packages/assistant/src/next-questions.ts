import { destinationOf } from '@waymark/atlas/destinations'
import type { Intent } from './intents.ts'
import { placeToEnter, type Reply } from './reply.ts'
import type { Subject } from './subject.ts'

const MOST = 4
/** Longest place name, in characters, that keeps a question within the limit of a suggestion. */
const LONGEST_NAME = 50

/** A question by intent; the guide can parse each of them. */
const QUESTIONS: Partial<Readonly<Record<Intent, (place: string) => string>>> = {
  places: (place) => `What to see in ${place}`,
  season: (place) => `Best time to visit ${place}`,
  weather: (place) => `Weather in ${place}`,
  food: (place) => `What to eat in ${place}`,
  hotels: (place) => `Where to stay in ${place}`,
  packing: (place) => `What to pack for ${place}`,
  plan: (place) => `Plan a trip to ${place}`,
  costs: (place) => `How much does a day in ${place} cost?`,
  money: (place) => `Currency in ${place}`,
  tipping: (place) => `Tipping in ${place}`,
  language: (place) => `Language in ${place}`,
  visa: (place) => `Visa for ${place}`,
  safety: (place) => `Is ${place} safe?`,
  health: (place) => `Vaccinations for ${place}`,
  plugs: (place) => `Power plugs in ${place}`,
  clock: (place) => `Time zone of ${place}`,
  flights: (place) => `Flights to ${place}`,
  'way-there': (place) => `How do I get to ${place}?`,
  'way-around': (place) => `Getting around in ${place}`,
  tips: (place) => `Travel tips for ${place}`,
  'tap-water': (place) => `Tap water in ${place}`,
  emergency: (place) => `Emergency number in ${place}`,
  'day-trips': (place) => `Day trips from ${place}`,
  'days-needed': (place) => `How many days for ${place}?`,
  holidays: (place) => `Public holidays in ${place}`,
  phrases: (place) => `Phrases for ${place}`,
}

/** Questions about the sight itself, not its town. */
const SIGHT_QUESTIONS: Partial<Readonly<Record<Intent, (sight: string) => string>>> = {
  opening: (sight) => `When is ${sight} open?`,
  admission: (sight) => `How much is a ticket for ${sight}?`,
  near: (sight) => `What is near ${sight}?`,
  'days-needed': (sight) => `How long for ${sight}?`,
}

/** For a sight, its town if the atlas describes it. */
function placeAsked(subject: Subject): string {
  if (subject.scope === 'country') return subject.name
  const town = subject.scope === 'sight' ? destinationOf(subject.city)?.city : undefined
  return town ?? placeToEnter(subject)
}

/** `isPlanned`: the traveller has a trip to that place, so no other one is offered. */
export function nextQuestions(
  { next = [], ask: others = [] }: Reply,
  subject: Subject | undefined,
  isPlanned: boolean,
): string[] {
  const place = subject && placeAsked(subject)
  const sight = subject?.sight && subject.name.length <= LONGEST_NAME ? subject.name : undefined
  const ask = (intent: Intent) => (sight === undefined ? undefined : SIGHT_QUESTIONS[intent]?.(sight))
  const intents = isPlanned ? next.filter((intent) => intent !== 'plan') : next
  const about = place === undefined ? [] : intents.flatMap((intent) => ask(intent) ?? QUESTIONS[intent]?.(place) ?? [])
  return [...about, ...others].slice(0, MOST)
}
