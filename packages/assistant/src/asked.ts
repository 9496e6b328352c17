import type { TravelStyle } from '@waymark/contract/trips/trip'
import { daysIn, type Days, lengthIn, monthIn } from './dates-in-text.ts'
import { type Intent, intentIn } from './intents.ts'
import { budgetIn, dollarsOf, styleIn } from './money-in-text.ts'
import { placeNamed } from './place-named.ts'
import { type Mention, placesIn } from './places-in-text.ts'
import type { Facts, OwnTrip, Question } from './question.ts'
import type { Subject } from './subject.ts'

/** A question as the guide understands it. */
export interface Asked {
  readonly intent: Intent
  /** In small letters. */
  readonly words: string
  /** Where it is about, as far as that is known. */
  readonly subject: Subject | undefined
  readonly subjectFrom: 'message' | 'context' | 'trip' | undefined
  /** The traveller's own trip that goes there. */
  readonly trip: OwnTrip | undefined
  /** Where the traveller sets out. */
  readonly home: Subject | undefined
  /** All places that the message names, in its order. */
  readonly named: readonly Subject[]
  /** The message names a place that the atlas does not know. */
  readonly namesUnknown: boolean
  readonly days: Days | undefined
  readonly month: number | undefined
  readonly length: number | undefined
  readonly dollars: number | undefined
  readonly style: TravelStyle | undefined
  /** Calendar day and ISO instant. */
  readonly today: string
  readonly now: string
  readonly facts: Facts
}

/** Asked in general, these are not about the place of the conversation so far. */
const GENERAL: ReadonlySet<Intent> = new Set([
  'beaches',
  'winter-sports',
  'weekend',
  'greeting',
  'thanks',
  'abilities',
  'off-topic',
])

/** For these a place behind 'from' is never where they are about. */
const STARTS_ONLY: ReadonlySet<Intent> = new Set(['flights', 'way-there', 'weekend', 'plan'])

const SURE = { isCapitalised: true, isExpected: true }

const subjectNamed = (name: string | undefined): Subject | undefined =>
  name === undefined || name === '' ? undefined : placeNamed(name, SURE)

/** 'to Zzyzx', 'in Atlantis': a name behind a word that a place stands behind. */
const UNKNOWN_NAME =
  /\b(?:to|in|visit|about|at|around|for|explore)\s+(?!(?:I|English|Spanish|French|German|Italian|Japanese|Christmas|Easter|New|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)\p{Lu}[\p{Ll}'’-]{3,}/u

/** The trip that is on or comes next, else the newest. */
export function nextTrip(trips: readonly OwnTrip[], today: string): OwnTrip | undefined {
  const coming = trips.filter(({ endDate }) => endDate >= today)
  return coming.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))[0] ?? trips[0]
}

const goesTo = (trip: OwnTrip, { name, city }: Subject): boolean => {
  const there = subjectNamed(trip.destination)
  return there !== undefined && (there.name === name || there.city.name === city.name)
}

function intentOf(message: string, mentions: readonly Mention[], topic: string | undefined): Intent {
  const intent = intentIn(message, mentions.length > 0)
  if (intent !== undefined) return intent
  // 'What about Rome?', 'And in May?'
  const isFollowUp = /^(?:and|what about|how about|or|also|then|in|for)\b/i.test(message.trim())
  if (isFollowUp && topic !== undefined && (mentions.length > 0 || monthIn(message) !== undefined)) {
    return intentIn(topic, false) ?? 'about'
  }
  return mentions.length > 0 ? 'about' : 'off-topic'
}

/** The words under which the context remembers what was asked: each leads to its intent again. */
export const TOPIC_WORDS: Partial<Readonly<Record<Intent, string>>> = {
  places: 'what to see', season: 'best time', weather: 'weather', food: 'food', hotels: 'hotels', costs: 'how much', packing: 'packing',
  visa: 'visa', safety: 'safety', money: 'currency', 'way-around': 'get around', 'way-there': 'how far', language: 'language', clock: 'time zone',
  flights: 'flights', experiences: 'experiences', plugs: 'plugs', tips: 'tips', beaches: 'beaches', plan: 'itinerary', health: 'vaccination',
} // prettier-ignore

function findSubject(
  { context, facts }: Question,
  intent: Intent,
  mentions: readonly Mention[],
  today: string,
): Pick<Asked, 'subject' | 'subjectFrom'> {
  const places = mentions.filter(({ isStart }) => !isStart)
  // 'Flights from Berlin' says where they begin; 'between London and Tokyo' asks about the second.
  const other = STARTS_ONLY.has(intent) ? undefined : mentions[0]
  const target = (intent === 'clock' ? places.at(-1) : places[0]) ?? other
  if (target) return { subject: target.subject, subjectFrom: 'message' }
  const isGeneral = GENERAL.has(intent)
  const fromContext = isGeneral ? undefined : subjectNamed(context.destination)
  if (fromContext) return { subject: fromContext, subjectFrom: 'context' }
  // Whoever asks for a plan has this one already.
  const fromTrip = isGeneral || intent === 'plan' ? undefined : subjectNamed(nextTrip(facts.trips, today)?.destination)
  return { subject: fromTrip, subjectFrom: fromTrip && 'trip' }
}

/** The days of the talk, or of the own trip there. The days of a trip to one place say nothing about another. */
function daysFor(
  { context: { dates }, facts }: Question,
  { subjectFrom }: Pick<Asked, 'subjectFrom'>,
  own: OwnTrip | undefined,
): Days | undefined {
  if (subjectFrom === 'context' && dates) return dates
  if (own) return { start: own.startDate, end: own.endDate }
  const isOfTrip = facts.trips.some(({ startDate, endDate }) => startDate === dates?.start && endDate === dates.end)
  return isOfTrip ? undefined : dates
}

/** Reads a question: what is asked, about which place, for when and for how much. */
export function readQuestion(question: Question): Asked {
  const { message, context, now, facts } = question
  const today = now.slice(0, 10)
  const mentions = placesIn(message)
  const intent = intentOf(message, mentions, context['topic'])
  const namesUnknown = mentions.length === 0 && !GENERAL.has(intent) && UNKNOWN_NAME.test(message)
  const found = namesUnknown
    ? { subject: undefined, subjectFrom: undefined }
    : findSubject(question, intent, mentions, today)
  const { subject } = found
  const trip = subject && facts.trips.filter((own) => goesTo(own, subject))
  const own = trip && nextTrip(trip, today)
  const start = mentions.find(({ isStart }) => isStart)?.subject
  return {
    ...found,
    intent,
    words: message.toLowerCase(),
    trip: own,
    home:
      start ??
      subjectNamed(context['departureCity']) ??
      subjectNamed((own ?? nextTrip(facts.trips, today))?.departureCity),
    named: mentions.map((mention) => mention.subject),
    namesUnknown,
    days: daysIn(message, today) ?? daysFor(question, found, own),
    month: monthIn(message),
    length: lengthIn(message),
    dollars: budgetIn(message) ?? dollarsOf(context.budget),
    // 'Cheap flights' says nothing of the whole trip.
    style: intent === 'plan' || intent === 'weekend' ? styleIn(message) : undefined,
    today,
    now,
    facts,
  }
}
