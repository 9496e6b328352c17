import { differsByAtMost } from '@waymark/domain/edit-distance'
import type { WishTerms } from './wish-words-grammar.ts'
import { DIET_WORDS, FOOD_WORDS } from './wish-words-food.ts'
import { FILLER_SIGNS, FILLER_WORDS, GRAMMAR_WORDS, REAL_WORDS } from './wish-words-grammar.ts'
import { MORE_LANGUAGES } from './wish-words-more-languages.ts'
import { OTHER_FOOD_WORDS } from './wish-words-other-foods.ts'
import { PACKING_WORDS } from './wish-words-packing.ts'
import { PLACE_WORDS } from './wish-words-places.ts'
import { PACE_WORDS, TRAVELLER_WORDS } from './wish-words-travellers.ts'
import { TURKISH_WORDS } from './wish-words-turkish.ts'

/** The topic of a term. */
export type WishGroup = 'food' | 'diet' | 'traveller' | 'pace' | 'place' | 'packing' | 'grammar' | 'filler'

export interface WishSense {
  readonly group: WishGroup
  /** The key of the word in its list: 'nuts', 'museums', 'not'. */
  readonly concept: string
}

interface Term extends WishSense {
  /** Its words; the last one may match any ending. */
  readonly words: readonly string[]
  readonly isStem: boolean
}

/** Removes diacritics, except the sound marks of kana. */
export const foldCase = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')

/** Scripts without spaces between words: Chinese characters and kana, and Hangul, where particles are attached. */
export const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u

const STEM_KEY = 3

interface Lexicon {
  /** By the first word. */
  readonly byWord: ReadonlyMap<string, readonly Term[]>
  /** Terms of one stem, by its first letters. */
  readonly byStem: ReadonlyMap<string, readonly Term[]>
  readonly bySign: ReadonlyMap<string, readonly Term[]>
  /** Single words long enough for misspellings to be recognised, by `spellingKey`. */
  readonly spellings: ReadonlyMap<string, readonly Term[]>
}

const ORDER: readonly (readonly [WishGroup, WishTerms])[] = [
  ['diet', DIET_WORDS],
  ['food', FOOD_WORDS],
  ['food', OTHER_FOOD_WORDS],
  ['traveller', TRAVELLER_WORDS],
  ['pace', PACE_WORDS],
  ['place', PLACE_WORDS],
  ['packing', PACKING_WORDS],
  ['grammar', GRAMMAR_WORDS],
  ['filler', { filler: FILLER_WORDS, sign: FILLER_SIGNS }],
  ['diet', TURKISH_WORDS.diet],
  ['food', TURKISH_WORDS.food],
  ['traveller', TURKISH_WORDS.traveller],
  ['pace', TURKISH_WORDS.pace],
  ['place', TURKISH_WORDS.place],
  ['grammar', TURKISH_WORDS.grammar],
  ['filler', TURKISH_WORDS.filler],
  ['diet', MORE_LANGUAGES.diet],
  ['food', MORE_LANGUAGES.food],
  ['traveller', MORE_LANGUAGES.traveller],
  ['place', MORE_LANGUAGES.place],
  ['grammar', MORE_LANGUAGES.grammar],
  ['filler', MORE_LANGUAGES.filler],
]

/** Languages of which too few words are known to tell a misspelt one from another word. */
const NEVER_MISSPELT: ReadonlySet<WishTerms> = new Set(Object.values(MORE_LANGUAGES))

const LEAST_MISSPELT = 6

/** A misspelt word begins as what is meant. */
const spellingKey = (word: string, length: number): string => `${word[0]}${length}`

function push<K, T>(map: Map<K, T[]>, key: K, item: T): void {
  const known = map.get(key)
  if (known) known.push(item)
  else map.set(key, [item])
}

/** Longer terms first; ties are in list order. */
const byLength = (a: Term, b: Term): number =>
  b.words.join(' ').length - a.words.join(' ').length || Number(a.isStem) - Number(b.isStem)

