import type { DishContent } from '@waymark/atlas/dish'
import { FISH, isNoMatter, type Mention } from './mention.ts'
import { HIDDEN_FOODS, OTHER_FOOD_WORDS, type OtherFood } from './wish-words-other-foods.ts'

/** Avoided foods without a column in the dish tables: only the names of dishes reveal them. */
export type FoodTrait = 'spicy' | 'sugar' | 'onion or garlic' | 'mushrooms' | OtherFood

/** What the travellers do not eat. */
export interface FoodWishes {
  /** Empty if nothing in the tables is avoided. */
  readonly avoids: ReadonlySet<DishContent>
  readonly traits: ReadonlySet<FoodTrait>
  /** Meat only in countries whose kitchens all follow the rule: 'halal' or 'kosher'. */
  readonly meatRule: 'halal' | 'kosher' | undefined
  /** Request to a kitchen, 'a vegetarian dish without nuts'; undefined if nothing is avoided. */
  readonly ask: string | undefined
  readonly labels: readonly string[]
  /** Words of dishes that are not eaten for other reasons: 'cuy'. */
  readonly refusedDishes?: readonly string[]
}

export const MEATS: readonly DishContent[] = ['pork', 'beef', 'poultry', 'other meat']
const FISHES: readonly DishContent[] = ['fish', 'shellfish']

interface Avoided {
  readonly label: string
  readonly contents: readonly DishContent[]
  readonly trait?: FoodTrait
  /** Word used in a request to a kitchen, if it differs from the label. */
  readonly without?: readonly string[]
  /** Text of the chip, if it is not 'No' and the label. */
  readonly chip?: string
  /** A mention without context means avoidance, because nobody mentions 'sesame' for another reason. */
  readonly isAllergen?: true
}

const OTHERS = Object.keys(OTHER_FOOD_WORDS).filter((food): food is OtherFood => food in OTHER_FOOD_WORDS)

/** Columns of the tables that go with one of the other foods: wine has sulphites, soy and peanuts are legumes. */
const CONTENTS_TOO: Partial<Record<OtherFood, readonly DishContent[]>> = {
  sulphites: ['alcohol'],
  legumes: ['peanuts', 'soy'],
  'histamine-rich food': ['alcohol'],
}

/** By the concepts of `FOOD_WORDS` and `OTHER_FOOD_WORDS`. */
const FOODS: Readonly<Record<string, Avoided>> = {
  ...Object.fromEntries(
    OTHERS.map((food): [string, Avoided] => [
      food,
      {
        ...{ label: food, trait: food, contents: CONTENTS_TOO[food] ?? [] },
        ...(HIDDEN_FOODS.has(food) ? { isAllergen: true } : {}),
      },
    ]),
  ),
  meat: { label: 'meat', contents: [...MEATS, ...FISHES] },
  // Terms for foods that imply avoiding all of them.
  animals: { label: 'meat or fish', contents: [...MEATS, ...FISHES], chip: 'Vegetarian', isAllergen: true },
  redMeat: { label: 'red meat', contents: ['pork', 'beef', 'other meat'] },
  pork: { label: 'pork', contents: ['pork'] },
  beef: { label: 'beef', contents: ['beef'] },
  poultry: { label: 'poultry', contents: ['poultry'] },
  lamb: { label: 'lamb', contents: ['other meat'] },
  // Kitchens of fish serve shellfish, and whoever eats no fish seldom means the salmon alone.
  fish: { label: 'fish', contents: FISHES },
  seafood: { label: 'fish or shellfish', contents: FISHES },
  shellfish: { label: 'shellfish', contents: ['shellfish'], isAllergen: true },
  dairy: { label: 'dairy', contents: ['dairy'], isAllergen: true },
  egg: { label: 'egg', contents: ['egg'], isAllergen: true },
  gluten: { label: 'gluten', contents: ['gluten'], isAllergen: true },
  // Allergic people are advised to avoid both foods.
  nuts: { label: 'nuts', contents: ['nuts', 'peanuts'], isAllergen: true },
  peanuts: { label: 'peanuts', contents: ['peanuts'], isAllergen: true },
  soy: { label: 'soy', contents: ['soy'], isAllergen: true },
  sesame: { label: 'sesame', contents: ['sesame'], isAllergen: true },
  alcohol: { label: 'alcohol', contents: ['alcohol'] },
  raw: { label: 'raw fish or meat', contents: ['raw'] },
  spicy: { label: 'spicy food', without: ['hot spices'], contents: [], trait: 'spicy' },
  mild: { label: 'spicy food', without: ['hot spices'], contents: [], trait: 'spicy', isAllergen: true },
  onion: { label: 'onion or garlic', without: ['onion', 'garlic'], contents: [], trait: 'onion or garlic' },
  mushrooms: { label: 'mushrooms', contents: [], trait: 'mushrooms', isAllergen: true },
  sober: { label: 'alcohol', contents: ['alcohol'], isAllergen: true },
  diabetes: { label: 'sugar', contents: [], trait: 'sugar', chip: 'Diabetes', isAllergen: true },
  sugar: { label: 'sugar', contents: [], trait: 'sugar' },
}

