import { inSentence } from '@waymark/planner/wording'
import type { AtlasDestination, AtlasPlace } from '@waymark/atlas/place'
import type { Asked } from '../asked.ts'
import { topicBeyond } from '../beyond-the-guide.ts'
import { destinationsAt, localTips } from '../local-tips.ts'
import { contentWords } from '../content-words.ts'
import { bullet, planTrip, type Reply } from '../reply.ts'
import { firstSentence } from '../sights.ts'
import { about } from './about.ts'

const SHOWN = 4
/** Number of lines of the overview that is given if nothing about the topic is known. */
const OVERVIEW = 3

/** Says what the guide does not know, and what its own texts say about it nevertheless. */
export function beyond(asked: Asked): Reply {
  const { subject, words } = asked
  const topic = topicBeyond(words)
  if (!topic) return unsure(asked)
  const place = subject ? subject.name : 'a place'
  const tips = subject ? localTips(subject, topic.tips).slice(0, SHOWN) : []
  const names = asked.named.flatMap(({ name, city, country }) => [name, city.name, country.name])
  const isOfPlaces = subject !== undefined && subject.scope !== 'country' && !topic.isOfNoPlace
  const places = isOfPlaces ? toldOf(destinationsAt(subject), contentWords(words, names).join(' ')) : []
  const known = [...tips, ...places]
  const [town] = subject ? destinationsAt(subject) : []
  const events = town && topic.known ? topic.known.of(town) : []
  return {
    lines: [
      ...(events.length > 0 && topic.known ? [topic.known.head(place), ...events.map(bullet)] : []),
      `I do not know ${topic.what(place)}. ${topic.where}`,
      ...(subject === undefined && topic.known ? ['Name the town, and I tell you what my guide knows of it.'] : []),
      ...(known.length > 0 && subject ? [`What my guide says about ${subject.name}:`, ...known.map(bullet)] : []),
    ],
    ...(subject
      ? { next: ['tips', 'way-around', 'money', 'places'] }
      : { ask: ['Tips for Lisbon', 'Public holidays in Japan', 'Currency in Brazil'] }),
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
    .map(({ name, about: text }) => `${name}: ${firstSentence(text)}`)
}

/** Reply to a question about a place whose other words are not understood. */
export function unsure(asked: Asked): Reply {
  const { subject, named } = asked
  if (!subject) return about(asked)
  const leftOut = named.flatMap(({ name, city, country }) => [name, city.name, country.name])
  const rest = contentWords(asked.words, leftOut)
  const town = subject.scope === 'country' ? [] : destinationsAt(subject)
  const found = toldOf(town, rest.join(' '))
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
