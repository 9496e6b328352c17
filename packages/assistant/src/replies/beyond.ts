import { addDays } from '@waymark/contract/calendar'
import { listed } from '@waymark/domain/wording'
import { inSentence } from '@waymark/planner/wording'
import { holidaysBetween } from '@waymark/atlas/holidays'
import { countryOf } from '@waymark/atlas/countries'
import { findCity } from '@waymark/atlas/find-city'
import { destinationById, destinationRows } from '@waymark/atlas/tables'
import { landmarkNamed } from '@waymark/atlas/landmarks/landmark-named'
import type { AtlasDestination, AtlasPlace } from '@waymark/atlas/place'
import type { Asked } from '../asked.ts'
import { topicBeyond } from '../beyond-the-guide.ts'
import { destinationsAt, localTips } from '../local-tips.ts'
import { contentWords } from '../content-words.ts'
import { dayAskedIn } from '../day-asked.ts'
import { bullet, planTrip, type Reply } from '../reply.ts'
import { shortDay } from '../dates-written.ts'
import { festivalsOf } from '../festivals-asked.ts'
import { nameOfMonth } from '../months.ts'
import { natureSeason } from '../nature-seasons.ts'
import { firstSentence } from '../sights.ts'
import type { Subject } from '../subject.ts'
import { about } from './about.ts'

const SHOWN = 4
/** Number of lines of the overview that is given if nothing about the topic is known. */
const OVERVIEW = 3
const FEW_WORDS = 2
/** 'How many islands does Greece have?' asks for no places. */
const OF_FACTS = /^(?:how|who|whose|when|why|is|are|was|were|can|could|may|do|does|did|has|have)\b/
const MOST_FESTIVALS = 8
/** South of it, the oval of northern lights lies over America alone. */
const NORTH = 64
const PER_COUNTRY = 2

/** Says what the guide does not know, and what its own texts say about it nevertheless. */
export function beyond(asked: Asked): Reply {
  const { subject, words } = asked
  const topic = topicBeyond(words)
  if (!topic) return unsure(asked)
  const bySight = answerOfSight(asked)
  if (bySight) return bySight
  const place = subject ? subject.name : 'a place'
  const tips = subject ? localTips(subject, topic.tips).slice(0, SHOWN) : []
  const names = namesIn(asked)
  const isOfPlaces = subject !== undefined && subject.scope !== 'country' && !topic.isOfNoPlace
  const places = isOfPlaces ? toldOf(destinationsAt(subject), contentWords(words, names).join(' ')) : []
  const known = [...tips, ...places]
  const towns = subject ? destinationsAt(subject) : []
  const isAt = topic.known?.isAt
  // A city has flights and beds; a village may lie even farther north.
  const isCity = ({ kind }: AtlasDestination) => Number(kind === undefined)
  const town = (isAt && towns.filter(isAt).toSorted((a, b) => isCity(b) - isCity(a) || b.lat - a.lat)[0]) ?? towns[0]
  const told = isAt && town && subject?.scope === 'country' ? town.city : place
  const season = subject && topic.known ? natureSeason(words, subject.sight ?? subject.city) : undefined
  const events = town && topic.known && season === undefined ? topic.known.of(town) : []
  const celebrated =
    /\b(?:festivals?|events?|celebrations?)\b/.test(words) && subject ? festivalsAt(asked, subject) : []
  return {
    lines: [
      ...(season === undefined ? [] : [season]),
      ...(events.length > 0 && topic.known ? [topic.known.head(told), ...events.map(bullet)] : []),
      ...celebrated,
      ...holidayOn(asked),
      season === undefined
        ? `I do not know ${celebrated.length > 0 ? 'all ' : ''}${topic.what(place)}. ${topic.where}`
        : 'It moves by a week or two from year to year: look for a forecast of this year before you go.',
      ...(subject === undefined && isAt ? commonAt(isAt, topic.known?.of) : []),
      ...(subject === undefined && topic.known ? ['Name the town, and I tell you what my guide knows of it.'] : []),
      ...(known.length > 0 && subject ? [`What my guide says about ${subject.name}:`, ...known.map(bullet)] : []),
    ],
    ...(subject
      ? { next: ['tips', 'way-around', 'money', 'places'] }
      : { ask: ['Tips for Lisbon', 'Public holidays in Japan', 'Currency in Brazil'] }),
  }
}

