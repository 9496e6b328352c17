import { nameKey } from '@waymark/domain/name-key'
import type { Intent } from './intents.ts'
import { misspeltPlace } from './misspelt-place.ts'
import { placeNamed } from './place-named.ts'
import { CITIES_AFTER_IN, COMMON_WORDS, NO_NAMES, PLACE_CUES, SIGHT_WORDS, START_CUES } from './place-words.ts'
import type { SightSigns } from './sight-named.ts'
import type { Subject } from './subject.ts'

/** A place named in a text. */
export interface Mention {
  readonly subject: Subject
  /** Whether a journey starts there: "from Berlin", "Berlin to Rome". */
  readonly isStart: boolean
  /** Whether the name was corrected, so that the answer says what was understood. */
  readonly isGuessed: boolean
  /** The matched words, in lower case. */
  readonly words: string
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Longest place name in words, and longest text in words that is searched. */
const MAX_WORDS = 5
const MAX_READ = 200

/** Names in scripts without spaces are found inside longer runs: 東京の天気. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{N}]+$/u
const LONGEST_UNSPACED = 8

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.ー-]*/gu

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].slice(0, MAX_READ).map(({ 0: match, index }) => {
    const word = match.replace(/(?:['’]s)?[.'’-]*$/u, '')
    return { text: word, start: index, end: index + word.length }
  })

const startsLarge = (word: string): boolean => /^[\p{Lu}\p{Lo}\p{N}]/u.test(word)

/** The full stop of "St. Louis" or "Mt. Fuji" ends no sentence. */
const SHORTENED = /^(?:st|ste|mt|ft)$/i

/** The words from `first` to `last` if only spaces, or the comma of "Paris, Texas", separate them. */
function joined(text: string, words: readonly Word[]): string | undefined {
  for (let at = 1; at < words.length; at++) {
    const gap = text.slice(words[at - 1]?.end, words[at]?.start)
    const isShortened = SHORTENED.test(words[at - 1]?.text ?? '') && /^\. +$/.test(gap)
    if (!(isShortened || /^ +$/.test(gap) || (/^, *$/.test(gap) && at === words.length - 1))) return undefined
  }
  return text.slice(words[0]?.start, words.at(-1)?.end)
}

interface Found {
  readonly subject: Subject
  readonly count: number
}

/** Matches "in nice" and "in nice in May", but not "in nice hotels". */
function isNamedAfter(words: readonly Word[], at: number): boolean {
  const [before, after] = [words[at - 1], words[at + 1]].map((word) => word?.text.toLowerCase())
  const isCue = before !== undefined && /^(?:in|from|near|around)$/.test(before)
  return isCue && (after === undefined || /^(?:in|on|at|for|with|when|if|during|and|or|by|to|this|next)$/.test(after))
}

/** `leadsHere`: a place and "to" come before, so that "paris to nice" names two places. */
function longestAt(
  text: string,
  words: readonly Word[],
  at: number,
  sights: SightSigns,
  leadsHere: boolean,
): Found | undefined {
  const cue = words[at - 1]?.text.toLowerCase()
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count--) {
    const span = words.slice(at, at + count)
    const name = joined(text, span)
    if (name === undefined) continue
    const isAll = count === words.length
    const isAfterIn = count === 1 && CITIES_AFTER_IN.has(name.toLowerCase()) && isNamedAfter(words, at)
    const isCapitalised =
      (startsLarge(name) && (at > 0 || isAll || START_CUES.has(words[count]?.text.toLowerCase() ?? ''))) ||
      leadsHere ||
      isAfterIn
    // 'Dolomites from Venice'.
    const isBeforeStart = at === 0 && START_CUES.has(words[count]?.text.toLowerCase() ?? '')
    const isExpected = isAll || isBeforeStart || (cue !== undefined && PLACE_CUES.has(cue))
    const subject = placeNamed(name, { isCapitalised, isExpected }, sights)
    if (subject) return { subject, count }
  }
  return undefined
}

