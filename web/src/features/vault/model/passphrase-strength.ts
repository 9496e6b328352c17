/** From what nobody should use to what holds against whoever steals the keyring and has years. */
export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong'

/** What a passphrase has to reach, in bits. Each guess costs 600,000 rounds, which adds about 19. */
const FAIR = 35
const GOOD = 50
const STRONG = 65

/** A word that people choose is one of some thousands, however long it is, with or without capitals. */
const BITS_OF_WORD = 13
const BITS_OF_LETTER = 4.7
const BITS_OF_DIGIT = 3.3
const BITS_OF_SIGN = 4.5
/** Years, as most numbers in passphrases are. */
const BITS_OF_YEAR = 6

/** What every list of guesses begins with, and what this app suggests by its name. */
const COMMON =
  /^(?:pass(?:word|phrase|port)?|qwert[yz]\w*|asdf\w*|abc\w{0,3}|letmein|welcome|admin|iloveyou|monkey|dragon|secret|waymark|vault|travel(?:ler|er)?|trip|holiday|summer|winter|sommer|hallo|hello)$/i

/** Characters that do not just go on as those before them did: '1234567890123' has two. */
function surprises(text: string): number {
  const steps = Array.from(text.slice(1), (letter, index) => (letter.charCodeAt(0) - text.charCodeAt(index) + 10) % 10)
  return 1 + steps.filter((step, index) => index === 0 || step !== steps[index - 1]).length
}

function bitsOfPart(part: string): number {
  if (/^\d+$/.test(part)) return /^(?:19|20)\d\d$/.test(part) ? BITS_OF_YEAR : surprises(part) * BITS_OF_DIGIT
  if (!/^[\p{L}\p{M}]+$/u.test(part)) return BITS_OF_SIGN
  if (COMMON.test(part)) return 2
  const inside = /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+)$/u.test(part) ? 0 : 2
  return Math.min(BITS_OF_WORD, surprises(part) * BITS_OF_LETTER) + inside
}

/** Words, numbers, and each other sign. */
const partsOf = (passphrase: string): string[] =>
  passphrase.normalize('NFKC').match(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d\s]/gu) ?? []

/**
 * How many bits a guesser faces who knows how people choose: an estimate on the low side, that takes every word for
 * one of a dictionary. What comes again counts once.
 */
export function guessBits(passphrase: string): number {
  const parts = new Map(partsOf(passphrase).map((part) => [part.toLowerCase(), part]))
  return [...parts.values()].reduce((bits, part) => bits + bitsOfPart(part), 0)
}

export function strengthOf(passphrase: string): Strength {
  if (passphrase === '') return 'none'
  const bits = guessBits(passphrase)
  if (bits >= STRONG) return 'strong'
  if (bits >= GOOD) return 'good'
  return bits >= FAIR ? 'fair' : 'weak'
}

/** Whether it may guard a vault. */
export const isEnough = (passphrase: string): boolean => guessBits(passphrase) >= GOOD

/** What to say of a passphrase that may not. */
export const TOO_WEAK = 'This is too easy to guess. Use four or more words that do not belong together.'
