import { nameKey } from '@waymark/domain/name-key'

const SHORTEST = 4

/** Singular or plural of one word: 'tacos' and 'taco', 'pastéis' and 'pastel'. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [own, other] = [a, b].map((word) => word.replace(/eis$/, 'el'))
  const [short = '', long = ''] = [own, other].toSorted((one, two) => (one?.length ?? 0) - (two?.length ?? 0))
  return (
    short.length >= SHORTEST &&
    (long.startsWith(short) || short.startsWith(long.slice(0, -1))) &&
    (long.length - short.length < 2 || long === `${short}es`)
  )
}

/** The words of a text, for whoever looks for several names in it. */
export const wordsOf = (text: string): string[] => nameKey(text).split(' ')

/** Whether a text, such as the name of a listed dish, names a dish: 'Wiener Schnitzel' is a Schnitzel. */
export const isNamedIn = (text: string, dish: string): boolean => isNamedAmong(wordsOf(text), dish)

/** The same for the words of a text. */
export function isNamedAmong(words: readonly string[], dish: string): boolean {
  const wanted = nameKey(dish).split(' ')
  return words.some((_, from) => wanted.every((word, index) => isSameWord(words[from + index] ?? '', word)))
}
