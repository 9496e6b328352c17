import type { AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import { LIMITS } from '@waymark/contract/limits'
import { readWishes } from '@waymark/planner/wishes'
import { type Asked, readQuestion, subjectNamed } from './asked.ts'
import { changeAsked } from './change-asked.ts'
import { type Intent, TOPIC_WORDS } from './intents.ts'
import { budgetIn, writtenAmount } from './money-in-text.ts'
import { citySubject } from './place-named.ts'
import { aboutOwnTrip } from './own-trip/about-own-trip.ts'
import { nextQuestions } from './next-questions.ts'
import { type GuideAnswer, isOver, type Question } from './question.ts'
import { type Reply, placeToEnter } from './reply.ts'
import { about } from './replies/about.ts'
import { basics, callingCode, dress } from './replies/basics.ts'
import { beyond, unsure } from './replies/beyond.ts'
import { compared } from './compared.ts'
import { daylight } from './replies/daylight.ts'
import { daysNeeded } from './replies/days-needed.ts'
import { definition } from './replies/definition.ts'
import { driving, emergency, lost, tapWater } from './replies/everyday.ts'
import { festivals } from './replies/festivals.ts'
import { holidays } from './replies/holidays.ts'
import { ramadan } from './replies/ramadan.ts'
import { dayTrips, near } from './replies/nearby.ts'
import { onTheWay } from './replies/on-the-way.ts'
import { phrases } from './replies/phrases.ts'
import { admission, bookAhead, opening } from './replies/sight.ts'
import { season, weather } from './replies/climate.ts'
import { food } from './replies/eating.ts'
import { charters, scan, vault } from './replies/elsewhere.ts'
import { animals } from './replies/animals.ts'
import { artworks } from './replies/artworks.ts'
import { whichPlace } from './replies/which-place.ts'
import { beaches, weekend, winterSports } from './replies/ideas.ts'
import { warmPlaces } from './replies/warm-places.ts'
import { costs, hotels } from './replies/lodging.ts'
import { health, safety, visa } from './replies/official.ts'
import { membership } from './replies/membership.ts'
import { myBookings, myDocuments, myPacking } from './replies/own-things.ts'
import { myTrips } from './replies/own-trips.ts'
import { packing } from './replies/packing.ts'
import { plan } from './replies/plan.ts'
import { propose } from './replies/proposals.ts'
import { clock, language, money, plugs, tipping } from './replies/practical.ts'
import { experiences, places, tips } from './replies/seeing.ts'
import { abilities, changes, greeting, offTopic, thanks } from './replies/small-talk.ts'
import { suitedSight } from './replies/suited-sight.ts'
import { flights, wayAround, wayThere } from './replies/ways.ts'

const REPLIES: Readonly<Record<Intent, (asked: Asked) => Reply>> = {
  thanks, greeting, abilities, changes, 'off-topic': offTopic,
  'my-trips': myTrips, 'my-packing': myPacking, 'my-bookings': myBookings, 'my-documents': myDocuments, packing,
  plan, weekend: (asked) => (asked.subject ? plan(asked) : weekend(asked)), beaches, 'winter-sports': winterSports,
  artworks, animals, 'warm-places': warmPlaces, 'which-place': whichPlace,
  visa, health, safety, plugs, clock, tipping, money, language,
  flights, 'way-there': wayThere, 'way-around': wayAround, hotels, costs,
  season, weather, food, places, experiences, tips, about,
  opening, admission, 'book-ahead': bookAhead, 'days-needed': daysNeeded, 'day-trips': dayTrips, near,
  'tap-water': tapWater, emergency, lost, driving, phrases, holidays, ramadan, festivals,
  vault, scan, charters, daylight, basics, 'calling-code': callingCode, dress, membership, beyond, unsure,
} // prettier-ignore

const NOT_FOUND = 'I could not find that place in my atlas. Check the spelling, or name a larger town nearby.'

/** Intents that are answered about the town even if one of its sights was named. */
const OF_TOWNS: ReadonlySet<Intent> = new Set(['food', 'hotels', 'season', 'weather', 'way-around', 'money', 'tipping'])

function replyTo(asked: Asked): Reply {
  const { intent, subject } = asked
  if (subject?.scope !== 'sight') return REPLIES[intent](asked)
  if (intent === 'costs' && subject.sight) return admission(asked)
  // 'Sights around the Charles Bridge'.
  if (intent === 'places' && /\b(?:around|close to|by) (?:the )?\w/.test(asked.words)) return near(asked)
  return REPLIES[intent](OF_TOWNS.has(intent) ? { ...asked, subject: citySubject(subject.city) } : asked)
}

/** Intents whose replies say themselves that a sight is unknown. */
const SAYS_SO_ITSELF: ReadonlySet<Intent> = new Set(['opening', 'admission', 'book-ahead', 'near', 'days-needed'])

const ENGLISH_ONLY = 'I understand some words of your language, but I answer in English.'

/** The context of the conversation after this question. */
function contextAfter({ context, message }: Question, asked: Asked): AssistantContext {
  const { subject, home, days, intent, style, when } = asked
  const after: AssistantContext = { ...context }
  if (subject) after.destination = placeToEnter(subject)
  if (subject?.scope === 'sight' && subject.name.length <= LIMITS.chatContextValue) after['sight'] = subject.name
  else if (subject && asked.subjectFrom === 'message') delete after['sight']
  // A question that leaves the place open leaves its dates open too.
  if (days) after.dates = days
  else if (subject) delete after.dates
  if (when !== '') after['when'] = when
  else if (subject) delete after['when']
  const budget = budgetIn(message)
  if (budget !== undefined) after.budget = writtenAmount(budget)
  if (home && asked.named.includes(home)) after['departureCity'] = placeToEnter(home)
  if (style) after['travelStyle'] = style
  // What somebody does not eat holds for the next question, too.
  const diet = intent === 'food' ? readWishes(asked.words).food.ask : undefined
  if (diet !== undefined && diet.length <= LIMITS.chatContextValue) after['diet'] = diet
  const topic = TOPIC_WORDS[intent]
  if (topic !== undefined) after['topic'] = topic
  // Keeps what the client sent; a full context gets no more entries.
  for (const key of Object.keys(after).slice(LIMITS.chatContextKeys)) delete after[key]
  return after
}

/** Shortens to at most `max` characters, at the end of a line if there are several. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), 1))
}

/** The conversation goes on about the town of the trip. */
function ofOwnTrip(question: Question, asked: Asked, { reply, trip }: NonNullable<ReturnType<typeof aboutOwnTrip>>) {
  const subject = trip === undefined ? asked.subject : subjectNamed(trip.destination)
  return {
    response: shortened(reply.lines.join('\n'), LIMITS.chatAnswer),
    suggestions: nextQuestions(
      { ...reply, ask: reply.ask ?? [] },
      subject,
      trip !== undefined && !isOver(trip, asked.today),
    ),
    actions: (reply.actions ?? []).slice(0, LIMITS.chatActions),
    context:
      subject === undefined
        ? question.context
        : contextAfter(question, { ...asked, subject, subjectFrom: 'trip', intent: 'my-trips', when: '' }),
  }
}

/**
 * Answers a question from the embedded guide alone: rules over its words, the atlas, the climate and what is known of
 * the traveller. User input is never echoed, and what depends on current rules or news is not guessed.
 */
export function answerQuestion(question: Question): GuideAnswer {
  const asked = readQuestion(question)
  const change = changeAsked(question.message)
  if (change !== undefined) {
    const { lines, actions = [], ask = [] } = propose(asked, change)
    return { response: lines.join('\n'), suggestions: [...ask], actions: [...actions], context: question.context }
  }
  const own = aboutOwnTrip(asked)
  if (own !== undefined) return ofOwnTrip(question, asked, own)
  const reply = definition(asked) ?? suitedSight(asked) ?? onTheWay(asked) ?? compared(asked, replyTo) ?? replyTo(asked)
  const { subject, intent, isGuessed, namesUnknown, isForeign, unknownSight } = asked
  const lines = [
    ...(isForeign ? [ENGLISH_ONLY] : []),
    ...(namesUnknown ? [NOT_FOUND] : []),
    ...(unknownSight && subject && !SAYS_SO_ITSELF.has(intent)
      ? [`I do not know a sight of that name in ${subject.name}.`]
      : []),
    ...(isGuessed && subject ? [`I take it that you mean ${subject.name}.`] : []),
    ...reply.lines,
  ]
  return {
    response: shortened(lines.join('\n'), LIMITS.chatAnswer),
    suggestions: nextQuestions(reply, asked.subject, asked.trip !== undefined && !isOver(asked.trip, asked.today)),
    actions: (reply.actions ?? []).slice(0, LIMITS.chatActions),
    context: contextAfter(question, asked),
  }
}