function build(): Lexicon {
  const byWord = new Map<string, Term[]>()
  const byStem = new Map<string, Term[]>()
  const bySign = new Map<string, Term[]>()
  const spellings = new Map<string, Term[]>()
  for (const [group, terms] of ORDER)
    for (const [concept, list] of Object.entries(terms))
      for (const written of new Set(list.split('|'))) {
        const isStem = written.endsWith('*')
        const text = foldCase(isStem ? written.slice(0, -1) : written).trim()
        const term: Term = { group, concept, words: SIGN.test(text) ? [text] : text.split(' '), isStem }
        const [first = ''] = term.words
        if (SIGN.test(text)) push(bySign, text.slice(0, 1), term)
        else if (isStem && term.words.length === 1) push(byStem, first.slice(0, STEM_KEY), term)
        else push(byWord, first, term)
        if (
          term.words.length === 1 &&
          group !== 'filler' &&
          !NEVER_MISSPELT.has(terms) &&
          first.length >= LEAST_MISSPELT &&
          !SIGN.test(text)
        )
          push(spellings, spellingKey(first, first.length), term)
      }
  for (const map of [byWord, byStem, bySign]) for (const terms of map.values()) terms.sort(byLength)
  return { byWord, byStem, bySign, spellings }
}

let built: Lexicon | undefined
const lexicon = (): Lexicon => (built ??= build())

const isEnd = ({ words, isStem }: Term, at: number, word: string): boolean => {
  const wanted = words[at] ?? ''
  return isStem && at === words.length - 1 ? word.startsWith(wanted) : word === wanted
}

/** The most likely term for a misspelt word. */
function misspelt(word: string): Term | undefined {
  if (word.length < LEAST_MISSPELT || REAL_WORDS.has(word) || /\d/.test(word)) return undefined
  const { spellings } = lexicon()
  const singular = word.replace(/s$/, '')
  for (let most = 1; most <= (word.length >= 10 ? 2 : 1); most++)
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const term of spellings.get(spellingKey(word, length)) ?? []) {
        const [known = ''] = term.words
        // Of a stem, a plural is as near: 'mushroms'.
        if (differsByAtMost(word, known, most) || (term.isStem && differsByAtMost(singular, known, most))) return term
      }
  return undefined
}

const ALLERGENS = ['egg', 'dairy', 'nuts', 'peanuts', 'gluten', 'soy', 'sesame', 'shellfish', 'fish'] as const
const LEAST_ALLERGEN = 3
/** Allergens that are not foods but as similar to a food as a misspelling. */
const NO_FOODS =
  /^(?:now|nose|eyes|bees?|cats?|dust|mites?|molds?|moulds?|pollen|latex|soap|sun|salt|rice|corn|fur|gold)$/

/** The allergenic food, even if it is short and misspelt: 'egs', 'penuts'. */
export function allergenMeant(word: string): string | undefined {
  if (word.length < LEAST_ALLERGEN || NO_FOODS.test(word)) return undefined
  const spellings = [word, word.slice(0, -1)].filter(({ length }) => length >= LEAST_ALLERGEN)
  return ALLERGENS.find((concept) =>
    (FOOD_WORDS[concept] ?? '').split('|').some((written) => {
      const known = foldCase(written.replace('*', ''))
      const asWritten = written.endsWith('*') ? spellings : [word]
      return (
        known[0] === word[0] && known.length > LEAST_ALLERGEN && asWritten.some((own) => differsByAtMost(own, known, 1))
      )
    }),
  )
}

/** The longest term that begins with the word at `at`, and how many words it has. */
export function termAt(words: readonly string[], at: number): { sense: WishSense; length: number } | undefined {
  const first = words[at] ?? ''
  const { byWord, byStem } = lexicon()
  const whole = byWord
    .get(first)
    ?.find((term) => term.words.every((_, index) => isEnd(term, index, words[at + index] ?? '')))
  const stem = byStem.get(first.slice(0, STEM_KEY))?.find((term) => isEnd(term, 0, first))
  // Longer phrases take precedence; of single words, exact matches do.
  const found = whole ?? stem ?? misspelt(first)
  return found && { sense: found, length: found.words.length }
}

/** The longest term of Chinese characters or kana that `text` has at `at`. */
export function signTermAt(text: string, at: number): { sense: WishSense; length: number } | undefined {
  const found = lexicon()
    .bySign.get(text.slice(at, at + 1))
    ?.find(({ words: [word = ''] }) => text.startsWith(word, at))
  return found && { sense: found, length: found.words[0]?.length ?? 1 }
}