/** 'Are shops open on 1 November in Spain?' */
function holidayOn({ subject, words, today }: Asked): string[] {
  const day = dayAskedIn(words, today)
  if (!subject || !day || day.isWeekly || !/\b(?:open|closed?|shut|hours)\b/.test(words)) return []
  return holidaysBetween(subject.country.code, day.date, day.date).map(
    ({ name, date }) => `${shortDay(date)} is a public holiday in ${inSentence(subject.country.name)}: ${name}.`,
  )
}

const isSameCountry = (a: AtlasDestination, b: AtlasDestination): boolean => a.countryCode === b.countryCode

/** Where something is common, the best known places first, and what is known of it there: northern lights. */
function commonAt(
  isAt: (place: AtlasDestination) => boolean,
  of: (place: AtlasDestination) => readonly string[] = () => [],
) {
  const places = destinationRows()
    .toSorted((a, b) => b.draw - a.draw)
    .filter(({ lat }) => lat > NORTH)
    .map(({ id }) => destinationById(id))
    .filter(isAt)
    .filter((place, at, all) => all.slice(0, at).filter((other) => isSameCountry(other, place)).length < PER_COUNTRY)
    .slice(0, MOST_FESTIVALS)
  return [
    `Places that my guide describes where they are common: ${listed(places.map(({ city, countryCode }) => `${city} (${countryOf(countryCode).name})`))}.`,
    ...places.slice(0, 1).flatMap(of),
  ]
}

/** The well-known festivals of a place, and a country's public holidays in the month that is asked for. */
function festivalsAt({ month, today }: Asked, { scope, name, country }: Subject): string[] {
  const found = festivalsOf(scope === 'country' ? country.name : name, month, today)
  const when = month === undefined ? '' : ` in ${nameOfMonth(month)}`
  const days =
    scope === 'country' && month !== undefined
      ? holidaysBetween(country.code, today, addDays(today, 365)).filter(
          ({ date }) => Number(date.slice(5, 7)) === month,
        )
      : []
  return [
    ...(found.length > 0 ? [`Well-known festivals in ${inSentence(name)}${when}:`] : []),
    ...found
      .slice(0, MOST_FESTIVALS)
      .map((festival) => bullet(`${festival.name} (${festival.where}), ${festival.when}`)),
    ...(days.length > 0
      ? [
          `Public holidays in ${inSentence(name)}${when}:`,
          ...days.map((day) => bullet(`${shortDay(day.date)}: ${day.name}`)),
        ]
      : []),
  ]
}

/** Words of a question about a sight, and what a sentence that answers it holds. */
const ANSWERS: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [/\bhow (?:high|tall|deep|long|big|large|wide)\b|\b(?:height|altitude|depth|length) of\b/, /\d[\d,.]*[ -](?:met(?:re|er)s?|kilomet(?:re|er)s?|km|m)\b|\b(?:met(?:re|er)s?|kilomet(?:re|er)s?) (?:high|tall|deep|long|up|above)\b/i],
  [/\bhow old\b|\b(?:when|who|what year)\b.*\b(?:built|build|made|founded|designed|painted|opened|constructed|discovered)\b/, /\b(?:1\d{3}|20\d\d|AD \d+|\d+ BC)\b|\bcentur(?:y|ies)\b|\byears? old\b/i],
  [/\b(?:who|whose)\b/, /\b(?:built|founded|designed|painted|belongs?|ordered|raised|carved)\b/i],
] // prettier-ignore

const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?]+[.!?]+(?=\s|$)/g)?.map((sentence) => sentence.trim()) ?? [text]

