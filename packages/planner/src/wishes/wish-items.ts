import { foldCase, SIGN, signTermAt, termAt, type WishSense } from './wish-lexicon.ts'

/** One step of a text: a known term, a number, a mark between parts, or a word that nobody knows. */
export type WishItem = { readonly from: number; readonly to: number; readonly word: string } & (
  | { readonly type: 'term'; readonly sense: WishSense }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'comma' | 'stop' | 'unknown' }
)

const SIGNS = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`
const PARTS = new RegExp(String.raw`${SIGNS}+|\d+|(?:(?!${SIGNS})[\p{L}\p{M}])+|\n|[^\s\p{L}\p{N}]`, 'gu')
const STOPS = /^[.!?;\n。！？；•·|]$/
const COMMAS = /^[,、，/+&–]$/

/** The age of a child in characters: '五岁', '十二歳', '八个月'. */
const NUMERAL = /^(?<ten>十)?(?<ones>[一二两三四五六七八九])?(?=岁|歳|才|个月|ヶ月|か月)/
const ONES = '一二三四五六七八九'

function numeralAt(text: string): { value: number; length: number } | undefined {
  const { ten = '', ones = '' } = NUMERAL.exec(text)?.groups ?? {}
  const length = ten.length + ones.length
  if (length === 0) return undefined
  return { value: (ten ? 10 : 0) + (ones === '两' ? 2 : ONES.indexOf(ones) + 1) * ones.length, length }
}

interface Part {
  readonly text: string
  readonly from: number
}

/** Terms of a run of Chinese characters or kana, found one behind the other. */
function itemsOfSigns({ text, from }: Part): WishItem[] {
  const items: WishItem[] = []
  for (let at = 0; at < text.length;) {
    const numeral = numeralAt(text.slice(at))
    const term = numeral ? undefined : signTermAt(text, at)
    const length = numeral?.length ?? term?.length ?? 1
    const before = items.at(-1)
    const word = text.slice(at, at + length)
    if (numeral) items.push({ type: 'number', value: numeral.value, word, from: from + at, to: from + at + length })
    else if (term) items.push({ type: 'term', sense: term.sense, word, from: from + at, to: from + at + length })
    else if (before?.type === 'unknown' && before.to === from + at)
      items[items.length - 1] = { ...before, word: before.word + word, to: before.to + 1 }
    else items.push({ type: 'unknown', word, from: from + at, to: from + at + 1 })
    at += length
  }
  return items
}

/** Without its accent it would be another word: 'marchés' are no 'marches'. */
const withoutAccents = (text: string): string =>
  foldCase(text.replace(/^march[ée]s?$/iu, (own) => (/é/iu.test(own) ? 'mercado' : own)))

/** Takes a text, which `wishText` has made even, apart. */
export function wishItems(text: string): WishItem[] {
  const parts = [...text.matchAll(PARTS)]
    .map((match): Part => ({ text: match[0], from: match.index }))
    .filter((part) => !/^['’"()[\]:\-_*#]$/.test(part.text))
  const words = parts.map((part) =>
    /\p{L}|\d/u.test(part.text) && !SIGN.test(part.text) ? withoutAccents(part.text) : '',
  )
  const items: WishItem[] = []
  for (let at = 0; at < parts.length;) {
    const part = parts[at]
    if (!part) break
    const to = part.from + part.text.length
    const word = words[at] ?? ''
    const own = { from: part.from, to, word }
    if (SIGN.test(part.text)) items.push(...itemsOfSigns(part))
    else if (/^\d+$/.test(word)) items.push({ ...own, type: 'number', value: Number(word) })
    else if (word === '') {
      if (STOPS.test(part.text)) items.push({ ...own, word: part.text, type: 'stop' })
      else if (COMMAS.test(part.text)) items.push({ ...own, type: 'comma' })
    } else {
      const term = termAt(words, at)
      const end = parts[at + (term?.length ?? 1) - 1] ?? part
      if (term) items.push({ ...own, type: 'term', sense: term.sense, to: end.from + end.text.length })
      else items.push({ ...own, type: 'unknown' })
      at += (term?.length ?? 1) - 1
    }
    at += 1
  }
  return items
}

/** A text in one form of its letters, in which items have their places. */
export const wishText = (text: string): string => text.normalize('NFKC')
