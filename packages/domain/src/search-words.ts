import { nameKey } from './name-key.ts'

/** Beginnings of words are kept up to here; a longer one is looked up by this much of it. */
const LONGEST = 20

const LAST_IS_ST = /(?:^|[^\p{L}\p{N}])st\.?$/iu

/** Words that say nothing about where or what: 'a villa in the old town of Split'. */
const FILLERS = new Set(['a', 'an', 'and', 'at', 'by', 'de', 'in', 'near', 'of', 'on', 'the', 'to', 'with'])

const cut = (word: string): string => Array.from(word).slice(0, LONGEST).join('')

/** The words of a text in the form in which they are compared: case, accents and punctuation do not matter. */
export function wordsIn(text: string): string[] {
  const key = nameKey(text)
  return key === '' ? [] : key.split(' ')
}

/** What is looked up for a typed text: each is the beginning of a word. Several must all be found. */
export function searchWords(typed: string): string[] {
  const words = wordsIn(typed)
  // Typed so far, 'st' can become Stockholm as well as St Moritz.
  if (LAST_IS_ST.test(typed.trim())) words[words.length - 1] = 'st'
  const telling = words.filter((word) => !FILLERS.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(cut))]
}

/** Every beginning of a word, as `searchWords` looks them up. */
export function beginningsOf(word: string): string[] {
  const letters = Array.from(cut(word))
  const beginnings = letters.map((_, index) => letters.slice(0, index + 1).join(''))
  return word === 'saint' ? [...beginnings, 'st'] : beginnings
}
