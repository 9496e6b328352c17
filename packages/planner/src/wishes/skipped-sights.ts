import type { Mention } from './mention.ts'
import type { SightInText } from './sights-in-text.ts'

const SKIPPING = [
  String.raw`(?:skip(?:ping)?|leave out|(?<!why )not the|do(?:n['’]t| not) (?:take|drag) (?:me|us) to|no need (?:to see|for)|not (?:to see|visit)(?:ing)?|(?:already|['’]ve|have) (?:already )?(?:seen|visited|done)|without)`,
  String.raw`(?:saltar(?:nos)?|sin(?: ver)?|ya (?:hemos visto|conocemos|vimos)|déjà (?:vu|visité|fait)|sans(?: voir)?|già (?:visto|vista|visti)|senza|já (?:vimos|conhecemos)|sem)`,
].join('|')
const NAME = String.raw`\p{Lu}[\p{L}’'.-]+(?: (?:(?:de|of|di|del|du|da|des|la|le) |(?:d|l|dell)['’])?\p{Lu}[\p{L}’'.-]+){0,3}`
const ARTICLE = String.raw`(?:(?:the|el|la|le|les|il|lo|los|las|o|a|os|as) |l['’])?`
const SKIPPED = new RegExp(
  String.raw`(?<!\p{L}|n['’]t |not |never )(?:${SKIPPING}|${SKIPPING.replaceAll('(?:skip', '(?:Skip')}) ${ARTICLE}(?<names>${NAME}(?:(?:,| and| or| y| et| e| ni| or) ${ARTICLE}${NAME})*)`,
  'gu',
)
const JOINT = new RegExp(`(?:,| and| or| y| et| e| ni) ${ARTICLE}`, 'u')

export interface NamedSight {
  readonly name: string
  readonly from: number
  readonly to: number
}

/**
 * Sights by name that are not to be visited: 'skip the Colosseum', 'we have already seen the Louvre'. A single word of
 * `mentions` is a kind of places: 'skip Museums'.
 */
export const skippedSights = (text: string, mentions: readonly Mention[]): NamedSight[] =>
  [...text.matchAll(SKIPPED)]
    .flatMap(({ index, groups }) =>
      (groups?.['names'] ?? '').split(JOINT).map((name) => {
        const from = text.indexOf(name, index)
        return { name, from, to: from + name.length }
      }),
    )
    .filter((sight) => sight.name.includes(' ') || !mentions.some((mention) => isWithin(mention, sight)))

export const isWithin = (mention: Mention, { from, to }: NamedSight): boolean =>
  mention.from >= from && mention.to <= to

