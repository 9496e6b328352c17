import type { AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import type { TravelStyle } from '@waymark/contract/trips/trip'
import { kmBetween } from '@waymark/atlas/distance'
import { nameKey } from '@waymark/domain/name-key'
import { contentWords } from './content-words.ts'
import { dayAskedIn } from './day-asked.ts'
import { foreignIntentIn, glossOf, isForeign } from './foreign-words.ts'
import { monthNamed } from './months.ts'
import { daysIn, type Days, lengthIn, monthIn } from './dates-in-text.ts'
import { type Intent, intentIn } from './intents.ts'
import { budgetIn, dollarsOf, styleIn } from './money-in-text.ts'
import { placeNamed } from './place-named.ts'
import { NO_NAMES, PEOPLES } from './place-words.ts'
import { respelt } from './respelt.ts'
import { type Mention, placesIn } from './places-in-text.ts'
import type { Facts, OwnTrip, Question } from './question.ts'
import type { Subject } from './subject.ts'

/** A question as the guide understands it. */
export interface Asked {
  readonly intent: Intent
  /** In small letters; behind those of another language stand the English words for what it says. */
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
  /** It asks about a sight that the atlas does not know, or not there: then nothing is said of another one. */
  readonly unknownSight: boolean
  /** A name was taken for the subject that is written otherwise. */
  readonly isGuessed: boolean
  /** Not English, as far as the words tell. */
  readonly isForeign: boolean
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

/** What is asked of a sight: its town will not do instead. */
const OF_SIGHTS: ReadonlySet<Intent> = new Set(['opening', 'admission', 'book-ahead', 'near'])
/** May be asked of a sight or of a town. */
const ALSO_OF_SIGHTS: ReadonlySet<Intent> = new Set([...OF_SIGHTS, 'days-needed', 'about', 'unsure', 'dress', 'places'])

/** For these a place behind 'from' is never where they are about. */
const STARTS_ONLY: ReadonlySet<Intent> = new Set(['flights', 'way-there', 'weekend', 'plan'])

const SURE = { isCapitalised: true, isExpected: true }

const subjectNamed = (name: string | undefined): Subject | undefined =>
  name === undefined || name === '' ? undefined : placeNamed(name, SURE)

/** A town and a sight named together lie within a day trip, or the sight is not the one that is meant. */
const TOGETHER_KM = 150

/** Whether a question about a sight has words left that may be the name of one. */
function namesSomething(message: string, mentions: readonly Mention[]): boolean {
  const used = new Set(mentions.flatMap(({ words }) => words.split(' ')))
  const words = message.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  return words.some(
    (word) =>
      !NO_NAMES.has(word) &&
      !used.has(nameKey(word)) &&
      !/^\d+(?:st|nd|rd|th|am|pm)?$/.test(word) &&
      monthNamed(word) === undefined,
  )
}

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

/** 'What about Rome?', 'And in May?', 'and on monday': goes on from what was asked before. */
function isFollowUp(message: string, mentions: readonly Mention[]): boolean {
  const isShort = message.trim().split(/\s+/).length <= 4
  const adds = mentions.length > 0 || monthIn(message) !== undefined || dayAskedIn(message, '2026-01-01') !== undefined
  return (
    adds &&
    (/^(?:and|what about|how about|or|also|then|in|for|on|but)\b/i.test(message.trim()) ||
      (isShort && mentions.length === 0))
  )
}

/** 'I am thinking about Rome': tells something, asks nothing. */
const STATEMENT =
  /^(?:(?:ok(?:ay)?|so|well|hi|hello|hey),? )?(?:i'?m|i am|we'?re|we are|my|our|maybe|perhaps|let'?s|tell|show|ich|wir|je|nous|voy|vamos)\b/i

function intentOf(message: string, mentions: readonly Mention[], topic: string | undefined): Intent {
  const namesPlace = mentions.length > 0
  const intent = intentIn(message, namesPlace) ?? foreignIntentIn(message) ?? intentIn(respelt(message), namesPlace)
  if (intent !== undefined) return intent
  if (topic !== undefined && isFollowUp(message, mentions)) return intentIn(topic, false) ?? 'about'
  if (mentions.length === 0) return 'off-topic'
  const leftOut = mentions.flatMap(({ words, subject }) => [words, subject.name])
  return STATEMENT.test(message) || contentWords(message, leftOut).length === 0 ? 'about' : 'unsure'
}

/** The words under which the context remembers what was asked: each leads to its intent again. */
export const TOPIC_WORDS: Partial<Readonly<Record<Intent, string>>> = {
  places: 'what to see', season: 'best time', weather: 'weather', food: 'food', hotels: 'hotels', costs: 'how much', packing: 'packing',
  visa: 'visa', safety: 'safety', money: 'currency', 'way-around': 'get around', 'way-there': 'how far', language: 'language', clock: 'time zone',
  flights: 'flights', experiences: 'experiences', plugs: 'plugs', tips: 'tips', beaches: 'beaches', plan: 'itinerary', health: 'vaccination',
  opening: 'opening hours', admission: 'entrance fee', 'book-ahead': 'book in advance', 'days-needed': 'how many days', 'day-trips': 'day trips', near: 'near',
  'tap-water': 'tap water', emergency: 'emergency', driving: 'which side', phrases: 'phrases', holidays: 'public holidays', tipping: 'tipping',
  daylight: 'daylight', 'calling-code': 'calling code', dress: 'dress code',
} // prettier-ignore

type FoundSubject = Pick<Asked, 'subject' | 'subjectFrom' | 'unknownSight' | 'isGuessed'>

const NOTHING: FoundSubject = { subject: undefined, subjectFrom: undefined, unknownSight: false, isGuessed: false }

/** The sight that was talked of. */
const sightOf = ({ sight, destination }: AssistantContext): Subject | undefined => {
  const town = subjectNamed(destination)
  const found = sight === undefined ? undefined : placeNamed(sight, SURE, { isExpected: true, inTown: town?.city })
  return found?.scope === 'sight' ? found : undefined
}

function fromTalk(
  { message, context, facts }: Question,
  intent: Intent,
  mentions: readonly Mention[],
  today: string,
): FoundSubject {
  if (GENERAL.has(intent)) return NOTHING
  const mayBeSight = OF_SIGHTS.has(intent) || intent === 'days-needed' || intent === 'about' || intent === 'dress'
  const isUnknown = OF_SIGHTS.has(intent) && namesSomething(message, mentions)
  const sight = mayBeSight && !isUnknown ? sightOf(context) : undefined
  const subject = sight ?? subjectNamed(context.destination)
  if (subject) return { ...NOTHING, subject, subjectFrom: 'context', unknownSight: isUnknown }
  // Anyone who asks for a plan has this one already.
  const fromTrip = intent === 'plan' || isUnknown ? undefined : subjectNamed(nextTrip(facts.trips, today)?.destination)
  return { ...NOTHING, subject: fromTrip, subjectFrom: fromTrip && 'trip', unknownSight: isUnknown }
}

/** 'Do I tip in Italian restaurants?': only where no place is named, and not of who asks ('as a German'). */
function countryOfPeople(message: string, intent: Intent): Subject | undefined {
  if (intent === 'visa' || intent === 'phrases' || intent === 'language' || intent === 'about' || intent === 'unsure')
    return undefined
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? []
  const name = words.map((word) => PEOPLES[word]).find((country) => country !== undefined)
  return subjectNamed(name)
}

function findSubject(question: Question, intent: Intent, mentions: readonly Mention[], today: string): FoundSubject {
  const places = mentions.filter(({ isStart }) => !isStart)
  // 'Flights from Berlin' says where they begin; 'between London and Tokyo' asks about the second.
  const other = STARTS_ONLY.has(intent) ? undefined : mentions[0]
  const isTwo = intent === 'clock' || intent === 'way-there' || intent === 'flights'
  const sight = isTwo ? undefined : places.find(({ subject }) => subject.scope === 'sight')
  const town = places.find(({ subject }) => subject.scope !== 'sight')
  if (sight && town && isApart(sight.subject, town.subject))
    return { subject: town.subject, subjectFrom: 'message', unknownSight: true, isGuessed: town.isGuessed }
  const target = sight ?? (isTwo ? places.at(-1) : places[0]) ?? other
  if (!target) {
    const country = countryOfPeople(question.message, intent)
    return country
      ? { ...NOTHING, subject: country, subjectFrom: 'message' }
      : fromTalk(question, intent, mentions, today)
  }
  const { subject, isGuessed } = target
  const unknownSight =
    OF_SIGHTS.has(intent) &&
    intent !== 'near' &&
    subject.scope !== 'sight' &&
    namesSomething(question.message, mentions)
  return { subject, subjectFrom: 'message', unknownSight, isGuessed }
}

function isApart(sight: Subject, town: Subject): boolean {
  if (town.scope === 'country') return sight.country.code !== town.country.code
  return kmBetween(sight.sight ?? sight.landmark ?? sight.city, town.city) > TOGETHER_KM
}

interface Read {
  readonly mentions: readonly Mention[]
  readonly intent: Intent
  /** A sight was named that is not in the town that was named with it. */
  readonly losesSight: boolean
}

const isOfSight = ({ subject }: Mention): boolean => subject.scope === 'sight'

/** The places of a message. Sights are looked for in the town that it names, else in the one that was talked of. */
function mentionsIn({ message, context }: Question): Read {
  const first = placesIn(message)
  const intent = intentOf(message, first, context['topic'])
  // A question about places and things in general is done with the first place that it names.
  const isDone = !OF_SIGHTS.has(intent) && intent !== 'days-needed' && first.length > 0
  if (!ALSO_OF_SIGHTS.has(intent) || isDone) return { mentions: first, intent, losesSight: false }
  const town = first.find(({ subject }) => subject.scope === 'city')
  const talkedOf = OF_SIGHTS.has(intent) ? subjectNamed(context.destination)?.city : undefined
  const mentions = placesIn(message, { isExpected: true, inTown: town?.subject.city, talkedOf })
  return { mentions, intent, losesSight: first.some(isOfSight) && !mentions.some(isOfSight) }
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
export function readQuestion(asked: Question): Asked {
  // 'us' in small letters is a word.
  const question = { ...asked, message: asked.message.replaceAll(/\bthe US\b|(?<!\p{L})U\.S\.(?:A\.)?/gu, 'the USA') }
  const { message, context, now, facts } = question
  const today = now.slice(0, 10)
  const gloss = glossOf(message)
  const words = `${respelt(message.toLowerCase())}${gloss === '' ? '' : ` ${gloss}`}`
  const { mentions, intent, losesSight } = mentionsIn(question)
  const namesUnknown =
    mentions.length === 0 && !GENERAL.has(intent) && intent !== 'phrases' && UNKNOWN_NAME.test(message)
  const found = namesUnknown ? NOTHING : findSubject(question, intent, mentions, today)
  const { subject } = found
  const trip = subject && facts.trips.filter((own) => goesTo(own, subject))
  const own = trip && nextTrip(trip, today)
  // 'Distance Zurich Milan' names where the way begins first.
  const isWay = intent === 'way-there' || intent === 'flights'
  const start = (mentions.find(({ isStart }) => isStart) ?? (isWay && mentions.length > 1 ? mentions[0] : undefined))
    ?.subject
  return {
    ...found,
    unknownSight: found.unknownSight || losesSight,
    intent,
    words,
    trip: own,
    home:
      start ??
      subjectNamed(context['departureCity']) ??
      subjectNamed((own ?? nextTrip(facts.trips, today))?.departureCity),
    named: mentions.map((mention) => mention.subject),
    namesUnknown,
    isForeign: isForeign(message),
    days: daysIn(message, today) ?? daysFor(question, found, own),
    month: monthIn(message) ?? monthIn(gloss),
    length: lengthIn(message),
    dollars: budgetIn(message) ?? dollarsOf(context.budget),
    // 'Cheap flights' says nothing of the whole trip.
    style:
      intent === 'plan' || intent === 'weekend'
        ? styleIn(message.replaceAll(/\b(?:no|not|without|hate|avoid)\s+\p{L}+/giu, ''))
        : undefined,
    today,
    now,
    facts,
  }
}
