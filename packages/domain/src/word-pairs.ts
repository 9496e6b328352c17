/** Pairs are formed from this many leading letters. */
const STEM_LETTERS = 3

/** Maximum number of words per stay that are paired; a stay has about ten. */
const MOST_PAIRED = 32

/** The leading letters; undefined for shorter words, which may be incomplete. */
function stemOf(word: string): string | undefined {
  const letters = Array.from(word).slice(0, STEM_LETTERS)
  return letters.length === STEM_LETTERS ? letters.join('') : undefined
}

const stemsOf = (words: readonly string[]): string[] => [...new Set(words.flatMap((word) => stemOf(word) ?? []))]

/** Independent of the order. The space cannot occur in a single word. */
const pair = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

/** All pairs of the words' leading letters. */
export function pairsOf(words: readonly string[]): string[] {
  const stems = stemsOf(words).slice(0, MOST_PAIRED)
  return stems.flatMap((one, index) => stems.slice(index + 1).map((other) => pair(one, other)))
}

/**
 * The most selective index token for several words: a pair if possible, else the longest word. It finds all stays that
 * contain all words, and some that do not.
 */
export function narrowestToken(words: readonly string[]): string | undefined {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const [one, other] = stemsOf(longestFirst)
  return one === undefined || other === undefined ? longestFirst[0] : pair(one, other)
}
