import type { Intent } from './intents.ts'
import { placeToEnter, type Reply } from './reply.ts'
import type { Subject } from './subject.ts'

const MOST = 4

/** How each thing is asked about a place; every one of them is a question that the guide understands. */
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
}

/** What could be asked next. */
export function nextQuestions({ next = [], ask = [] }: Reply, subject: Subject | undefined): string[] {
  const place = subject?.scope === 'country' ? subject.name : subject && placeToEnter(subject)
  const about = place === undefined ? [] : next.flatMap((intent) => QUESTIONS[intent]?.(place) ?? [])
  return [...about, ...ask].slice(0, MOST)
}