/** Sentences of a sight's own texts that answer a question about it: how high it is, who built it, whether one may climb. */
function toldBySight({ subject, words, named }: Asked): string[] {
  if (!subject || subject.scope === 'country') return []
  const landmark = subject.landmark ?? landmarkNamed(subject.name)
  const seen = (landmark?.whatToSee ?? []).map((what) => `Look for ${what}.`)
  const texts = [subject.sight?.about ?? '', landmark?.history ?? '', ...(landmark?.tips ?? []), ...seen]
  const sentences = [...new Set(texts.flatMap(sentencesOf))].filter((sentence) => sentence !== '')
  const byKind = ANSWERS.flatMap(([question, answer]) => (question.test(words) ? [answer] : []))
  const leftOut = named.flatMap(({ name, city, country }) => [name, city.name, country.name])
  const stems = contentWords(words, leftOut).filter((word) => word.length > 3)
  const byWord = stems.map((word) => new RegExp(`\\b${word.replace(/(?:ing|ies|es|ed|s)$/, '')}`, 'i'))
  const patterns = byKind.length > 0 ? byKind : byWord
  return sentences.filter((sentence) => patterns.some((pattern) => pattern.test(sentence))).slice(0, SHOWN)
}

function answerOfSight(asked: Asked): Reply | undefined {
  const told = toldBySight(asked)
  if (told.length === 0 || !asked.subject) return undefined
  return {
    lines: [
      `What my guide says of that about ${asked.subject.name}:`,
      ...told.map(bullet),
      'More than that I do not know.',
    ],
    actions: [planTrip(asked)],
    next: ['places', 'season', 'food', 'plan'],
  }
}

/** Places whose texts contain a word of the question: "cherry trees", "flamenco". */
function toldOf(destinations: readonly AtlasDestination[], words: string): string[] {
  const stems = contentWords(words)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/(?:ies|es|s)$/, ''))
  if (stems.length === 0) return []
  const patterns = stems.map((stem) => new RegExp(`\\b${stem}`, 'i'))
  // A text with one word of many is about something else: 'How late do the trains run?'
  const isTold = ({ name, about: text }: AtlasPlace): boolean =>
    patterns.filter((pattern) => pattern.test(`${name} ${text}`)).length * 2 >= patterns.length
  return destinations
    .flatMap(({ places }) => places)
    .filter(isTold)
    .slice(0, SHOWN)
    .map(({ name, about: text }) => `${name}: ${telling(text, patterns)}`)
}

/** The sentence of a text that tells of it: 'Fado is at home here', and not the first one about the quarter. */
const telling = (text: string, patterns: readonly RegExp[]): string =>
  sentencesOf(text).find((sentence) => patterns.some((pattern) => pattern.test(sentence))) ?? firstSentence(text)

const namesIn = ({ named }: Asked): string[] =>
  named.flatMap(({ name, city, country }) => [name, city.name, country.name])

/** Reply to a question about a place whose other words are not understood. */
export function unsure(asked: Asked): Reply {
  const { subject } = asked
  if (!subject) return about(asked)
  const bySight = answerOfSight(asked)
  if (bySight) return bySight
  // 'Seville' is Sevilla.
  const rest = contentWords(asked.words, namesIn(asked)).filter((word) => findCity(word)?.name !== subject.city.name)
  // Of a country only where all of few words are told of: 'volcanoes in Guatemala'.
  const isOfCountry =
    subject.scope === 'country' && rest.length > 0 && rest.length <= FEW_WORDS && !OF_FACTS.test(asked.words)
  const towns = subject.scope === 'city' || isOfCountry ? destinationsAt(subject) : []
  const found = toldOf(towns, rest.join(' '))
  if (found.length > 0)
    return {
      lines: [`What my guide says of that in ${subject.name}:`, ...found.map(bullet), 'More than that I do not know.'],
      actions: [planTrip(asked)],
      next: ['places', 'season', 'food', 'plan'],
    }
  const overview = about(asked)
  return {
    ...overview,
    lines: [
      `I do not know that about ${subject.name}; the tourist office of ${subject.scope === 'country' ? inSentence(subject.country.name) : 'the town'} does. What I know:`,
      ...overview.lines.slice(0, OVERVIEW + 1),
    ],
  }
}
