/** What a limit per day is for. */
type Covered = 'everything' | 'everything but the bed' | 'meals'

/** The most that is to be spent on a day: 'max 50 euros a day'. */
export interface DailyLimit {
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  readonly isEach: boolean
  readonly covers: Covered
}

const CURRENCIES: readonly (readonly [code: string, written: string])[] = [
  ['EUR', String.raw`€|eur(?:os?)?(?!\p{L})|欧元|ユーロ`],
  ['GBP', String.raw`£|gbp|pounds?(?!\p{L})|quid|英镑|ポンド`],
  ['JPY', String.raw`円|日元|yen(?!\p{L})`],
  ['CNY', '元|人民币|块|yuan'],
  ['CHF', 'chf|franken|swiss francs?'],
  ['BRL', String.raw`r\$|reais`],
  ['USD', String.raw`\$|usd|dollars?(?!\p{L})|bucks|d[óo]lar(?:es)?|dollari|美元|美金|ドル`],
]
const MONEY = CURRENCIES.map(([, written]) => written).join('|')
const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3})+|\d+(?:[.,]\d{1,2})?`
const AMOUNT = String.raw`(?:(?:${MONEY}) ?(?<before>${NUMBER})(?<tens>万)?|(?<after>${NUMBER}) ?(?<myriad>万)?(?:${MONEY}))`
const EACH =
  /(?<!\p{L})(?:each|per (?:person|head)|pp|p\.p\.|a head|pro (?:person|kopf|nase)|por (?:persona|cabeza|pessoa)|par (?:personne|tête)|(?:and|und|y|et|e) person\p{L}*|a (?:persona|testa))(?!\p{L})|一人|1人|每人|人均/iu
const DAY = '(?:day|tag|d[ií]a|jour|giorno)'
const PER_DAY = String.raw`(?:\/ ?(?:${DAY}|日|天)|(?:a|per|each|every|am|pro|je|al|por|ao|par) ${DAY}|daily|t[äa]glich|diari[oa]s?)(?!\p{L})`
const BETWEEN = String.raw`(?: ?\(?(?:each|pp|(?:per|pro|por|par|a|for|für|in) (?:\p{L}+ )?\p{L}+|together|max)\)?){0,2} ?`
const DAILY = String.raw`(?:daily|tages|presupuesto diario|budget (?:quotidien|journalier|giornaliero)|orçamento diário|1日|一日|每天|每日|一天)`
const LIMITED = [
  new RegExp(`${AMOUNT}${BETWEEN}${PER_DAY}`, 'iu'),
  new RegExp(`(?<![\\p{Script=Latin}\\d])${DAILY}[^.;!?。；\\d]{0,30}${AMOUNT}`, 'iu'),
  new RegExp(`${AMOUNT}[^.;,。，\\d]{0,4}(?:每天|一天|1日|一日)`, 'iu'),
]
/** A limit is not what something costs: 'the pass costs 20 euros a day', and not what is earned. */
const A_PRICE =
  /(?<!\p{L})(?:costs?|rental|rent|parking|pass|tickets?|guide|kostet|kosten|cuesta|coûte|costa|custa|at least|mindestens|al menos|au moins|almeno|pelo menos|earn\p{L}*|tax)(?!\p{L})/iu
const FOR_MEALS =
  /(?<!\p{L})(?:food|meals?|eating(?: out)?|essen|comidas?|repas|nourriture|cibo|pasti|refeiç\p{L}+)(?!\p{L})|食費|食事|吃饭|餐饮/iu
const WITHOUT_BED =
  /(?<!\p{L})(?:without|excluding|excl\.?|not counting|besides|plus|ohne|exkl\.?|zzgl\.?|sin|sans|hors|senza|escluso|sem|fora) (?:(?:the|our|das|el|la?|o) |l['’])?(?:hotels?|accommodation|lodging|rooms?|beds?|unterkunft|übernachtung|alojamiento|hébergement|logement|alloggio|hospedagem)(?!\p{L})|ホテル代?を?(?:除|別)|不含(?:住宿|酒店)/iu

const CLAUSES = /[.!?;\n。！？；](?!\d)/u

const figure = (digits: string): number => {
  const isGrouped = /^\d{1,3}(?:[.,' ]\d{3})+$/.test(digits)
  return Number(isGrouped ? digits.replaceAll(/\D/g, '') : digits.replace(',', '.'))
}

function limitOf(clause: string): DailyLimit | undefined {
  const found = LIMITED.map((pattern) => pattern.exec(clause)).find((match) => match !== null)
  if (!found || A_PRICE.test(clause)) return undefined
  const { before: led, tens, after, myriad } = found.groups ?? {}
  const [currency] = CURRENCIES.find(([, written]) => new RegExp(written, 'iu').test(found[0])) ?? []
  const amount = figure(led ?? after ?? '0') * ((tens ?? myriad) === undefined ? 1 : 10_000)
  if (currency === undefined || amount === 0) return undefined
  // 'Street food, about 60 euros a day' is no limit for food.
  const earlier = clause.slice(0, found.index).split(/[,，、]/)
  const own = `${earlier.at(-1) ?? ''}${found[0]}${clause.slice(found.index + found[0].length).split(/[,，、](?!\d)/)[0] ?? ''}`
  const covers = WITHOUT_BED.test(clause) ? 'everything but the bed' : FOR_MEALS.test(own) ? 'meals' : 'everything'
  return { amount, currency, isEach: EACH.test(own), covers }
}

/** 'No more than 60 euros a day', '100 € am Tag', '每天不超过500元'; undefined without a limit, or without its currency. */
export function dailyLimitIn(text: string): DailyLimit | undefined {
  for (const clause of text.split(CLAUSES)) {
    const limit = limitOf(clause)
    if (limit) return limit
  }
  return undefined
}

export const asksForDailyLimit = (part: string): boolean => limitOf(part) !== undefined

const FOR: Readonly<Record<Covered, string>> = {
  everything: '',
  'everything but the bed': ' besides the bed',
  meals: ' for meals',
}

/** On the chip: 'At most 50 EUR a day'. */
export const dailyLimitLabel = ({ amount, currency, isEach, covers }: DailyLimit): string =>
  `At most ${amount} ${currency} a day${isEach ? ' each' : ''}${FOR[covers]}`
