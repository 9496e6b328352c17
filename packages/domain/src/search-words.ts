import { nameKey } from './name-key.ts'

/** Longest indexed prefix; longer words are looked up by it. */
const LONGEST = 20

const LAST_IS_ST = /(?:^|[^\p{L}\p{N}])st\.?$/iu

/** Stop words. */
const FILLERS = new Set(['a', 'an', 'and', 'at', 'by', 'de', 'in', 'near', 'of', 'on', 'the', 'to', 'with'])

const cut = (word: string): string => Array.from(word).slice(0, LONGEST).join('')

/** The normalised words of a text. */
export function wordsIn(text: string): string[] {
  const key = nameKey(text)
  return key === '' ? [] : key.split(' ')
}

/** The word prefixes to look up for typed text; all must match. */
export function searchWords(typed: string): string[] {
  const words = wordsIn(typed)
  // While typing, 'st' may become Stockholm as well as St Moritz, so it is not expanded to 'saint'.
  if (LAST_IS_ST.test(typed.trim())) words[words.length - 1] = 'st'
  const telling = words.filter((word) => !FILLERS.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(cut))]
}

/** All prefixes of a word that are indexed. */
export function beginningsOf(word: string): string[] {
  const letters = Array.from(cut(word))
  const beginnings = letters.map((_, index) => letters.slice(0, index + 1).join(''))
  return word === 'saint' ? [...beginnings, 'st'] : beginnings
}
