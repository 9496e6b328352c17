/** Two words are looked up together by this many of their first letters. */
const STEM_LETTERS = 3

/** How many words of a place are paired at most; a place has about ten. */
const MOST_PAIRED = 32

/** The first letters; undefined for a word that is shorter, of which nobody knows how it goes on. */
function stemOf(word: string): string | undefined {
  const letters = Array.from(word).slice(0, STEM_LETTERS)
  return letters.length === STEM_LETTERS ? letters.join('') : undefined
}

const stemsOf = (words: readonly string[]): string[] => [...new Set(words.flatMap((word) => stemOf(word) ?? []))]

/** The same in either order. Words have no spaces, so that no word is mistaken for it. */
const pair = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

/** Every two of the words by their first letters. */
export function pairsOf(words: readonly string[]): string[] {
  const stems = stemsOf(words).slice(0, MOST_PAIRED)
  return stems.flatMap((one, index) => stems.slice(index + 1).map((other) => pair(one, other)))
}

/**
 * What an index is asked for several words: a pair where two of them have one, which few places have, else the longest.
 * It finds all places that have all the words, and some that do not.
 */
export function narrowestToken(words: readonly string[]): string | undefined {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const [one, other] = stemsOf(longestFirst)
  return one === undefined || other === undefined ? longestFirst[0] : pair(one, other)
}
