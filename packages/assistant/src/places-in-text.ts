import { placeNamed } from './place-named.ts'
import { PLACE_CUES, START_CUES } from './place-words.ts'
import type { Subject } from './subject.ts'

/** A place in the order of the text, with the word before it. */
export interface Mention {
  readonly subject: Subject
  /** It is where the way begins: 'from Berlin', 'Berlin to Rome'. */
  readonly isStart: boolean
}

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Longest names of places, in words, and texts that are read at all. */
const MAX_WORDS = 5
const MAX_READ = 200

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].slice(0, MAX_READ).map(({ 0: match, index }) => {
    const word = match.replace(/(?:['’]s)?[.'’-]*$/u, '')
    return { text: word, start: index, end: index + word.length }
  })

const startsLarge = (word: string): boolean => /^[\p{Lu}\p{Lo}\p{N}]/u.test(word)

/** Words that belong together have only blanks between them, or the comma of 'Paris, Texas'. */
function joined(text: string, words: readonly Word[]): string | undefined {
  for (let at = 1; at < words.length; at++) {
    const gap = text.slice(words[at - 1]?.end, words[at]?.start)
    if (!(/^ +$/.test(gap) || (/^, *$/.test(gap) && at === words.length - 1))) return undefined
  }
  return text.slice(words[0]?.start, words.at(-1)?.end)
}

function longestAt(text: string, words: readonly Word[], at: number): { subject: Subject; count: number } | undefined {
  const cue = words[at - 1]?.text.toLowerCase()
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count--) {
    const span = words.slice(at, at + count)
    const name = joined(text, span)
    if (name === undefined) continue
    const isAll = count === words.length
    const isCapitalised = startsLarge(name) && (at > 0 || isAll)
    const subject = placeNamed(name, { isCapitalised, isExpected: isAll || (cue !== undefined && PLACE_CUES.has(cue)) })
    if (subject) return { subject, count }
  }
  return undefined
}

/** The places that a text names, in its order. */
export function placesIn(text: string): Mention[] {
  const words = wordsOf(text)
  const found: Mention[] = []
  for (let at = 0; at < words.length;) {
    const place = longestAt(text, words, at)
    if (!place) {
      at++
      continue
    }
    const before = words[at - 1]?.text.toLowerCase() ?? ''
    const after = words[at + place.count]?.text.toLowerCase()
    const leadsOn = after === 'to' && placesAfter(text, words, at + place.count + 1)
    found.push({ subject: place.subject, isStart: START_CUES.has(before) || leadsOn })
    at += place.count
  }
  return found
}

const placesAfter = (text: string, words: readonly Word[], at: number): boolean =>
  at < words.length && longestAt(text, words, at) !== undefined
