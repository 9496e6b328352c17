import type { AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import { monthIn } from './dates-in-text.ts'
import { dayAskedIn, dayNamedIn } from './day-asked.ts'
import type { Intent } from './intents.ts'
import { monthNamed } from './months.ts'
import type { Mention } from './places-in-text.ts'

/** "In the evening?", "and without peanuts?": whatever was asked before, for that. */
const SAYS_ALONE =
  /^(?:(?:and|but|or) )?(?:in the evenings?|at night|(?:with|for) (?:a |the |our |my )?(?:kids?|children|toddlers?|bab(?:y|ies)|teenagers?)|when it rains|if it rains|without \p{L}+(?: (?:and|or) \p{L}+)?|gluten[- ]free|vegan|vegetarian|for breakfast|for lunch|for dinner)[?!. ]*$/iu

/** "How about for kids?", "And at night?": for whom, or when. */
const saysForWhom = (message: string): boolean => SAYS_ALONE.test(message.trim()) || namesWhom(message)
const namesWhom = (message: string): boolean =>
  /^(?:and|what about|how about|or|but|also|which(?: ones?)?|any(?:thing)?)\b/i.test(message.trim()) &&
  message.trim().split(/\s+/).length <= 7 &&
  /\b(?:kids?|children|toddlers?|bab(?:y|ies)|teen(?:ager)?s?|famil(?:y|ies)|seniors?|couples|vegans?|vegetarians?|coeliacs?|celiacs?|at night|in the evenings?|after dark|cheap(?:er)?(?: ones?)?|free(?: ones)?|indoors?)\b/i.test(
    message,
  )

/** "By train?", "And excuse me?": how one gets there, or another phrase. */
const saysByWhat = (message: string): boolean =>
  /^(?:and |or )?by (?:train|bus|coach|car|ferry|boat|bike|plane)\b/i.test(message.trim())
const saysPhrase = (message: string): boolean =>
  /^(?:and|or|what about|how about) (?:hello|hi|please|thank you|thanks|excuse me|sorry|goodbye|bye|yes|no|good (?:morning|evening|night)|cheers|the bill|help)[?!. ]*$/i.test(
    message.trim(),
  )

/** "What about Rome?", "And in May?": continues the previous question. */
export function isFollowUp(message: string, mentions: readonly Mention[]): boolean {
  const isShort = message.trim().split(/\s+/).length <= 4
  const adds =
    saysForWhom(message) ||
    saysByWhat(message) ||
    saysPhrase(message) ||
    mentions.length > 0 ||
    monthIn(message) !== undefined ||
    dayAskedIn(message, '2026-01-01') !== undefined
  return (
    adds &&
    (SAYS_ALONE.test(message.trim()) ||
      /^(?:and|what about|how about|or|also|then|in|for|on|but|by|which|any(?:thing)?)\b/i.test(message.trim()) ||
      (isShort && mentions.length === 0))
  )
}

export const seasonIn = (words: string): string | undefined =>
  /\b(?:spring|summer|autumn|fall|winter)\b/.exec(words)?.[0]

/** The day, month or season that "And Porto?" goes on with; empty where the message names its own. */
export function whenOfTalk(isContinued: boolean, words: string, { when = '' }: AssistantContext): string {
  if (!isContinued || monthIn(words) !== undefined || seasonIn(words) !== undefined || dayNamedIn(words) !== undefined)
    return ''
  return monthNamed(when) !== undefined || seasonIn(when) === when || dayNamedIn(when) === when ? when : ''
}

/** Intents that are the same for everybody: 'and for kids?' after the weather asks what there is to see. */
const OF_NOBODY: ReadonlySet<Intent> = new Set(['weather', 'season', 'about', 'plugs', 'clock', 'language', 'holidays'])

/** What a follow-up asks, after a question of the given intent. */
export const goesOnWith = (message: string, intent: Intent = 'about'): Intent =>
  saysForWhom(message) && OF_NOBODY.has(intent) ? 'places' : intent

/** Intents about a sight; the town cannot stand in for it. */
export const OF_SIGHTS: ReadonlySet<Intent> = new Set(['opening', 'admission', 'book-ahead', 'near'])
/** Intents that go on about the sight of the talk. */
export const MAY_BE_OF_SIGHT: ReadonlySet<Intent> = new Set([...OF_SIGHTS, 'days-needed', 'about', 'dress'])

/** 'How much is it?', after the opening hours of a sight. */
export const asksCostOfIt = (message: string, intent: Intent, topic: Intent | undefined): boolean =>
  intent === 'costs' && /\b(?:it|that|this)\b/i.test(message) && topic !== undefined && OF_SIGHTS.has(topic)

/** What the traveller said earlier not to eat: ' (a vegetarian dish without nuts)'. */
export const dietOfTalk = (intent: Intent, { diet = '' }: AssistantContext): string =>
  intent === 'food' && diet !== '' ? ` (${diet})` : ''
