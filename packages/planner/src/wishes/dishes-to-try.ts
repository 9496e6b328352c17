import { famousDishes } from './famous-dishes.ts'
import type { Mention } from './mention.ts'
import { namesSigned, signedDishes } from './signed-dishes.ts'
import type { WishItem } from './wish-items.ts'

const TRYING = [
  String.raw`(?<!n['’]t |not |never |dont )(?:want(?:s|ing)?|would (?:love|like)|\p{L}+['’]d (?:love|like)|hop(?:e|ing)|dying|keen|must|can['’]?t wait|really need|looking forward)(?: (?:all|both|really|definitely|absolutely|also))? (?:to )?(?:try|trying|taste|tasting|eat|eating|sample)`,
  String.raw`(?<!no |nunca |não )(?:quiero|queremos|quisiera|quisiéramos|me gustaría|nos gustaría|me encantaría|nos encantaría|hay que|quero|queremos|gostaria(?:mos)? de|adoraria(?:mos)?) (?:\p{L}+ )?(?:probar|comer|degustar|saborear|provar|experimentar)`,
  String.raw`(?:veux|veut|voulons|voudrais|voudrions|aimerais|aimerions|aimerait|envie de) (?:\p{L}+ )?(?:goûter|manger|déguster)`,
  String.raw`(?<!non )(?:voglio|vogliamo|vorrei|vorremmo|piacerebbe) (?:\p{L}+ )?(?:provare|assaggiare|mangiare)`,
].join('|')
const WHAT = String.raw`[^.;:!?\n()]{2,90}`
const BEFORE = new RegExp(`(?<!\\p{L})(?:${TRYING}) (?<what>${WHAT})`, 'giu')
/** In German the verb comes last. */
const BEHIND =
  /(?<!\p{L})(?:wollen|will|möchten?|würden?)(?! \p{L}* ?(?:nicht|kein))(?: (?:wir|ich|gerne?|unbedingt|auch|mal|einmal|endlich|dort|noch))* (?<what>[^.;:!?\n(),]{2,60}?) (?:probieren|essen|kosten|versuchen)(?!\p{L})/giu

const ENDS =
  /(?<!\p{L})(?:at|in|with|for|from|near|on|while|when|before|after|as|but|if|where|please|once|every|early|late|out|i|we|my|our|is|are|bei|mit|dort|am|im|en|con|para|cuando|pero|avec|chez|dans|pour|mais|à|ma|per|quando|com|mas)(?!\p{L})/iu
const JOINTS = /,|\/|&|(?<!\p{L})(?:and|or|und|oder|y|o|et|ou|e)(?!\p{L})/iu
const MODIFIERS =
  /^(?:(?:the|a|an|some|lots of|real|good|great|best|proper|authentic|traditional|local|original|fresh|famous|typical|echte[ns]?|gute[ns]?|einen?|das|die|den|las?|el|los|les?|una?|une|des|du|de la|il|lo|gli|i|os?|as?|uma?|vraie?s?|bonne?s?|buen[oa]s?|buon[aio]?) )+|^l['’]/iu
/** What one tries, but does not eat. */
const NO_DISH =
  /^(?:\p{L}+thing|things?|new|it|them|well|cheap\p{L}*|healthy|outside|like|different|all|to|not|etwas|alles|gut|früh|spät|bien|algo|todo|bem|tudo|qualcosa|tutto|tout|quelque|much|many|more|less|what)(?!\p{L})|food|essen|comida|cuisine|cucina|dish|gericht|plat|piatt|prato|spe[cz]iali|especiali|spéciali/iu
const MOST_WORDS = 4

/** Dishes by name that are to be eaten: 'we want to try ramen', 'quiero probar la paella'. */
export function dishesToTry(text: string, items: readonly WishItem[], mentions: readonly Mention[]): string[] {
  const isAvoided = (from: number, to: number): boolean =>
    mentions.some(
      (mention) => mention.from >= from && mention.to <= to && ['refused', 'allergy'].includes(mention.meaning),
    )
  const isDish = (from: number, to: number): boolean => {
    const own = items.filter((item) => item.from >= from && item.to <= to)
    const isKnown = (item: WishItem): boolean =>
      item.type === 'number' || (item.type === 'term' && !['food', 'filler'].includes(item.sense.group))
    return own.some(({ type }) => type !== 'comma') && !own.some(isKnown) && !isAvoided(from, to)
  }
  const dishes = signedDishes(text)
    .filter(({ from, to }) => !isAvoided(from, to))
    .map(({ name }) => name)
  for (const pattern of [BEFORE, BEHIND])
    for (const match of text.matchAll(pattern)) {
      const what = match.groups?.['what'] ?? ''
      let at = match.index + match[0].lastIndexOf(what)
      const [told = ''] = what.split(ENDS, 1)
      for (const part of told.split(JOINTS)) {
        const name = part.trim().replace(MODIFIERS, '')
        const from = text.indexOf(name, at)
        if (
          name.length < 3 ||
          NO_DISH.test(name) ||
          name.split(' ').length > MOST_WORDS ||
          !isDish(from, from + name.length)
        )
          break
        dishes.push(name)
        at = from + name.length
      }
    }
  const isKnown = (name: string): boolean => dishes.some((dish) => dish.toLowerCase().includes(name.toLowerCase()))
  const loved = famousDishes(text, items, mentions).filter((name) => !isKnown(name))
  return [...new Set([...dishes, ...loved])]
}

/** Whether a part of a text is about one of the dishes. */
export const asksForDish = (part: string, dishes: readonly string[]): boolean =>
  dishes.some((dish) => part.includes(dish)) || namesSigned(part, dishes)