function unspacedIn({ text }: Word): Subject[] {
  const found: Subject[] = []
  for (let at = 0; at < text.length;) {
    let length = Math.min(LONGEST_UNSPACED, text.length - at)
    let subject: Subject | undefined
    for (; length > 1; length--) {
      subject = placeNamed(text.slice(at, at + length), { isCapitalised: true, isExpected: true })
      if (subject) break
    }
    if (subject) found.push(subject)
    at += subject ? length : 1
  }
  return found
}

/** A misspelling of a known name by one letter: "istambul". */
function misspelt(words: readonly Word[], at: number): Found | undefined {
  const cue = words[at - 1]?.text.toLowerCase()
  const isExpected = cue !== undefined && PLACE_CUES.has(cue)
  for (const count of [2, 1]) {
    const span = words.slice(at, at + count)
    if (
      span.length < count ||
      span.some(({ text }) => COMMON_WORDS.has(text.toLowerCase()) || NO_NAMES.has(text.toLowerCase()))
    )
      continue
    const subject = misspeltPlace(span.map(({ text }) => text).join(' '), isExpected)
    if (subject) return { subject, count }
  }
  return undefined
}

/** No name of a place begins with it. */
const NEW_YEAR = /\bnew year(?:['’]?s)?(?: eve| day)?\b/giu

/** The places a text names, in order. */
export function placesIn(written: string, sights: SightSigns = { isExpected: false }): Mention[] {
  const text = written.replaceAll(NEW_YEAR, (words) => ' '.repeat(words.length))
  const words = wordsOf(text)
  const found: Mention[] = []
  const isBetween = /\b(?:distance|how far)\b/i.test(text)
  const wordAt = (at: number) => words[at]?.text.toLowerCase() ?? ''
  for (let at = 0; at < words.length;) {
    const word = words[at]
    if (word && UNSPACED.test(word.text)) {
      const within = unspacedIn(word)
      found.push(...within.map((subject) => ({ subject, isStart: false, isGuessed: false, words: word.text })))
      at++
      continue
    }
    const followsPlace = (before: number) => found.at(-1)?.words.endsWith(nameKey(wordAt(before))) === true
    // "paris to nice", and "distance Zurich Milan".
    const leadsHere =
      found.length > 0 && ((wordAt(at - 1) === 'to' && followsPlace(at - 2)) || (isBetween && followsPlace(at - 1)))
    // 'The Rodin museum' has a name of its own, unlike 'the museum'.
    const before = words[at - 1]?.text ?? ''
    const isOfName =
      at > 1 &&
      SIGHT_WORDS.has(wordAt(at)) &&
      startsLarge(before) &&
      !NO_NAMES.has(wordAt(at - 1)) &&
      !followsPlace(at - 1)
    const known = isOfName ? undefined : longestAt(text, words, at, sights, leadsHere)
    const place = known ?? misspelt(words, at)
    if (!place) {
      at++
      continue
    }
    const leadsOn = wordAt(at + place.count) === 'to' && placesAfter(text, words, at + place.count + 1, sights)
    const span = words.slice(at, at + place.count)
    found.push({
      subject: place.subject,
      isStart: START_CUES.has(wordAt(at - 1)) || leadsOn,
      isGuessed: known === undefined,
      words: nameKey(span.map((one) => one.text).join(' ')),
    })
    at += place.count
  }
  return found
}

const placesAfter = (text: string, words: readonly Word[], at: number, sights: SightSigns): boolean =>
  at < words.length && longestAt(text, words, at, sights, true) !== undefined

/** Whether 'in' precedes a place, which makes it the destination, not the start. */
export const isBehindIn = (words: string, message: string): boolean =>
  /\b(?:in|to|for|at) (?:the )?$/i.test(message.slice(0, Math.max(0, message.toLowerCase().lastIndexOf(words))))

/** 'From Rome airport to the centre', in Rome whatever was talked of before; not 'how do I get there from Rome airport'. */
export const isLanding = (intent: Intent, text: string): boolean =>
  intent === 'way-there' && /\bairport\b/i.test(text) && !/\bthere\b/i.test(text)
