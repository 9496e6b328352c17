import { LIMITS } from '@waymark/contract/limits'

const NUMBERS: readonly (readonly [number, string])[] = [
  [1, '1|one|a|an|eine?n?|una?|uno|une|um|uma|een|bir|[一1]|한'],
  [2, '2|two|zwei|dos|deux|due|dois|duas|twee|dwoje|dwie|iki|[二两兩]|두|둘'],
  [3, '3|three|drei|tres|trois|tre|três|drie|troje|trzy|üç|三|세|셋'],
  [4, '4|four|vier|cuatro|quatre|quattro|quatro|cztery|dört|四|네|넷'],
  [5, '5|five|fünf|cinco|cinq|cinque|vijf|beş|五|다섯'],
  [6, '6|six|sechs|seis|sei|zes|altı|六|여섯'],
]
const ANY = `\\d{1,2}|${NUMBERS.map(([, words]) => words).join('|')}`

/** Plurals where there are any: '2 adult daughters' are no two adults in all, nor are 'zwei erwachsene Kinder'. */
const ADULT =
  '(?:adults|grown[- ]?ups|erwachsenen?(?! (?:kinder|söhne|töchter))|adult[oa]s?|adultes?|adulti|volwassenen?|doros\\p{L}+|yetişkin\\p{L}*)'
const COUNTED = [
  // '2 adults', not the 3 of '2-3 adults'.
  `(?<![\\p{L}\\d]|\\d ?[-–/.,] ?)(${ANY}) ${ADULT}(?!\\p{L})`,
  `(?<!\\p{L})${ADULT}: ?(${ANY})(?![\\p{L}\\d])`,
  `(?<!\\d)(\\d{1,2}|[一二两兩三四五六]) ?(?:个|個|位|名|人の)(?:大人|成人|成年人)`,
  `(?:大人|成人|成年人)(?:が|は|の|:)? ?(\\d{1,2}|[一二两兩三四五六]) ?(?:人|名|个|個|位)`,
  `(?:어른|성인) ?(\\d{1,2}|[한두둘세셋네넷]|다섯|여섯) ?(?:명|분|이|$)`,
].map((pattern) => new RegExp(pattern, 'iu'))

const COUPLE = new RegExp(
  [
    `(?<!\\p{L})(?:${[
      'my (?:wife|husband|partner|girlfriend|boyfriend|fiancée?) (?:and|&) (?:i|me|myself)',
      '(?:me|i) (?:and|&) my (?:wife|husband|partner|girlfriend|boyfriend|fiancée?)',
      "(?:we are|we[’']re) a (?:\\p{L}+ )?couple",
      'meine? (?:frau|mann|partner(?:in)?|freundin) und ich|ich und meine? (?:frau|mann|partner(?:in)?|freundin)',
      'wir sind ein (?:ehe)?paar',
      'mi (?:mujer|marido|espos[oa]|novi[oa]|pareja) y yo|yo y mi (?:mujer|marido|espos[oa]|novi[oa]|pareja)',
      'somos (?:una )?pareja',
      '(?:ma femme|mon mari|ma copine|mon copain|ma compagne|mon compagnon) et moi|nous sommes un couple',
      '(?:mia moglie|mio marito|la mia ragazza|il mio ragazzo) ed? io|io e (?:mia moglie|mio marito)|siamo una coppia',
      '(?:minha (?:esposa|mulher|namorada)|meu (?:marido|esposo|namorado)) e eu|somos um casal',
    ].join('|')})(?!\\p{L})`,
    '(?:妻|夫|主人)と(?:私|僕|俺)|夫婦(?:で|二人|2人)|我和(?:我)?(?:妻子|老公|老婆|丈夫|太太|先生)|我们(?:是)?夫妻',
  ].join('|'),
  'iu',
)
/** Somebody beside a couple, so that their number is open. */
const OTHERS =
  /(?<!\p{L})(?:parents?|mother|father|mum|mom|dad|grand\p{L}+|friends?|in-laws?|sister|brother|aunt|uncle|eltern|großeltern|mutter|vater|oma|opa|freunde|padres|madre|padre|abuel\p{L}+|amig\p{L}+|suegr\p{L}+|mère|père|amis|genitori|nonn\p{L}+|amici|pais|mãe|pai|avós)(?!\p{L})|両親|父母|爸|妈|朋友|友/iu

const valueOf = (word: string): number | undefined =>
  /^\d+$/.test(word) ? Number(word) : NUMBERS.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[0]

/** How many adults travel, as the wishes tell; undefined where they do not: '2 adults', '大人2人', 'my wife and I'. */
export function adultsIn(preferences: string): number | undefined {
  const text = preferences.normalize('NFKC').replaceAll(/\s+/gu, ' ')
  const word = COUNTED.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  const told = word === undefined ? (COUPLE.test(text) && !OTHERS.test(text) ? 2 : undefined) : valueOf(word)
  return told !== undefined && told >= 1 && told <= LIMITS.adults ? told : undefined
}

/** Whether a part of the wishes is nothing but that: '2 Erwachsene'. */
export const isNumberOfAdults = (part: string): boolean =>
  COUNTED.some((pattern) => pattern.exec(part)?.[0].length === part.length)
