const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'
const WORDS = 6
const SYLLABLES = 2

/** One of the letters, each as likely as another. */
function pick(letters: string): string {
  const limit = 256 - (256 % letters.length)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) return letters[byte % letters.length] ?? ''
  }
}

const word = (): string => Array.from({ length: SYLLABLES }, () => pick(CONSONANTS) + pick(VOWELS)).join('')

/** Six words that can be spoken and mean nothing: 73 random bits. */
export function suggestPassphrase(): string {
  const words = new Set<string>()
  while (words.size < WORDS) words.add(word())
  return [...words].join('-')
}
