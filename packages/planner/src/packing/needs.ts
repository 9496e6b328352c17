import type { PackingActivity } from '@waymark/contract/packing/packing-list'
import { wishesOf, type Wishes } from '../wishes.ts'
import { wishItems, wishText, type WishItem } from '../wishes/wish-items.ts'
import { isNoMatter, type Mention } from '../wishes/mention.ts'
import { mentionsIn } from '../wishes/wish-mentions.ts'

/** Needs recognised in special requirements. */
const NEEDS = [
  'medication', 'baby', 'toddler', 'pushchair', 'children', 'vegetarian', 'diet', 'allergy', 'wheelchair', 'glasses', 'contacts', 'diabetes', 'pregnancy', 'asthma',
  'hearing', 'cpap', 'motion', 'period', 'sensitiveSkin', 'camera', 'laptop', 'formal', 'sports', 'swimming', 'skiing', 'camping', 'pet', 'lightLuggage',
  'pilgrimage', 'hajj', 'trek', 'colder', 'polarCruise', 'diving', 'safari', 'festival', 'motorbike', 'highUp', 'reading',
] as const // prettier-ignore
export type Need = (typeof NEEDS)[number]

/** Concepts of the wish reader that mean the same need under another name. */
const ALSO: Readonly<Partial<Record<Need, readonly string[]>>> = {
  pregnancy: ['pregnant'],
  pet: ['dog'],
  wheelchair: ['weakWalker'],
  camera: ['photography'],
  sports: ['sportswear', 'yoga'],
  swimming: ['beaches', 'spa', 'diving', 'snorkelling', 'surfing'],
  trek: ['base', 'highTrek'],
  highUp: ['highTrek'],
  colder: ['highTrek', 'polarCruise'],
  reading: ['books'],
  medication: ['diabetes', 'asthma'],
}
/** For these concepts, only some words imply a need: a beach does not imply swimming, nor a hotel a tent. */
const ONLY: Readonly<Partial<Record<string, RegExp>>> = {
  beaches: /^(?:swim|snorkel|surf|schwimm|schnorchel|nadar|nager|nuot)/,
  hiking: /^trek/,
  medication: /./,
  // Diabetes alone does not imply medication.
  diabetes: /^insulin/,
  asthma: /^inhal/,
  weakWalker: /mobility|stick|frame|crutch|krucken|gehstock|baston|muletas|bequilles|stampelle|bengala|杖|拐杖/,
}
const ALLERGY = /^(?:al+[ei]?rg|anaphyl|アレルギー|过敏|過敏)/
const DIETS_OF_PLANTS: ReadonlySet<string> = new Set(['vegan', 'vegetarian', 'jain'])
const INTOLERANCES: ReadonlySet<string> = new Set(['gluten', 'dairy'])
const OF_DIET: ReadonlySet<string> = new Set(['gluten', 'dairy', 'sugar', 'onion', 'pork', 'alcohol', 'egg', 'soy'])

/** Places and pastimes in wishes that imply an activity of the packing form. */
const PASTIMES: Readonly<Partial<Record<string, { readonly activity: PackingActivity; readonly only?: RegExp }>>> = {
  hiking: { activity: 'hiking' },
  // Diving or swimming does not imply a beach.
  beaches: { activity: 'beach', only: /^(?:beach|seaside|sunbath|strand|playa|plage|spiagg|praia|ビーチ|海滩|沙滩)/ },
  photography: { activity: 'photography' },
}

export interface Needs {
  /** Activities mentioned in the text. */
  readonly activities: ReadonlySet<PackingActivity>
  readonly needs: ReadonlySet<Need>
  /** Number of children to pack for; 1 if they are not counted, 0 without any. Excludes babies and toddlers. */
  readonly children: number
}

const NUMBERS: readonly (readonly string[])[] = [
  ['one', 'ein', 'eine', 'einem', 'un', 'una', 'uno', 'um', 'uma', '一', '一个'],
  ['two', 'zwei', 'dos', 'deux', 'due', 'dois', 'duas', '二', '两', '两个', '二人'],
  ['three', 'drei', 'tres', 'trois', 'tre', '三', '三个', '三人'],
  ['four', 'vier', 'cuatro', 'quatre', 'quattro', 'quatro', '四', '四个'],
  ['five', 'funf', 'cinco', 'cinq', 'cinque', '五', '五个'],
  ['six', 'sechs', 'seis', 'six', 'sei', '六'],
]

/** Words for what a child is pushed in, which the wish reader takes for a small child; its age is not known by them. */
const PUSHCHAIR =
  /stroller|^prams?$|pushchair|buggy|kinderwagen|cochecito|carrit|carrinho|poussette|passeggin|wandelwagen|woz[ek]k?|推车|婴儿车|ベビーカー|유모차/