const anyOf = (...words: string[]) => String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`
const within = (words: number) => String.raw`(?:[\s'’]+\S+){0,${words}}?[\s'’]+`

/** By language: words of having seen something, and of an earlier time, which stand together in either order. */
const SEEN_EARLIER: readonly (readonly [seen: string, earlier: string])[] = [
  [
    'been|seen|visited|done|did|saw|went|know|was|were',
    'already|twice|before|last (?:year|time|summer|winter|month)|(?:many|several|two|three) times',
  ],
  [
    'gesehen|besucht|gewesen|gemacht|waren|war|kennen|kenne',
    'schon|bereits|letzte[ns]|voriges|zweimal|mehrmals|früher',
  ],
  [
    'visto|visitado|estado|ido|vimos|vi|conocemos|conozco|visitamos|visité|estuvimos|estuve|fuimos|fui',
    'ya|antes|el año pasado|dos veces',
  ],
  ['vue?s?|visitée?s?|faite?s?|allée?s?|été|connais|connaissons', "déjà|l[’']an dernier|l[’']année dernière|deux fois"],
  ['vist[oaie]|stat[oaie]|visitat[oaie]|fatt[oaie]|conosciamo|conosco', "già|l[’']anno scorso|due volte"],
  [
    'visto|visitado|fomos|fui|vimos|vi|conhecemos|conheço|visitámos|visitamos|visitei|estivemos|estive',
    'já|antes|no ano passado|duas vezes',
  ],
]
const SEEN = anyOf(...SEEN_EARLIER.map(([seen]) => seen))
const NOT = `(?:n['’]t(?!\\p{L})|${anyOf('not|never|nicht|nie|pas|jamais|no|nunca|non|mai|não')})`
const DENIED = new RegExp(NOT, 'iu')
const SEEN_BEFORE = new RegExp(
  [
    ...SEEN_EARLIER.flatMap(([seen, earlier]) => [
      anyOf(seen) + within(7) + anyOf(earlier),
      anyOf(earlier) + within(7) + anyOf(seen),
    ]),
    String.raw`(?:have|has|['’]ve) (?:(?:both|all|just) )?(?:been|seen|visited|done)(?!\p{L})`,
    '(?:行った|見た|訪れた|訪問した|登った)ことが(?:ある|あり)',
    '(?:もう|すでに|既に|以前|前に|去年).*(?:見|行|訪れ|観)(?:った|た|ました|きました|りました)',
    '(?:去|看|参观|參觀|玩|到|爬)[过過]|已[经經].*(?:去|看|参观|參觀)',
  ].join('|'),
  'iu',
)
const NOT_SEEN = new RegExp(
  [
    NOT + within(4) + SEEN,
    SEEN + within(1) + NOT,
    'ことが(?:ない|ありません)|まだ.*(?:ない|ません)|[没沒未].*[过過]',
  ].join('|'),
  'iu',
)
const AGAIN = new RegExp(
  `また|もう一度|再|${anyOf('again|back', 'nochmals?|noch (?:ein)?mal|wieder', 'otra vez|de nuevo|volver', 'encore une fois|à nouveau|retourner|revoir', 'di nuovo|tornare|rivedere', 'outra vez|de novo|voltar|rever')}`,
  'iu',
)
/** 'Auschwitz is too hard for us, please leave it out': of the names before it. */
const LEFT_OUT = new RegExp(
  [
    anyOf(
      '(?:leave|leaving) (?:it|that|this|them) out|skip (?:it|that|this|them)|(?:not|nothing) for us|too (?:hard|heavy|sad|dark|intense|emotional|upsetting|grim|much) for (?:us|me|the kids|him|her)|no thanks',
      'auslassen|weglassen|(?:zu (?:schwer|hart|traurig|heftig) für (?:uns|mich))|nichts für uns|lieber nicht',
      'nos lo saltamos|no (?:lo )?incluy\\p{L}*|demasiado duro|no es para nosotros',
      "(?:ne|n[’']) ?(?:le|la|y)? ?(?:mettez|mets) pas|trop dur(?:e)? pour (?:nous|moi)|pas pour nous",
      'lasciatel[oa] fuori|non fa per noi|troppo dur[oa] per (?:noi|me)',
      'deixe(?:m)? de fora|não é para nós|(?:muito|demasiado) pesado para (?:nós|mim)',
    ),
    '行きたくない|外して|除いて|不想去|不去|跳过',
  ].join('|'),
  'iu',
)
/** What may stand beside names without being a sentence of its own: 'the Louvre too', 'but not in the Louvre'. */
const BESIDE_NAMES = new RegExp(
  `${NOT}|${anyOf('and|too|also|both|the|in|at|to', 'und|auch|ebenso|der|die|das|den|dem|im', 'y|e|et|ed|o|también|aussi|anche|pure|também|el|la|le|les|il|lo|los|las|os|as|al|au')}|[也も\\s、和と]`,
  'giu',
)
const SENTENCE = /[^.!?;\n。！？；]+/gu
const BUT = new RegExp(anyOf('but|aber|sondern|pero|mais|ma|mas|però|porém'), 'giu')
const PART = /[^,，、:–—]+/gu

/**
 * Of the places in a text, those that its travellers say they know, with 'no', and those that they say they have not
 * seen yet, with 'yes': 'den Eiffelturm haben wir schon gesehen, den Louvre noch nicht'. Whoever has seen a place and
 * wants to go there again is not among them.
 */
export function sightsSeenBefore(text: string, sights: readonly SightInText[]): Map<string, 'yes' | 'no'> {
  const wanted = new Map<string, 'yes' | 'no'>()
  for (const sentence of text.matchAll(SENTENCE)) {
    const leftOut = LEFT_OUT.exec(sentence[0])
    if (leftOut) {
      const until = sentence.index + leftOut.index
      for (const { id, from, to } of sights) if (from >= sentence.index && to <= until) wanted.set(id, 'no')
    }
    if (AGAIN.test(sentence[0])) continue
    const withCommas = sentence[0].replace(BUT, (but) => ','.repeat(but.length))
    const parts = [...withCommas.matchAll(PART)].map(({ index, 0: part }) => {
      const from = sentence.index + index
      const named = sights.filter((sight) => sight.from >= from && sight.to <= from + part.length)
      const rest = named.reduce((left, sight) => left.replace(text.slice(sight.from, sight.to), ''), part)
      return {
        named,
        isUnseen: NOT_SEEN.test(part),
        isSeen: SEEN_BEFORE.test(part) && !NOT_SEEN.test(part),
        isDenied: DENIED.test(part),
        isOnlyNames: named.length > 0 && rest.replace(BESIDE_NAMES, '') === '',
      }
    })
    // Names alone are an enumeration with what stands before them, or else with what follows.
    for (const [index, part] of parts.entries()) {
      const before = parts.slice(0, index).findLast((other) => !other.isOnlyNames)
      const told = part.isOnlyNames ? (before ?? parts.slice(index).find((other) => !other.isOnlyNames)) : part
      if (!told?.isSeen && !told?.isUnseen) continue
      const isNew = told.isUnseen !== (told !== part && part.isDenied)
      for (const { id } of part.named) wanted.set(id, isNew ? 'yes' : 'no')
    }
  }
  return wanted
}
