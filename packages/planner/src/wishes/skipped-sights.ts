import type { Mention } from './mention.ts'

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
