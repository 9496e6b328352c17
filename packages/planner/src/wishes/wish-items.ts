import { foldCase, SIGN, signTermAt, termAt, type WishSense } from './wish-lexicon.ts'

/** A token of a text: a known term, a number, a separator, or an unknown word. */
export type WishItem = { readonly from: number; readonly to: number; readonly word: string } & (
  | { readonly type: 'term'; readonly sense: WishSense }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'comma' | 'stop' | 'unknown' }
)

const SIGNS = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]`
const PARTS = new RegExp(String.raw`${SIGNS}+|\d+|(?:(?!${SIGNS})[\p{L}\p{M}])+|\n|[^\s\p{L}\p{N}]`, 'gu')
const STOPS = /^[.!?;\n。！？；؟؛•·|]$/
const COMMAS = /^[,、，،/+&–]$/

/** Ages written in characters: '五岁', '十二歳', '七十岁', '八个月'. */
const NUMERAL = /^(?<tens>[一二三四五六七八九]?十)?(?<ones>[一二两三四五六七八九])?(?=多?(?:岁|歳|才|个月|ヶ月|か月))/
const ONES = '一二三四五六七八九'

function numeralAt(text: string): { value: number; length: number } | undefined {
  const { tens = '', ones = '' } = NUMERAL.exec(text)?.groups ?? {}
  const length = tens.length + ones.length
  if (length === 0) return undefined
  const ten = tens.length === 2 ? ONES.indexOf(tens.charAt(0)) + 1 : tens.length
  return { value: ten * 10 + (ones === '两' ? 2 : ONES.indexOf(ones) + 1) * ones.length, length }
}

interface Part {
  readonly text: string
  readonly from: number
}

/** The terms in a run of Chinese characters or kana. */
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

/** Words of languages in which 'mais' does not mean 'but': 'allergia al mais', 'keinen Mais'. */
const BEFORE_MAIS = /^(?:al|di|del|il|col|senza|niente|kein|keine|keinen|keinem|ohne|gegen|von|geen)$/i

/** 'Más playa que museos', and not 'más que museos'. */
const COMPARED = /(?<!\p{L})(?:más|plus|più|mais) (?:de |d['’])?\p{L}+ (?:do )?$/iu

/** In Portugal 'miúdos' are children; of what one eats or does not eat, they are offal. */
const EATING =
  /(?<!\p{L})(?:com(?:o|e|em|emos)[^.;!?\n]*(?<!\p{L})(?:menos|exceto|excepto|salvo|tirando|nem|sem)|não com(?:o|e|em|emos))(?: os)? $/iu

/** Foods of Vietnamese and Romanian that are other words without their marks: 'lạc' is no lake, 'fără' no Italian verb. */
const MARKED: Readonly<Record<string, string>> = {
  ...{
    tôm: 'prawns',
    cá: 'fish',
    cua: 'crab',
    sữa: 'milk',
    lạc: 'peanuts',
    mè: 'sesame',
    vừng: 'sesame',
    trứng: 'eggs',
  },
  ...{ thịt: 'meat', rượu: 'alcohol', chay: 'vegetarian', cay: 'spicy', tôi: 'i', bị: 'i', với: 'to', và: 'and' },
  ...{ pește: 'fish', peşte: 'fish', fără: 'without', ouă: 'eggs', țelină: 'celery', susan: 'sesame', și: 'and' },
}
const IS_MARKED = /dị ứng|không ăn|ăn chay|[ăâ]n .*[ơưđ]|alergi[ce] la|[țșă]/iu

/** Words whose meaning depends on an accent or a capital letter: 'marchés' are not 'marches', 'maïs' is not 'mais'. */
function withoutAccents({ text, from }: Part, before: Part | undefined, all: string): string {
  const marked = IS_MARKED.test(all) ? MARKED[text.toLowerCase()] : undefined
  if (marked !== undefined) return marked
  // 'Galleries n coffee', but not 'je n'aime'.
  if (/^n$/i.test(text) && !/['’]/.test(all.charAt(from + 1))) return 'and'
  if (/^marchés?$/iu.test(text)) return 'mercado'
  if (/^más$/iu.test(text)) return 'more'
  if (/^mi[úu]dos$/iu.test(text) && EATING.test(all.slice(0, from))) return 'visceras'
  // In Turkish 'et yemiyorum', which is no French 'and'.
  if (/^et$/i.test(text) && /^ (?:yem|yiyem|yok|istem|olmas|tüket|sevm)/iu.test(all.slice(from + text.length)))
    return 'meat'
  // 'Quinta-feira' is Thursday, and no market.
  if (/^feiras?$/i.test(text) && all.charAt(from - 1) === '-') return 'dia'
  // 'Fahre' is German for driving.
  if (/^fähren?$/iu.test(text)) return 'ferry'
  // The club, or the town, and no boat.
  if (/^barça$/iu.test(text)) return 'barcelona'
  if (/^s[íì]$/iu.test(text)) return 'yes'
  // 'Mi marido no bebe', and not 'un bebé'.
  if (/^bebe$/i.test(text) && /^(?:no|não|nadie|ninguém|ninguem)$/iu.test(before?.text ?? '')) return 'drinks'
  // 'À part les noix', 'a parte il Duomo'.
  if (/^[àa]$/iu.test(text) && /^ parte?(?!\p{L})/iu.test(all.slice(from + 1))) return 'sauf'
  if (/^(?:que|che)$/i.test(text) && COMPARED.test(all.slice(0, from))) return 'than'
  const isMaize = /^maïs$/iu.test(text) || (/^mais$/iu.test(text) && BEFORE_MAIS.test(before?.text ?? ''))
  return isMaize || (text === 'Mais' && /[\p{Ll},]$/u.test(before?.text ?? '')) ? 'maize' : foldCase(text)
}

/** Ages in words: 'a two-year-old', 'dreijährig'. */
const NUMBERS = new Map(
  [
    'one|eine|ein|uno|una|un|une|um|uma', 'two|zwei|dos|deux|due|dois|duas', 'three|drei|tres|trois|tre', 'four|vier|cuatro|quatre|quattro|quatro',
    'five|funf|cinco|cinq|cinque', 'six|sechs|seis|sei', 'seven|sieben|siete|sept|sette|sete', 'eight|acht|ocho|huit|otto|oito', 'nine|neun|nueve|neuf|nove',
    'ten|zehn|diez|dix|dieci|dez', 'eleven|elf|once|onze|undici', 'twelve|zwolf|doce|douze|dodici|doze',
    'thirteen|dreizehn|trece|treize|tredici|treze', 'fourteen|vierzehn|catorce|quatorze|quattordici', 'fifteen|funfzehn|quince|quinze|quindici', 'sixteen|sechzehn|dieciseis|seize|sedici|dezesseis',
  ].flatMap((words, index) => words.split('|').map((word) => [word, index + 1] as const)),
) // prettier-ignore
const AGE_UNIT = /^(?:years?|yrs?|months?|jahre?|monate?|anos?|meses|ans|mois|anni|mesi|jaar)$/
const GERMAN_AGE = /^(?<number>[a-z]+?)(?<unit>jahrig|monatig)\w*$/

const JOINT = /^(?:and|und|y|et|e)?$/
const CHILDREN = /^(?:kids|children|kinder|hijos|ninos|enfants|bambini|figli|filhos|criancas|aged)$/
const CHILD = /^(?:kids?|children|sons?|daughters?|kind|kinder|sohn|sohne|tochter|tochtern)$/
const IS = /^(?:is|are|turns|ist|sind|wird|werden)$/
/** What may follow an age without a unit: nothing, or another part of the sentence. */
const AGE_ENDS = /^(?:and|und|but|aber|)$/

/** Whether a number is one of several, of which the last has the unit: 'bambini di tre e sei anni', 'kids (four and nine)'. */
function isOfAges(words: readonly string[], at: number): boolean {
  const isNumber = (index: number): boolean => NUMBERS.has(words[index] ?? '')
  let [first, last] = [at, at]
  while (JOINT.test(words[last + 1] ?? '.') && isNumber(last + 2)) last += 2
  while (JOINT.test(words[first - 1] ?? '.') && isNumber(first - 2)) first -= 2
  const before = words[first - 1] ?? ''
  // 'Our son is three and the daughter eight', but not 'my daughter is one of us'.
  const isSaid =
    CHILD.test(before) ||
    (IS.test(before) && words.slice(Math.max(0, first - 4), first - 1).some((word) => CHILD.test(word)))
  return (
    AGE_UNIT.test(words[last + 1] ?? '') ||
    (first < last && CHILDREN.test(before)) ||
    (isSaid && AGE_ENDS.test(words[last + 1] ?? ''))
  )
}

/** The number at `at` if it is an age in words, and the rest of the same word. */
function agedAt(words: readonly string[], at: number): { value: number; unit: string | undefined } | undefined {
  const word = words[at] ?? ''
  const { number = '', unit } = GERMAN_AGE.exec(word)?.groups ?? {}
  const value = unit === undefined ? NUMBERS.get(word) : NUMBERS.get(number)
  if (value === undefined || (unit === undefined && !isOfAges(words, at))) return undefined
  return { value, unit: unit === 'monatig' ? 'monate' : unit }
}

/** Splits a text normalised by `wishText` into items. */
export function wishItems(text: string): WishItem[] {
  const parts = [...text.matchAll(PARTS)]
    .map((match): Part => ({ text: match[0], from: match.index }))
    .filter((part) => !/^['’"()[\]:\-_*#]$/.test(part.text))
  const words = parts.map((part, at) =>
    /\p{L}|\d/u.test(part.text) && !SIGN.test(part.text) ? withoutAccents(part, parts[at - 1], text) : '',
  )
  const items: WishItem[] = []
  for (let at = 0; at < parts.length;) {
    const part = parts[at]
    if (!part) break
    const to = part.from + part.text.length
    const word = words[at] ?? ''
    const own = { from: part.from, to, word }
    const aged = agedAt(words, at)
    if (SIGN.test(part.text)) items.push(...itemsOfSigns(part))
    else if (aged) {
      items.push({ ...own, type: 'number', value: aged.value })
      if (aged.unit !== undefined)
        items.push({ from: to, to, word: aged.unit, type: 'term', sense: { group: 'filler', concept: 'filler' } })
    } else if (/^\d+$/.test(word)) items.push({ ...own, type: 'number', value: Number(word) })
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

/** Characters of traditional Chinese that words of wishes are written with; names of places keep theirs. */
const TRADITIONAL = '帶歲媽溫廳兒過輪親寵爺機會議約點雞蝦堅麵豬貝類鮮們歡購灘湯醫藥懷嬰對'
const SIMPLIFIED = '带岁妈温厅儿过轮亲宠爷机会议约点鸡虾坚面猪贝类鲜们欢购滩汤医药怀婴对'
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const ANY_TRADITIONAL = new RegExp(`[${TRADITIONAL}]`, 'gu')
const simplified = (text: string): string =>
  KANA.test(text) ? text : text.replaceAll(ANY_TRADITIONAL, (sign) => SIMPLIFIED.charAt(TRADITIONAL.indexOf(sign)))

/** Normalises a text's letters; positions of items refer to the result. */
export const wishText = (text: string): string =>
  simplified(text.normalize('NFKC'))
    // '9.45' is an hour, and no end of a sentence.
    .replaceAll(/(?<!\p{L})(alle|ore|um|at|gegen) (\d{1,2})\.([0-5]\d)(?!\d)/giu, '$1 $2:$3')
    // 'Catacombe no (bambini di 6 anni)': what is in brackets is not refused, nor is a late riser by 'never before 11'.
    .replaceAll(/(?<![\p{L}\d])(no|non|nein|não|nicht|nope) \(/giu, '$1, (')
    .replaceAll(/(?<=\p{L}) (never|nothing|not|nie|nunca|jamais|mai) (before|vor|antes|avant|prima) /giu, ', $1 $2 ')
    // In Turkish one word for peanuts and pistachios.
    .replaceAll(/(?<!\p{L})(?<!(?:antep|şam|yer|çam) )fıstı[kğ]\p{L}*/giu, 'yer fıstığı, fındık')
    .replaceAll(/(\d) ?y\/o(?![\p{L}])/giu, '$1yo')
    // Of '2,5 Jahre' the years count, and nothing is five.
    .replaceAll(/(\d)(?:[.,]5|⁄2)(?= ?(?:jahre|years?|yrs?|ans|años|anni|anos)(?!\p{L}))/giu, '$1')

export const saysConcept = (item: WishItem, concept: string): boolean =>
  item.type === 'term' && item.sense.concept === concept

/** Whether a part of a sentence ends there: a comma, or 'but'. */
export const endsPart = (item: WishItem): boolean => item.type === 'comma' || saysConcept(item, 'but')