const ONLY_FISH: Avoided = { label: 'fish', contents: ['fish'] }

interface Diet {
  readonly label: string
  /** 'a vegan dish'. */
  readonly dish: string
  readonly contents: readonly DishContent[]
  readonly meatRule?: 'halal' | 'kosher'
  readonly traits?: readonly FoodTrait[]
}

/** By the concepts of `DIET_WORDS`, the strictest first. */
const DIETS: Readonly<Record<string, Diet>> = {
  pku: {
    ...{ label: 'PKU', dish: 'a dish low in protein', traits: ['legumes'] },
    contents: [...MEATS, ...FISHES, 'dairy', 'egg', 'gluten', 'nuts', 'peanuts', 'soy', 'sesame'],
  },
  vegan: { label: 'Vegan', dish: 'a vegan dish', contents: [...MEATS, ...FISHES, 'dairy', 'egg'], traits: ['honey'] },
  jain: {
    label: 'Jain food',
    dish: 'a Jain dish',
    contents: [...MEATS, ...FISHES, 'egg'],
    traits: ['onion or garlic', 'root vegetables', 'mushrooms'],
  },
  vegetarian: { label: 'Vegetarian', dish: 'a vegetarian dish', contents: [...MEATS, ...FISHES] },
  pescatarian: { label: 'Pescatarian', dish: 'a dish without meat', contents: MEATS },
  halal: { label: 'Halal', dish: 'a halal dish', contents: ['pork', 'alcohol'], meatRule: 'halal' },
  kosher: { label: 'Kosher', dish: 'a kosher dish', contents: ['pork', 'shellfish'], meatRule: 'kosher' },
  alphaGal: { label: 'No red meat', dish: 'a dish without red meat', contents: ['pork', 'beef', 'other meat'] },
  hindu: { label: 'No beef', dish: 'a dish without beef', contents: ['beef'] },
}

/** Foods that may follow 'no meat except …'. */
const ONE_MEAT: ReadonlySet<string> = new Set(['pork', 'beef', 'poultry', 'lamb'])

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** Maximum length of a separator in a list of foods, such as ', ' or ' and '. */
const LIST_GAP = 6

/**
 * The meaning of a food mention without context: alone or next to an allergen ('nuts, shellfish and pork') it is
 * avoided; next to a refused food it may be eaten ('seafood, no pork').
 */
function avoidedIn(mentions: readonly Mention[]): ReadonlySet<Mention> {
  const foods = mentions.filter(({ group }) => group === 'food')
  const isAvoided = ({ meaning, concept }: Mention): boolean =>
    meaning === 'refused' || meaning === 'allergy' || (meaning === 'said' && FOODS[concept]?.isAllergen === true)
  const avoided = new Set(foods.filter(isAvoided))
  for (const order of [foods, foods.toReversed()]) {
    for (const [index, food] of order.entries()) {
      const next = order[index + 1]
      if (!next || next.meaning !== 'said' || food.meaning === 'refused' || !avoided.has(food)) continue
      const [first, second] = food.from < next.from ? [food, next] : [next, food]
      if (second.from - first.to <= LIST_GAP) avoided.add(next)
    }
  }
  return avoided
}

/** Mentioned foods that are neither avoided nor liked, so that nothing follows from them. */
export function idleFoods(mentions: readonly Mention[]): Mention[] {
  const avoided = avoidedIn(mentions)
  return mentions.filter((mention) => mention.group === 'food' && mention.meaning === 'said' && !avoided.has(mention))
}

