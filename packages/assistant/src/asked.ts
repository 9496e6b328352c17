import type { AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import type { TravelStyle } from '@waymark/contract/trips/trip'
import { kmBetween } from '@waymark/atlas/distance'
import { contentWords, namesSomething } from './content-words.ts'
import { dayNamedIn } from './day-asked.ts'
import {
  asksCostOfIt,
  dietOfTalk,
  goesOnWith,
  MAY_BE_OF_SIGHT,
  OF_SIGHTS,
  isFollowUp,
  seasonIn,
  whenOfTalk,
} from './follow-up.ts'
import { anyIntentIn, glossOf, isForeign, withPlaceNames } from './foreign-words.ts'
import { monthNamed, nameOfMonth } from './months.ts'
import { daysIn, type Days, lengthIn, monthIn } from './dates-in-text.ts'
import { type Intent, intentIn, TOPIC_WORDS } from './intents.ts'
import { budgetIn, dollarsOf, styleIn } from './money-in-text.ts'
import { withTownOfPart } from './part-of-town.ts'
import { placeNamed } from './place-named.ts'
import { PEOPLES } from './place-words.ts'
import { respelt } from './respelt.ts'
import { spelledOut } from './spelled-out.ts'
import { isBehindIn, isLanding, type Mention, placesIn } from './places-in-text.ts'
import { type Facts, isOver, type OwnTrip, type Question } from './question.ts'
import type { Subject } from './subject.ts'

/** A parsed question. */
export interface Asked {
  readonly intent: Intent
  /** Lower case. For other languages, English words for the recognised parts are appended. */
  readonly words: string
  /** The place the question is about, if known. */
  readonly subject: Subject | undefined
  readonly subjectFrom: 'message' | 'context' | 'trip' | undefined
  /** The traveller's own trip to that place. */
  readonly trip: OwnTrip | undefined
  /** Where the traveller starts. */
  readonly home: Subject | undefined
  /** All places the message names, in order. */
  readonly named: readonly Subject[]
  /** Whether it names a place that the atlas does not know. */
  readonly namesUnknown: boolean
  /**
   * Whether it asks about a sight that the atlas does not know, or does not know there; no other sight is described
   * then.
   */
  readonly unknownSight: boolean
  /** Whether the subject's name was corrected from a misspelling. */
  readonly isGuessed: boolean
  /** Whether it is not English, judged by its words. */
  readonly isForeign: boolean
  readonly days: Days | undefined
  readonly month: number | undefined
  /** The month or season to keep for the next question; empty if none is named. */
  readonly when: string
  readonly length: number | undefined
  readonly dollars: number | undefined
  readonly style: TravelStyle | undefined
  /** Calendar day, and ISO instant. */
  readonly today: string
  readonly now: string
  readonly facts: Facts
}

/** Intents that, without a named place, are general questions and not about the conversation's place. */
const GENERAL: ReadonlySet<Intent> = new Set([
  'beaches',
  'winter-sports',
  'warm-places',
  'artworks',
  'weekend',
  'greeting',
  'thanks',
  'abilities',
  'off-topic',
])

/** Intents that may be about a sight or a town. */
const ALSO_OF_SIGHTS: ReadonlySet<Intent> = new Set([...OF_SIGHTS, 'days-needed', 'about', 'unsure', 'dress', 'places'])

/** Intents for which a place after "from" is the start, never the subject. */
const STARTS_ONLY: ReadonlySet<Intent> = new Set(['flights', 'way-there', 'weekend', 'plan'])

const SURE = { isCapitalised: true, isExpected: true }

export const subjectNamed = (name: string | undefined): Subject | undefined =>
  name === undefined || name === '' ? undefined : placeNamed(name, SURE)

/** A sight farther than this from the named town is not meant. */
const TOGETHER_KM = 150

/** "to Zzyzx", "in Atlantis": a capitalised name after a word that precedes places. */
const UNKNOWN_NAME =
  /\b(?:to|in|visit|about|at|around|for|explore)\s+(?!(?:I|Europe|Asia|Africa|America|Australia|Oceania|English|Spanish|French|German|Italian|Japanese|Christmas|Easter|New|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)\p{Lu}[\p{Ll}'’-]{3,}/u

/** The current or next trip, else the newest. */
export function nextTrip(trips: readonly OwnTrip[], today: string): OwnTrip | undefined {
  const coming = trips.filter((trip) => !isOver(trip, today))
  return coming.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))[0] ?? trips[0]
}

const goesTo = (trip: OwnTrip, { name, city }: Subject): boolean => {
  const there = subjectNamed(trip.destination)
  return there !== undefined && (there.name === name || there.city.name === city.name)
}

/** "I am thinking about Rome": a statement, not a question. */
const STATEMENT =
  /^(?:(?:ok(?:ay)?|so|well|hi|hello|hey),? )?(?:i'?m|i am|we'?re|we are|my|our|maybe|perhaps|let'?s|tell|show|ich|wir|je|nous|voy|vamos)\b/i

/** 'Amalfi from Naples by ferry'. */
const BY_WHAT = /\bby (?:ferry|boat|train|rail|bus|coach|car|bike|public transport)\b/i

function intentOf(message: string, mentions: readonly Mention[], topic: string | undefined): Intent {
  const namesPlace = mentions.length > 0
  const intent = anyIntentIn(message, intentIn(message, namesPlace)) ?? intentIn(respelt(message), namesPlace)
  if (intent !== undefined) return intent
  if (topic !== undefined && isFollowUp(message, mentions)) return goesOnWith(message, intentIn(topic, false))
  if (mentions.length === 0) return 'off-topic'
  const leftOut = mentions.flatMap(({ words, subject }) => [words, subject.name])
  // 'Stonehenge from London'.
  const isFromTown = mentions.length > 1 && mentions.some(({ isStart }) => isStart)
  if (isFromTown && contentWords(message.replace(BY_WHAT, ''), leftOut).length === 0)
    return BY_WHAT.test(message) ? 'way-there' : 'day-trips'
  return STATEMENT.test(message) || contentWords(message, leftOut).length === 0 ? 'about' : 'unsure'
}

type FoundSubject = Pick<Asked, 'subject' | 'subjectFrom' | 'unknownSight' | 'isGuessed'>

const NOTHING: FoundSubject = { subject: undefined, subjectFrom: undefined, unknownSight: false, isGuessed: false }

/** The sight the conversation was about. */
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
  // 'Which one for kids?', after the beaches of a town.
  if (GENERAL.has(intent) && (context['topic'] === undefined || !isFollowUp(message, mentions))) return NOTHING
  const mayBeSight =
    asksCostOfIt(message, intent, intentIn(context['topic'] ?? '', false)) || MAY_BE_OF_SIGHT.has(intent)
  const isUnknown = OF_SIGHTS.has(intent) && namesSomething(message, mentions)
  const sight = mayBeSight && !isUnknown ? sightOf(context) : undefined
  const subject = sight ?? subjectNamed(context.destination)
  if (subject) return { ...NOTHING, subject, subjectFrom: 'context', unknownSight: isUnknown }
  // Somebody who asks for a plan does not mean the trip they already have.
  const fromTrip = intent === 'plan' || isUnknown ? undefined : subjectNamed(nextTrip(facts.trips, today)?.destination)
  return { ...NOTHING, subject: fromTrip, subjectFrom: fromTrip && 'trip', unknownSight: isUnknown }
}

/**
 * "Do I tip in Italian restaurants?": the country of an adjective, only if no place is named and it does not describe
 * the traveller ("as a German").
 */
function countryOfPeople(message: string, intent: Intent): Subject | undefined {
  if (intent === 'visa' || intent === 'phrases' || intent === 'language' || intent === 'about' || intent === 'unsure')
    return undefined
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? []
  const people = words.find((word) => Object.hasOwn(PEOPLES, word))
  return subjectNamed(people && PEOPLES[people])
}

function findSubject(question: Question, intent: Intent, mentions: readonly Mention[], today: string): FoundSubject {
  const places = mentions.filter(({ isStart }) => !isStart)
  // "Flights from Berlin" names the start; "between London and Tokyo" asks about the second place.
  const other = STARTS_ONLY.has(intent) && !isLanding(intent, question.message) ? undefined : mentions[0]
  const isTwo = intent === 'clock' || intent === 'way-there' || intent === 'flights'
  const sight = isTwo ? undefined : places.find(({ subject }) => subject.scope === 'sight')
  const town = places.find(({ subject }) => subject.scope !== 'sight')
  // What comes and goes ('beyond'), such as the cherry blossom, is no sight, though one elsewhere is known by it.
  if (sight && town && isApart(sight.subject, town.subject))
    return { ...NOTHING, ...town, subjectFrom: 'message', unknownSight: intent !== 'beyond' }
  // 'Can I use my UK plug in Spain?'
  const there = intent === 'plugs' ? places.find(({ words }) => isBehindIn(words, question.message)) : undefined
  const target = sight ?? there ?? (isTwo ? places.at(-1) : places[0]) ?? other
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
  /** Whether a sight was named that is not in the town named with it. */
  readonly losesSight: boolean
}

const GOES_ON = /^(?:and|what about|how about|or)\s+/i
const isOfSight = ({ subject }: Mention): boolean => subject.scope === 'sight'

/** The places of a message. Sights are looked up in the town it names, else in the conversation's. */
function mentionsIn({ message, context }: Question): Read {
  const first = placesIn(message)
  const intent = intentOf(message, first, context['topic'])
  // 'And the Accademia?' after a question about another sight.
  const topic = intent === 'off-topic' && GOES_ON.test(message) ? intentIn(context['topic'] ?? '', false) : undefined
  if (topic !== undefined && OF_SIGHTS.has(topic)) {
    const talkedOf = subjectNamed(context.destination)?.city
    const sights = placesIn(message.replace(GOES_ON, ''), { isExpected: true, inTown: undefined, talkedOf })
    if (sights.length > 0) return { mentions: sights, intent: topic, losesSight: false }
  }
  // Other questions are complete with the first place they name.
  const isDone = !OF_SIGHTS.has(intent) && intent !== 'days-needed' && first.length > 0
  if (!ALSO_OF_SIGHTS.has(intent) || isDone) return { mentions: first, intent, losesSight: false }
  const town = first.find(({ subject }) => subject.scope === 'city')
  const talkedOf = OF_SIGHTS.has(intent) ? subjectNamed(context.destination)?.city : undefined
  const mentions = placesIn(message, { isExpected: true, inTown: town?.subject.city, talkedOf })
  return { mentions, intent, losesSight: first.some(isOfSight) && !mentions.some(isOfSight) }
}

/** The days of the conversation, or of the own trip to that place; days of a trip elsewhere are ignored. */
function daysFor(
  { context: { dates }, facts }: Question,
  isSameTalk: boolean,
  own: OwnTrip | undefined,
): Days | undefined {
  if (isSameTalk && dates) return dates
  if (own) return { start: own.startDate, end: own.endDate }
  const isOfTrip = facts.trips.some(({ startDate, endDate }) => startDate === dates?.start && endDate === dates.end)
  return isOfTrip ? undefined : dates
}

/** Parses a question: its intent, place, time and budget. */
export function readQuestion(asked: Question): Asked {
  const question = {
    ...asked,
    message: withPlaceNames(spelledOut({ ...asked, message: withTownOfPart(asked) }, TOPIC_WORDS.plan)),
  }
  const { message, context, now, facts } = question
  const today = now.slice(0, 10)
  const gloss = glossOf(message)
  const { mentions, intent, losesSight } = mentionsIn(question)
  const said = `${respelt(message.toLowerCase())}${gloss === '' ? '' : ` ${gloss}`}`
  const isContinued = context['topic'] !== undefined && isFollowUp(message, mentions)
  const when = whenOfTalk(isContinued && daysIn(message, today) === undefined, `${message} ${gloss}`, context)
  const words = `${when === '' ? said : `${said} in ${when.toLowerCase()}`}${dietOfTalk(intent, context)}`
  const namesUnknown =
    mentions.length === 0 && !GENERAL.has(intent) && intent !== 'phrases' && UNKNOWN_NAME.test(message)
  const found = namesUnknown ? NOTHING : findSubject(question, intent, mentions, today)
  const { subject } = found
  const trip = subject && facts.trips.filter((own) => goesTo(own, subject))
  const own = trip && nextTrip(trip, today)
  // "Distance Zurich Milan" names the start first.
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
    days: daysIn(message, today) ?? daysFor(question, isContinued || found.subjectFrom === 'context', own),
    month: monthIn(message) ?? monthIn(gloss) ?? monthNamed(when) ?? monthIn(when),
    when: dayNamedIn(message) ?? (nameOfMonth(monthIn(message) ?? monthIn(gloss) ?? 0) || (seasonIn(words) ?? when)),
    length: lengthIn(message),
    dollars: budgetIn(message) ?? dollarsOf(context.budget),
    // "Cheap flights" does not set the style of the whole trip.
    style:
      intent === 'plan' || intent === 'weekend'
        ? styleIn(message.replaceAll(/\b(?:no|not|without|hate|avoid)\s+\p{L}+/giu, ''))
        : undefined,
    today,
    now,
    facts,
  }
}
