import type { Mention } from './mention.ts'
import type { WishItem } from './wish-items.ts'

const LEADS = [
  'no|not the|not any|without|avoid|skip|skipping|hate|nothing (?:with|about)|not interested in',
  'kein\\p{L}*|ohne|nichts mit',
  'sin|nada de|ning[uú]n\\p{L}*|ni',
  'sans|pas de|aucun\\p{L}*|rien sur',
  'senza|niente|nessun\\p{L}*',
  'sem|nenhum\\p{L}*',
].join('|')
const BEFORE = new RegExp(
  `^(?:(?:please|but|and|absolutely|definitely|bitte|aber|por favor|pero|mais|ma|mas|s['’]il vous plaît) )*(?:${LEADS}|pas d['’]) ?(?:(?:de|la|el|los|las|le|les|il|the|an?|any) )?(?<what>\\P{P}{3,}(?: ?['’-]\\p{L}+)*)$`,
  'iu',
)
const BEHIND =
  /^(?<what>[\p{L}' ’-]{3,}?)(?: visits?)?,? (?:no|nein|non|não)(?: (?:please|thanks|thank you|bitte|danke|gracias|merci|grazie|obrigad[oa]))?$/iu
const MOST_WORDS = 3

/** What a part of a text refuses that no word list knows: 'Pablo Escobar' in 'nada de Pablo Escobar'. */
export function refusedIn(part: string): string | undefined {
  const what = (BEFORE.exec(part.trim()) ?? BEHIND.exec(part.trim()))?.groups?.['what']?.trim()
  return what === undefined || what.split(' ').length > MOST_WORDS ? undefined : what
}

const ONE_PLACE = /^(?:park|museum|market|temple|church|farm|zoo|museo|mercado|parque|musée|marché)$/iu
const isRefusal = (item: WishItem | undefined): boolean => item?.type === 'term' && item.sense.concept === 'not'

/**
 * Refusals of one place, which are none of its kind: 'no snake park' still likes parks. Drops their mentions and
 * returns the parts.
 */
export function dropOneOfKind(text: string, items: readonly WishItem[], mentions: readonly Mention[]): string[] {
  return mentions.flatMap((mention) => {
    const at = items.findIndex(({ from }) => from === mention.from)
    const [not, which] = [items[at - 2], items[at - 1]]
    const isOne =
      mention.group === 'place' &&
      mention.meaning === 'refused' &&
      which?.type === 'unknown' &&
      isRefusal(not) &&
      ONE_PLACE.test(text.slice(mention.from, mention.to))
    if (!isOne || not === undefined) return []
    mention.meaning = 'denied'
    return text.slice(not.from, mention.to)
  })
}
