import type { DishContent, DishWords, Meal } from '@waymark/atlas/dish'
import { dishesIn, dishWords } from '@waymark/atlas/tables'
import { nameKey } from '@waymark/domain/name-key'
import { type FoodTrait, type FoodWishes, MEATS } from './wishes/food-wishes.ts'
import { HIDDEN_FOODS, OTHER_FOOD_WORDS, type OtherFood } from './wishes/wish-words-other-foods.ts'

const MAX_WORDS = 5
const ELIDED = /(?<=(?<!\p{L})(?:all|dell|nell|d|l))['’]/giu

let loaded: DishWords | undefined
/** Kept here, because the atlas evicts tables that are rarely used. */
const words = (): DishWords => (loaded ??= dishWords())

const sets = new Map<readonly string[], ReadonlySet<string>>()

/** Whether a text contains any of the words or phrases, as whole words. */
function namesWord(list: readonly string[], text: string): boolean {
  const known = sets.get(list) ?? new Set(list)
  sets.set(list, known)
  // "Bucatini all'amatriciana" is listed as one word or as two.
  const apart = text.replaceAll(ELIDED, ' ')
  return [text, ...(apart === text ? [] : [apart])].some((written) => {
    const parts = nameKey(written).split(' ')
    return parts.some((_, from) => {
      for (let to = from + 1; to <= parts.length && to <= from + MAX_WORDS; to++) {
        if (known.has(parts.slice(from, to).join(' '))) return true
      }
      return false
    })
  })
}

/** Something that a meal must not contain. */
export type Avoidable = DishContent | FoodTrait

const names = (list: Exclude<keyof DishWords, 'contents' | 'others'>, text: string): boolean =>
  namesWord(words()[list], text)

/** Whether a text mentions something that is not eaten: 'Prawns', 'a wine cellar'. */
export const namesAny = (text: string, avoided: Iterable<Avoidable>): boolean =>
  [...avoided].some((one) => (isTrait(one) ? tellsOf(one, text) : namesWord(words().contents[one], text)))

/** Whether a text mentions it. Not mentioning it proves little: most kitchens start with an onion. */
const TELLS_OF: Readonly<Record<Exclude<FoodTrait, OtherFood>, (text: string) => boolean>> = {
  spicy: (text) => names('spicy', text),
  sugar: (text) => names('sweet', text),
  mushrooms: (text) => names('mushroom', text),
  'onion or garlic': (text) =>
    /\b(?:onions?|garlic\w*|leeks?|shallots?|aglio|ajo|ail|cebolla|cebola|oignon)\b/i.test(text),
}

const isOther = (one: Avoidable): one is OtherFood => one in OTHER_FOOD_WORDS
const isTrait = (one: Avoidable): one is FoodTrait => one in TELLS_OF || isOther(one)

const tellsOf = (trait: FoodTrait, text: string): boolean =>
  isOther(trait) ? namesWord(words().others[trait] ?? [], text) : TELLS_OF[trait](text)

/** Whether a dish is known to be without it. */
const LACKS: Readonly<Record<Exclude<FoodTrait, OtherFood>, (dish: string) => boolean>> = {
  spicy: (dish) => !TELLS_OF.spicy(dish),
  sugar: (dish) => !TELLS_OF.sugar(dish),
  mushrooms: (dish) => !TELLS_OF.mushrooms(dish),
  'onion or garlic': (dish) => !TELLS_OF['onion or garlic'](dish) && (names('sweet', dish) || names('drink', dish)),
}
const lacks = (trait: FoodTrait, dish: string): boolean =>
  isOther(trait) ? !HIDDEN_FOODS.has(trait) && !tellsOf(trait, dish) : LACKS[trait](dish)

export type Diet = 'meat' | 'fish' | 'vegetarian' | 'unknown'

/** Diet of a dish according to its name. 'unknown' is not known to be without meat and fish. */
export function dietOf(dish: string): Diet {
  if (names('meat', dish)) return 'meat'
  if (names('fish', dish)) return 'fish'
  if (names('either', dish)) return 'unknown'
  return (['vegetarian', 'sweet', 'drink'] as const).some((list) => names(list, dish)) ? 'vegetarian' : 'unknown'
}

/** Whether a dish is a main course; sweets and drinks only accompany one. */
export const isMain = (dish: string): boolean =>
  dietOf(dish) !== 'vegetarian' || (!names('sweet', dish) && (names('vegetarian', dish) || !names('drink', dish)))

const OF_ANIMALS: readonly DishContent[] = [...MEATS, 'fish', 'shellfish']

/** Countries whose kitchens usually follow the rule, so that meat other than pork may be ordered. */
const KITCHENS_OF_RULE: Readonly<Record<'halal' | 'kosher', ReadonlySet<string>>> = {
  halal: new Set(
    'AE AF AZ BD BH BN DJ DZ EG EH GM GN ID IQ IR JO KM KW LY MA ML MR MV MY NE OM PK PS QA SA SD SN SO SY TJ TM TN TR UZ YE YT'.split(
      ' ',
    ),
  ),
  kosher: new Set(),
}

/** What a meal must not contain: avoided foods, and meat where kitchens do not follow the rule. */
export function forbiddenIn({ avoids, traits, meatRule }: FoodWishes, countryCode: string): ReadonlySet<Avoidable> {
  const isStrict = meatRule !== undefined && !KITCHENS_OF_RULE[meatRule].has(countryCode)
  return new Set([...avoids, ...traits, ...(isStrict ? MEATS : [])])
}

const isWithin = (contents: Iterable<DishContent>, all: readonly DishContent[]): boolean =>
  [...contents].every((content) => all.includes(content))

/**
 * Whether a dish is known to be free of everything forbidden. Ingredients are known for the country's listed dishes;
 * other names only reveal meat and fish.
 */
export function isFreeOf(dish: string, avoided: ReadonlySet<Avoidable>, countryCode: string): boolean {
  const forbidden = new Set<DishContent>()
  for (const one of avoided) {
    if (!isTrait(one)) forbidden.add(one)
    else if (!lacks(one, dish)) return false
  }
  if (forbidden.size === 0) return true
  const key = nameKey(dish)
  const known = dishesIn(countryCode).find(({ name }) => nameKey(name) === key)
  if (known) return !known.contains.some((content) => forbidden.has(content))
  if (namesAny(dish, forbidden)) return false
  const diet = dietOf(dish)
  return (
    (diet === 'vegetarian' && isWithin(forbidden, [...OF_ANIMALS, 'alcohol', 'raw'])) ||
    (diet === 'fish' && isWithin(forbidden, MEATS))
  )
}

/** The country's dishes for a meal, without anything forbidden. */
export const countryDishes = (meal: Meal, forbidden: ReadonlySet<Avoidable>, countryCode: string): string[] =>
  dishesIn(countryCode)
    .filter(({ meals, name }) => meals.includes(meal) && isFreeOf(name, forbidden, countryCode))
    .map(({ name }) => name)
