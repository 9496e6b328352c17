import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import diceware from '@zxcvbn-ts/language-common/dist/diceware.json.mjs'
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.mjs'
import commonWords from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs'
import firstnames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs'
import wordSequences from '@zxcvbn-ts/language-en/dist/wordSequences.json.mjs'
import type { Strength } from './rate-passphrase.ts'

/** In bits, with 600,000 rounds per guess: a GPU with 7,500 guesses per second needs about 75 years for 45 bits. */
const FAIR = 32
const GOOD = 45
const STRONG = 60

/** No word counts more than one of the 7,776 words of a dice list, whatever its language and length. */
const BITS_OF_WORD = 13

/** Longer input is truncated, because the time grows fast: 1.9 s for 58 characters, 0.1 s for 40. */
const LOOKED_AT = 40

const zxcvbn = new ZxcvbnFactory({
  dictionary: {
    passwords,
    commonWords,
    firstnames,
    'diceware-common': diceware,
    ...wordSequences,
    ownWords: ['waymark', 'vault', 'passport', 'travel', 'document', 'documents'],
  },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT,
})

const bitsOf = (text: string): number => zxcvbn.check(text).guessesLog10 * Math.log2(10)

/** Words, numbers, and single other characters, each once. */
const partsOf = (passphrase: string): string[] => [
  ...new Set(passphrase.toLowerCase().match(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d\s]/gu) ?? []),
]

const bitsOfPart = (part: string): number =>
  /^[\p{L}\p{M}]/u.test(part) ? Math.min(BITS_OF_WORD, bitsOf(part)) : bitsOf(part)

/**
 * The entropy in bits for an attacker who knows how people choose passphrases, by zxcvbn. It overestimates sentences,
 * because it knows no grammar; the sum over the single words is an upper bound.
 */
export function guessBits(passphrase: string): number {
  const normal = passphrase.normalize('NFKC')
  const word = partsOf(normal).reduce((bits, part) => bits + bitsOfPart(part), 0)
  return Math.min(bitsOf(normal), word)
}

export function strengthOf(passphrase: string): Strength {
  if (passphrase === '') return 'none'
  const bits = guessBits(passphrase)
  if (bits >= STRONG) return 'strong'
  if (bits >= GOOD) return 'good'
  return bits >= FAIR ? 'fair' : 'weak'
}
