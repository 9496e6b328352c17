import { intoTownFrom } from './airports.ts'
import { phraseAskedIn } from './phrase-asked.ts'
import type { Question } from './question.ts'

/**
 * Holidays of a single country, rewritten as a question about its holidays; questions about other countries are not
 * changed.
 */
const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/\bgolden week\b/i, 'Japan in May'],
  [/\bsongkran\b/i, 'Thailand in April'],
  [/\bthanksgiving\b/i, 'the USA in November'],
  [/\b(?:chinese|lunar) new year\b/i, 'China in February'],
  [/\bbastille day\b/i, 'France in July'],
  [/\bking['’]?s day\b/i, 'Netherlands in April'],
  [/\banzac day\b/i, 'Australia in April'],
  [/\bst\.? patrick['’]?s day\b/i, 'Ireland in March'],
  [/\bday of the dead\b/i, 'Mexico in November'],
]

/** Completes a question with what it implies: 'make it 5' (days of the plan), 'when is golden week' (in Japan). */
/** Names of famous sights in other languages. */
const SIGHTS: readonly (readonly [RegExp, string])[] = [
  [/(?<!(?:mount|mt\.?|lake|of) )\bfuji(?:[- ]?san)?\b(?! (?:city|apples?|film|rock|q))|富士山/iu, 'Mount Fuji'],
  [/\b(?:kolosseum|coliseo|colis[ée]e|colosseo|coliseu)(?![\p{L}])|コロッセオ|斗兽场/iu, 'Colosseum'],
  [/\b(?:eiffelturm|torre eiffel|tour eiffel)(?![\p{L}])|エッフェル塔|埃菲尔铁塔/iu, 'Eiffel Tower'],
  [/\b(?:freiheitsstatue|estatua de la libertad|statue de la libert[ée]|statua della libert[àa]|est[áa]tua da liberdade)(?![\p{L}])|自由の女神|自由女神像/iu, 'Statue of Liberty'],
  [/\b(?:petersdom|bas[íi]lica de san pedro|basilique saint-pierre|basilica di san pietro)(?![\p{L}])/iu, 'St. Peter’s Basilica'],
  [/\b(?:vatikanische museen|museos vaticanos|mus[ée]es du vatican|musei vaticani|museus vaticanos)(?![\p{L}])|バチカン美術館|梵蒂冈博物馆/iu, 'Vatican Museums'],
  [/\b(?:akropolis|acr[óo]polis|acropole|acropoli)(?![\p{L}])|アクロポリス|雅典卫城/iu, 'Acropolis'],
  [/\b(?:brandenburger tor|puerta de brandeburgo|porte de brandebourg|porta di brandeburgo)(?![\p{L}])/iu, 'Brandenburg Gate'],
  [/\b(?:chinesische mauer|gran muralla china|grande muraille de chine|grande muraglia|grande muralha)(?![\p{L}])|万里の長城|长城/iu, 'Great Wall of China'],
  [/\b(?:the )?metropolitan museum(?! of)\b/i, 'Metropolitan Museum of Art'],
  [/ルーブル(?:美術館)?|卢浮宫/u, 'Louvre'],
  [/大英博物館|大英博物馆/u, 'British Museum'],
  [/故宫|紫禁城/u, 'Forbidden City'],
] // prettier-ignore

/** Aurora is also a town in Illinois. */
const LIGHTS = /\bthe aurora(?: borealis)?\b/g

/** 'Se usa' (Spanish) is not a country. */
const IS_USED = /\b(se|si|qu[ée]|come|como|cosa) usa\b/giu

/** 'Cómo llegar', 'como chegar': a question, and no town in Italy. */
const HOW =
  /(?<!\p{L})c[oó]mo (?=(?:se|llegar|llego|ir|voy|puedo|podemos|est[aá]|es|son|chegar|vou|posso|funciona|viajar|moverse|evitar|pagar|fazer|hacer|hago|comprar|faço)(?!\p{L}))/giu

export function spelledOut({ message: written, context }: Question, topicOfPlans: string | undefined): string {
  const message = SIGHTS.reduce(
    (text, [name, known]) => text.replace(name, known),
    written
      .replaceAll(IS_USED, '$1 utiliza')
      .replaceAll(HOW, 'de qué forma ')
      .replaceAll(LIGHTS, 'the northern lights'),
  )
  if (
    context['topic'] === topicOfPlans &&
    /^(?:ok,? |and |no,? )*(?:make it|rather|only|just|better) \w+[.!?]?$/i.test(message.trim())
  )
    return `plan ${message
      .trim()
      .replace(/[.!?]$/, '')
      .replace(/^.* /, '')} days`
  const phrase = phraseAskedIn(message)
  if (phrase !== undefined) return phrase
  const feast = FEASTS.find(([name]) => name.test(message))
  const asksWhen = /\b(?:when|what dates?|which days?)\b/i.test(message) && !/ in \p{Lu}/u.test(message)
  const asksOfAll = /\b(?:everything|much|shops)\b.{0,25}\b(?:closed|open|shut)\b/i.test(message)
  return feast && (asksWhen || asksOfAll) ? `public holidays in ${feast[1]}` : (intoTownFrom(message) ?? message)
}
