import type { Meal } from '@waymark/atlas/dish'
import { countryFacts, dishesIn } from '@waymark/atlas/tables'
import { nameKey } from '@waymark/domain/name-key'
import { countryDishes, forbiddenIn, isFreeOf, isMain } from '@waymark/planner/diet'
import { suitsTravellers } from '@waymark/planner/suits-travellers'
import { foodTip } from '@waymark/planner/tips'
import { listed } from '@waymark/domain/wording'
import { inSentence } from '@waymark/planner/wording'
import { readWishes } from '@waymark/planner/wishes'
import type { Asked } from '../asked.ts'
import { destinationsAt } from '../local-tips.ts'
import { bullet, type Reply, takenFromTrip } from '../reply.ts'
import type { Subject } from '../subject.ts'
import { firstSentence } from '../sights.ts'

const MOST_DISHES = 12

const CONTAINS = /\b(?:contains?|containing|made (?:with|of)|(?:has|have|with) .{0,20} in (?:it|them))\b/

const WARNING = 'With an allergy ask each kitchen: recipes differ, and dishes that I do not know may contain it, too.'
/** The dishes recorded of a country are seldom its sweets. */
const NUTS_IN_SWEETS =
  'I know few desserts: cakes, biscuits, convent sweets and ice cream are often made with almonds or other nuts. Leave them, unless the kitchen is sure.'

/** What to show in a kitchen. */
function cardFor({ country }: Subject): string[] {
  const [spoken] = countryFacts(country.code)?.phrases ?? []
  const phrase = spoken?.phrases.allergicTo
  return spoken && phrase ? [`To show, in ${spoken.name}: ${phrase.text}`] : []
}

/** "Which dishes in Thailand contain peanuts?": from the contents recorded for each dish. */
function dishesWith(asked: Asked): Reply | undefined {
  const { subject, words } = asked
  if (!subject || !CONTAINS.test(words)) return undefined
  const { avoids } = readWishes(words.replace(CONTAINS, ' without ')).food
  if (avoids.size === 0) return undefined
  const dishes = dishesIn(subject.country.code).filter(({ contains }) => contains.some((one) => avoids.has(one)))
  const what = listed([...avoids])
  const { countryCode } = subject.city
  const without = [
    ...new Set((['lunch', 'dinner'] as const).flatMap((meal) => countryDishes(meal, avoids, countryCode))),
  ].filter(isMain)
  return {
    lines: [
      WARNING,
      dishes.length > 0
        ? `Of the dishes of ${inSentence(subject.country.name)} that I know, these contain ${what}:`
        : `Of the dishes of ${inSentence(subject.country.name)} that I know, none contains ${what} by its usual recipe.`,
      ...dishes.map(({ name }) => bullet(name)),
      ...(avoids.has('nuts') ? [NUTS_IN_SWEETS] : []),
      ...(without.length > 0
        ? [`Without ${what} by their usual recipe: ${listed(without.slice(0, MOST_DISHES))}.`]
        : []),
      ...cardFor(subject),
    ],
    next: ['food', 'phrases', 'emergency'],
  }
}

/** 'I am allergic to peanuts, is Thailand ok?': the dishes to beware of come first. */
function toBewareOf({ subject, words }: Asked): string[] {
  if (!subject || !/\ballerg/.test(words)) return []
  const { avoids } = readWishes(words).food
  if (avoids.size === 0) return []
  const dishes = dishesIn(subject.country.code).filter(({ contains }) => contains.some((one) => avoids.has(one)))
  const also = [...(avoids.has('nuts') ? [NUTS_IN_SWEETS] : []), ...cardFor(subject)]
  return dishes.length === 0
    ? [WARNING, ...also]
    : [
        `With this allergy beware in ${inSentence(subject.country.name)} of ${listed(dishes.slice(0, MOST_DISHES).map(({ name }) => name))}, which contain it by their usual recipe, and of others that I do not know. How safe a kitchen is I cannot say.`,
        ...also,
      ]
}

/** A market may be one of old things. */
const SELLS_FOOD =
  /\b(?:food|eat|taste|snacks?|fish|fruit|vegetables|cheese|ham|oysters|spices?|bread|produce|groceries|bistro|kitchens?)\b/i

const EATS_SHELLFISH = /\b(?:but|except|apart from)\b.{0,30}\b(?:shellfish|seafood|prawns?|shrimps?|octopus)\b/

export function food(asked: Asked): Reply {
  const { subject, words } = asked
  const containing = dishesWith(asked)
  if (containing) return containing
  if (!subject) {
    return {
      lines: [
        'For which place? Name a city, and I tell you what people eat there in the morning, at noon and in the evening.',
      ],
      ask: ['What to eat in Lisbon', 'Food in Bangkok', 'Street food in Mexico City', 'What to eat in Japan'],
    }
  }
  const [destination] = destinationsAt(subject)
  const wishes = readWishes(words)
  const markets =
    destination?.places
      .filter(({ kind, about }) => kind === 'food' || (kind === 'market' && SELLS_FOOD.test(about)))
      .filter((place) => suitsTravellers({ place, activity: '', about: place.about }, wishes))
      .slice(0, 2) ?? []
  const named = new Set<string>()
  /** Dishes of a meal that were not named for an earlier one; with something to avoid, no sweets and drinks. */
  const dishes = (meal: Meal): string => {
    if (!destination) return ''
    const { countryCode } = destination
    const forbidden = new Set(forbiddenIn(wishes.food, countryCode))
    // Who eats no fish asks for no octopus, either, unless they say so.
    if (EATS_SHELLFISH.test(words)) forbidden.delete('shellfish')
    const own = destination.food[meal].filter((dish) => isFreeOf(dish, forbidden, countryCode))
    const all =
      forbidden.size === 0
        ? own
        : [...own, ...countryDishes(meal, forbidden, countryCode)].filter(
            (dish) => meal === 'breakfast' || isMain(dish),
          )
    const others = [...new Map(all.map((dish) => [nameKey(dish), dish]))].filter(([key]) => !named.has(key)).slice(0, 4)
    for (const [key] of others) named.add(key)
    if (others.length === 0) return `ask for ${wishes.food.ask ?? 'the dish of the day'}`
    return listed(others.map(([, dish]) => dish))
  }
  return {
    lines: [
      takenFromTrip(asked),
      ...toBewareOf(asked),
      ...(destination
        ? [
            `What people eat in ${subject.scope === 'country' ? destination.city : subject.name}:`,
            bullet(`In the morning: ${dishes('breakfast')}`),
            bullet(`At noon: ${dishes('lunch')}`),
            bullet(`In the evening: ${dishes('dinner')}`),
            ...markets.map(({ name, about }) => bullet(`Where to taste: ${name}. ${firstSentence(about)}`)),
          ]
        : [
            `My guide has no checked dishes for ${subject.name}.`,
            'Ask your host for the dish of the region, look for the longest queue at the market, and take the dish of the day where people in work clothes eat.',
          ]),
      foodTip(wishes) ?? '',
      'I name no restaurants, because I cannot know which ones are good or open today.',
    ].filter((line) => line !== ''),
    next: ['places', 'tipping', 'hotels', 'way-around'],
  }
}
