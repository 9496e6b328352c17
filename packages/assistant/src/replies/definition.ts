import { countryOf } from '@waymark/atlas/countries'
import type { Dish, DishContent } from '@waymark/atlas/dish'
import { destinationRows, dishesIn, dishWords } from '@waymark/atlas/tables'
import { nameKey } from '@waymark/domain/name-key'
import { listed } from '@waymark/domain/wording'
import { capitalised, inSentence } from '@waymark/planner/wording'
import type { Asked } from '../asked.ts'
import type { Intent } from '../intents.ts'
import { bullet, type Reply } from '../reply.ts'

/** 'What is haggis?', 'what are pierogi', and what it is that somebody asks for. */
const DEFINED =
  /^(?:and |so |ok(?:ay)?,? )?(?:what(?:'?s| is| are| does)|tell me what) (?<article>an? |the )?(?<name>[\p{L}][\p{L}'’ -]{2,38}?)(?: (?:made (?:of|from)|like|mean|is|are))?[?.! ]*$/u
/** 'Is haggis vegetarian?', 'does ramen contain pork?' */
const CONTENTS =
  /^(?:is|are|does|do)(?: there)? (?:the )?(?<name>[\p{L}][\p{L}'’ -]{2,38}?) (?:usually )?(?:vegetarian|vegan|halal|kosher|gluten[- ]free|dairy[- ]free|contain\w*|have|made|pork|spicy)\b/u

const OF_WORDS: ReadonlySet<Intent> = new Set(['off-topic', 'unsure', 'about', 'food', 'basics'])

const CONTENT_WORDS: Partial<Readonly<Record<DishContent, string>>> = {
  'other meat': 'meat such as lamb, game or offal',
  gluten: 'wheat, barley or rye',
  raw: 'something raw',
}
const MEAT: readonly DishContent[] = ['pork', 'beef', 'poultry', 'other meat', 'fish', 'shellfish']
const OF_ANIMALS: readonly DishContent[] = [...MEAT, 'dairy', 'egg']

const MOST_COUNTRIES = 4
/** Words after 'what is' that ask for something else than a thing of that name. */
const NO_NAMES =
  /^(?:there|it|this|that|next|new|on|up|wrong|best|good|open|closed|your|my|our|you|we|i|to|in|the (?:best|capital|time|weather))\b/

interface Found {
  readonly dish: Dish
  readonly countryCode: string
}

/** Dishes of that name in the tables of all countries: those with just that name, else those that begin with it. */
function dishesNamed(name: string): Found[] {
  const key = nameKey(name)
  const codes = [...new Set(destinationRows().map(({ countryCode }) => countryCode))]
  const found = codes.flatMap((countryCode) =>
    dishesIn(countryCode).flatMap((dish) => {
      const own = nameKey(dish.name)
      return own === key || own.startsWith(`${key} `) ? [{ dish, countryCode, isWhole: own === key }] : []
    }),
  )
  const whole = found.filter(({ isWhole }) => isWhole)
  return whole.length > 0 ? whole : found
}

/** What the words of a dish's name tell of it. */
const contentsByWord = (name: string): DishContent[] => {
  const key = nameKey(name)
  return Object.entries(dishWords().contents).flatMap(([content, words]) =>
    words.some((word) => word === key) ? [content as DishContent] : [],
  )
}

const contentsLine = (contains: readonly DishContent[]): string =>
  contains.length === 0
    ? 'By its usual recipe it has none of the things that people avoid, as far as I know.'
    : `By its usual recipe it contains ${listed(contains.map((content) => CONTENT_WORDS[content] ?? content))}.`

function dietLine(words: string, contains: readonly DishContent[]): string[] {
  const has = (some: readonly DishContent[]) => contains.some((content) => some.includes(content))
  if (/\bvegan\b/.test(words)) return [has(OF_ANIMALS) ? 'So it is not vegan.' : 'Nothing of that is from animals.']
  if (/\bvegetarian\b/.test(words)) return [has(MEAT) ? 'So it is not vegetarian.' : 'Nothing of that is meat or fish.']
  return []
}

const CAREFUL = 'Recipes differ from kitchen to kitchen: with an allergy or a diet, ask.'
/** Answers what a dish is; says so of another word that it does not know. Undefined where neither is asked. */
export function definition({ words, intent, named, subject }: Asked): Reply | undefined {
  if (!OF_WORDS.has(intent)) return undefined
  const plain = words.replaceAll(/[’‘]/g, "'")
  const asked = DEFINED.exec(plain)?.groups ?? CONTENTS.exec(plain)?.groups
  const name = asked?.['name']?.trim()
  if (name === undefined || NO_NAMES.test(name)) return undefined
  // 'What is a riad?' does not ask for Riyadh.
  const isThing = /^an? $/.test(asked?.['article'] ?? '')
  if (subject !== undefined && named.length > 0 && !isThing) return undefined
  const ask = ['What to eat in Lisbon', 'Food in Bangkok', 'What to eat in Japan']
  const dishes = dishesNamed(name)
  const [first] = dishes
  const byWord = first ? [] : contentsByWord(name)
  if (first || byWord.length > 0) {
    const countries = [...new Set(dishes.map(({ countryCode }) => inSentence(countryOf(countryCode).name)))]
    const contains = first?.dish.contains ?? byWord
    return {
      lines: [
        first
          ? `${capitalised(first.dish.name)} is a dish or drink of ${listed(countries.slice(0, MOST_COUNTRIES))}, had for ${listed(first.dish.meals)}.`
          : `${capitalised(name)} is something to eat; more of it than what is in it my guide does not tell.`,
        contentsLine(contains),
        ...dietLine(plain, contains),
        ...dishes
          .slice(1, MOST_COUNTRIES)
          .filter(({ dish }) => dish.name !== first?.dish.name)
          .map(({ dish }) => bullet(`Also: ${dish.name}`)),
        CAREFUL,
      ],
      ask: first ? [`What to eat in ${countryOf(first.countryCode).name}`, ...ask] : ask,
    }
  }
  if (intent === 'food' || name.split(' ').length > 2 || !DEFINED.test(plain)) return undefined
  return {
    lines: [
      'I do not know what that is: my guide tells of places, dishes and what travellers need.',
      'Name it together with a town, and I look for it in what my guide says of that town.',
    ],
    ask,
  }
}