/** 'Vegan except eggs'. */
const eatenBesides = (mentions: readonly Mention[]): DishContent[] =>
  (['egg', 'dairy', 'fish'] as const).filter((food) =>
    mentions.some(({ concept, meaning }) => concept === food && meaning === 'fine'),
  )

/** Derives food wishes from the mentions in a text. */
export function foodWishesOf(mentions: readonly Mention[], isPregnant: boolean): FoodWishes {
  const avoids = new Set<DishContent>()
  const traits = new Set<FoodTrait>()
  const labels: string[] = []
  const without: string[] = []
  let dish: string | undefined
  let meatRule: FoodWishes['meatRule']
  const avoided = avoidedIn(mentions)
  // 'Vegetarian, but fish is fine', 'no meat, but we love seafood'.
  const eatsFish = mentions.some(
    ({ concept, meaning }) => FISH.has(concept) && (meaning === 'fine' || meaning === 'wanted'),
  )
  const avoidsMeat = [...avoided].some(({ concept }) => concept === 'meat')
  const meatsEaten = new Set(
    mentions.flatMap(({ concept, meaning }) =>
      ONE_MEAT.has(concept) && (meaning === 'fine' || meaning === 'wanted') ? concept : [],
    ),
  )
  const isPescatarian = avoidsMeat && eatsFish && meatsEaten.size === 0
  for (const [concept, strict] of Object.entries(DIETS)) {
    const own = mentions.filter((mention) => mention.group === 'diet' && mention.concept === concept)
    const isMeant = own.some((mention) => mention.meaning !== 'refused' && !isNoMatter(mention))
    if (!isMeant && !(concept === 'pescatarian' && isPescatarian)) continue
    const diet = concept === 'vegetarian' && eatsFish ? DIETS['pescatarian'] : strict
    if (!diet || labels.includes(diet.label)) continue
    dish ??= diet.dish
    meatRule ??= diet.meatRule
    const eaten = concept === 'vegan' ? eatenBesides(mentions) : []
    labels.push(eaten.length === 0 ? diet.label : `${diet.label} but ${listed(eaten)}`)
    for (const content of diet.contents) if (!eaten.includes(content)) avoids.add(content)
    for (const trait of diet.traits ?? []) traits.add(trait)
  }
  // 'Pas de fruits de mer, le poisson ça va'.
  const isFishFine = mentions.some(({ concept, meaning }) => concept === 'fish' && meaning === 'fine')
  // 'No fish, but prawns are fine'.
  const isShellfishFine = mentions.some(
    (mention) => (mention.concept === 'shellfish' || mention.concept === 'seafood') && !avoided.has(mention),
  )
  for (const [concept, food] of Object.entries(FOODS)) {
    const {
      label,
      contents,
      trait,
      chip,
      without: asked = [label],
    } = (concept === 'seafood' && isFishFine && FOODS['shellfish']) ||
    (concept === 'fish' && isShellfishFine && ONLY_FISH) ||
    food
    const own = mentions.filter((mention) => mention.group === 'food' && mention.concept === concept)
    if (!own.some((mention) => avoided.has(mention)) || (concept === 'meat' && isPescatarian)) continue
    const but = concept === 'meat' ? [...meatsEaten, ...(eatsFish ? ['fish'] : [])] : []
    const left = new Set(but.flatMap((eaten) => (eaten === 'fish' ? FISHES : (FOODS[eaten]?.contents ?? []))))
    const butThese = but.length === 0 ? '' : ` but ${listed(but)}`
    labels.push(chip ?? `No ${label}${butThese}`)
    without.push(...asked.map((what) => `${what}${butThese}`).filter((what) => !without.includes(what)))
    if (trait) traits.add(trait)
    for (const content of contents) if (!left.has(content)) avoids.add(content)
  }
  if (isPregnant) {
    avoids.add('alcohol').add('raw')
    without.push(...['alcohol', 'anything raw'].filter((what) => !without.includes(what)))
  }
  const [what, lacking] = dish?.split(' without ') ?? []
  const both = FOODS['seafood']?.label ?? ''
  const all = [...new Set([...(lacking === undefined ? [] : [lacking]), ...without])].filter(
    (one, _, every) => one === both || !every.includes(both) || !both.split(' or ').includes(one),
  )
  const ask =
    what === undefined && all.length === 0
      ? undefined
      : `${what ?? 'a dish'}${all.length === 0 ? '' : ` without ${listed(all)}`}`
  return { avoids, traits, meatRule, ask, labels: [...new Set(labels)] }
}
