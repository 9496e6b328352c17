import type { Mention } from './mention.ts'
import { signedDishNames } from './signed-dishes.ts'
import type { WishItem } from './wish-items.ts'

/** Dishes that people love by name, also where they do not say that they want to try them. */
const FAMOUS =
  'arepas|barbecue|burgers?|burritos?|carbonara|ceviche|churros|crêpes|croissants?|currys?|dim sum|dumplings?|empanadas?|falafel|feijoada|fish and chips|fondue|gelato|gyoza|gyros|haggis|hot ?pot|hummus|kebabs?|lasagn[ae]|okonomiyaki|pad thai|paella|pasta|past[eé](?:l|is) de nata|peking duck|pho|pierogi|pizzas?|raclette|ramen|risotto|sashimi|schnitzel|soba|spätzle|sushi|tacos?|tagine|takoyaki|tempura|tiramis[uù]|tonkatsu|udon|yakitori'
const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${FAMOUS})(?![\\p{L}\\p{N}])`, 'giu')

const saysConcept = (item: WishItem, ...concepts: readonly string[]): boolean =>
  item.type === 'term' && concepts.includes(item.sense.concept)
const endsPart = (item: WishItem): boolean => item.type === 'comma' || item.type === 'stop' || saysConcept(item, 'but')
const isAgainst = (item: WishItem): boolean =>
  saysConcept(item, 'not', 'notBefore', 'less', 'bored', 'allergy', 'past', 'outsider', 'indifferent', 'free')

/** Famous dishes that are loved: 'we are crazy about ramen', 'nos encanta el ramen', 'ラーメンが大好き'. */
export function famousDishes(text: string, items: readonly WishItem[], mentions: readonly Mention[]): string[] {
  const found = [...text.matchAll(NAMED)].map((match) => ({
    name: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
  return [...found, ...signedDishNames(text)].flatMap(({ name, from, to }) => {
    const first = items.findLastIndex((item) => item.to <= from && endsPart(item)) + 1
    const end = items.findIndex((item) => item.from >= to && endsPart(item))
    const part = items.slice(first, end < 0 ? undefined : end)
    const isAvoided = mentions.some(
      (mention) => mention.from < to && mention.to > from && ['refused', 'allergy', 'less'].includes(mention.meaning),
    )
    return part.some((item) => saysConcept(item, 'want')) && !part.some(isAgainst) && !isAvoided ? name : []
  })
}