/** Maximum number of words between number and 'children': 'two small school kids'. */
const NEAR = 3

const counted = ({ type, word, ...item }: WishItem): number | undefined => {
  if (type === 'number') return 'value' in item && item.value >= 1 && item.value <= 6 ? item.value : undefined
  const at = NUMBERS.findIndex((words) => words.includes(word))
  return at < 0 ? undefined : at + 1
}

/** The number before the word for children, as in 'our three children'; undefined if there is none. */
function countOfChildren(items: readonly WishItem[]): number | undefined {
  const at = items.findIndex((item) => item.type === 'term' && item.sense.concept === 'children')
  const before = items.slice(Math.max(0, at - NEAR), Math.max(0, at))
  return before.map(counted).findLast((count) => count !== undefined)
}

const isMeant = (mention: Mention): boolean => mention.meaning !== 'refused' && !isNoMatter(mention)

/** Needs implied by a single term. */
function needsOf({ concept, group }: Mention, word: string, phrase: string): Need[] {
  if ((concept === 'toddler' || concept === 'baby') && PUSHCHAIR.test(phrase)) return ['pushchair']
  const only = ONLY[concept]
  if (only && !only.test(word)) return NEEDS.filter((need) => need === concept && group !== 'place')
  return NEEDS.filter((need) => need === concept || ALSO[need]?.includes(concept) === true)
}

function foodNeeds(mentions: readonly Mention[], items: readonly WishItem[], { food }: Wishes): Need[] {
  const avoided = mentions.filter(
    (mention) => mention.group === 'food' && mention.meaning !== 'wanted' && !isNoMatter(mention),
  )
  const diets = mentions.filter((mention) => mention.group === 'diet' && isMeant(mention))
  const eatsNoMeat = (['pork', 'beef', 'poultry'] as const).every((meat) => food.avoids.has(meat))
  const isAllergic =
    avoided.some(({ concept, meaning }) => meaning === 'allergy' && !INTOLERANCES.has(concept)) ||
    avoided.some(({ concept }) => ['nuts', 'peanuts', 'sesame', 'shellfish'].includes(concept)) ||
    items.some(({ word }) => ALLERGY.test(word))
  const keepsDiet =
    diets.some(({ concept }) => !DIETS_OF_PLANTS.has(concept)) ||
    avoided.some(({ concept, meaning }) => OF_DIET.has(concept) && (meaning !== 'allergy' || INTOLERANCES.has(concept)))
  return [
    ...(eatsNoMeat && !diets.some(({ concept }) => concept === 'halal' || concept === 'kosher')
      ? (['vegetarian'] as const)
      : []),
    ...(keepsDiet ? (['diet'] as const) : []),
    ...(isAllergic ? (['allergy'] as const) : []),
  ]
}

/** Recognises needs in special requirements with the wish reader. The text itself is not passed on. */
export function recogniseNeeds(requirements: string): Needs {
  const text = wishText(requirements)
  const items = wishItems(text)
  const mentions = mentionsIn(items)
  const wishes = wishesOf({ preferences: requirements })
  const wordOf = ({ from }: Mention): string => items.find((item) => item.from === from)?.word ?? ''
  const phraseOf = ({ from, to }: Mention): string => text.slice(from, to).toLowerCase()
  const found = new Set<Need>([
    ...mentions
      .filter((mention) => mention.group !== 'food' && isMeant(mention))
      .flatMap((mention) => needsOf(mention, wordOf(mention), phraseOf(mention))),
    ...mentions
      .filter((mention) => mention.concept === 'diabetes' && !isNoMatter(mention))
      .flatMap((mention) => ['diabetes' as const, ...needsOf(mention, wordOf(mention), '')]),
    ...foodNeeds(mentions, items, wishes),
  ])
  const { childAges } = wishes
  if (childAges.includes(0)) found.add('baby')
  if (childAges.some((age) => age === 1 || age === 2)) found.add('toddler')
  const school = childAges.filter((age) => age > 2).length
  if (school > 0) found.add('children')
  const needs = new Set(NEEDS.filter((need) => found.has(need)))
  const pastimes = mentions.filter(
    (mention) => mention.group === 'place' && isMeant(mention) && mention.meaning !== 'less',
  )
  const activities = new Set(
    pastimes.flatMap((mention) => {
      const { activity, only } = PASTIMES[mention.concept] ?? {}
      return activity !== undefined && only?.test(wordOf(mention)) !== false ? [activity] : []
    }),
  )
  return { activities, needs, children: needs.has('children') ? Math.max(1, countOfChildren(items) ?? school) : 0 }
}
