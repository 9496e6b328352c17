import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '@waymark/atlas/countries'
import { allDestinations } from '@waymark/atlas/destinations'
import { nameKey } from '@waymark/domain/name-key'
import { dishesIn, dishWords } from '@waymark/atlas/tables'
import { DISH_CONTENTS } from '@waymark/atlas/dish'
import type { FoodTrait } from './wishes/food-wishes.ts'
import { planTrip } from './plan-trip.ts'
import { dietOf, isFreeOf, isMain, namesAny } from './diet.ts'

const DISHES = [...new Set(allDestinations().flatMap(({ food }) => Object.values(food).flat()))]

/** Words of meat and fish in the languages of the atlas that cannot be overlooked. */
const PLAIN_WORDS =
  /\b(?:beef|pork|chicken|lamb|mutton|duck|goose|veal|bacon|ham|sausages?|steak|liver|fish|salmon|tuna|prawns?|shrimps?|crab|oysters?|mussels|squid|octopus|jam[oó]n|chorizo|carne|pollo|res|pescado|gambas|calamares|jambon|saucisson|poulet|canard|poisson|schinken|speck|wurst|fleisch|fisch|prosciutto|salsiccia|rag[uù]|vongole|frango|bacalhau|kebap?b?|köfte|sushi|gyros|souvlaki)\b/i

/** Meatless in spite of their names. */
const NAMED_LIKE_MEAT = new Set(['Gemüse-Kebap'])

it('every word is written as names are compared, and stands in its list once', () => {
  const { contents, others, ...lists } = dishWords()
  for (const words of [lists, contents, others].flatMap((known) => Object.values(known))) {
    expect(words.filter((word) => word !== nameKey(word) || word.split(' ').length > 5)).toEqual([])
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  }
})

describe('dishes', () => {
  it('that are a sweet or a drink are no lunch and no dinner', () => {
    for (const dish of [
      'New York cheesecake',
      'Butter tart',
      'tarte aux myrtilles',
      'Grasmere gingerbread',
      'cachaça',
      'hierbas ibicencas',
      'craft beer',
      'yanık dondurma',
    ])
      expect(isMain(dish), dish).toBe(false)
    const sweets = /(?:cheesecake|apple (?:pie|crumble|strudel)|baklava|gelato)$/i
    const named = DISHES.filter((dish) => sweets.test(dish) && dietOf(dish) !== 'meat' && dietOf(dish) !== 'fish')
    expect(named.filter(isMain)).toEqual([])
  })

  it('of a country that are sweets or drinks are none, either', () => {
    const request = { destination: 'Québec City', departureCity: 'Paris', travelStyle: 'Family' } as const
    const dates = { startDate: '2027-02-05', endDate: '2027-02-18', budget: '$1,000 - $2,500' } as const
    const { itinerary } = planTrip({ ...request, ...dates, preferences: 'no pork' })
    const mains = itinerary.dailyItinerary.flatMap(({ meals }) => [meals.lunch, meals.dinner])
    expect(mains.filter((meal) => /^(?:Butter tart|Nanaimo bar)/.test(meal))).toEqual([])
  })

  it('of the atlas are nearly all known', () => {
    const unknown = DISHES.filter((dish) => dietOf(dish) === 'unknown')
    expect(DISHES.length).toBeGreaterThan(1_500)
    expect(unknown.length / DISHES.length).toBeLessThan(0.25)
  })

  it('of the atlas are each classified, and none with meat or fish in its name is vegetarian', () => {
    const wrong = DISHES.filter(
      (dish) => dietOf(dish) === 'vegetarian' && PLAIN_WORDS.test(dish) && !NAMED_LIKE_MEAT.has(dish),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['Cacio e pepe', 'vegetarian'],
    ['Masala dosa', 'vegetarian'],
    ['Pastel de nata', 'vegetarian'],
    ['Burek sa sirom', 'vegetarian'],
    ['Kölscher Kaviar', 'meat'],
    ['Bœuf bourguignon', 'meat'],
    ['Phở bò', 'meat'],
    ['Memelas', 'meat'],
    ['Cullen skink', 'fish'],
    ['Som tam with sticky rice', 'fish'],
    ['Bacalhau à Brás', 'fish'],
    ['Menú del día', 'unknown'],
    ['Something nobody has heard of', 'unknown'],
  ])('%s is %s', (dish, diet) => {
    expect(dietOf(dish)).toBe(diet)
  })

  it.each([
    ['Ginjinha', false],
    ['Crème brûlée', false],
    ['Cappuccino', false],
    ['Crab cake sandwich', true],
    ['Craft beer with pizza', true],
    ['Ribollita', true],
  ])('%s makes a meal: %s', (dish, expected) => {
    expect(isMain(dish)).toBe(expected)
  })
})

it('every destination has three mains for lunch and for dinner', () => {
  const poor = allDestinations().flatMap(({ city, food }) =>
    (['lunch', 'dinner'] as const)
      .filter((meal) => food[meal].filter(isMain).length < 3)
      .map((meal) => `${city}: ${meal}`),
  )
  expect(poor).toEqual([])
})

it('no dish of a country is said to be without what its name speaks of', () => {
  const wrong = COUNTRIES.flatMap(({ code }) =>
    dishesIn(code).flatMap(({ name, contains }) => {
      const unsaid = DISH_CONTENTS.filter((content) => !contains.includes(content) && namesAny(name, [content]))
      return unsaid.length > 0 ? [`${code}: ${name} has ${unsaid.join(', ')}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

describe('somebody who cannot have something', () => {
  it.each([
    ['Pad thai', 'TH', 'peanuts', false],
    ['Pad thai', 'TH', 'dairy', true],
    ['Grilled salmon', 'NO', 'gluten', true],
    ['Something nobody has heard of', 'FR', 'nuts', false],
    // Without meat as far as its name tells, which says nothing of nuts.
    ['Ribollita', 'IT', 'pork', true],
    ['Ribollita', 'IT', 'nuts', false],
    ['Tiramisù', 'IT', 'alcohol', false],
    ['cachaça', 'BR', 'alcohol', false],
    ['melocotón con vino', 'ES', 'alcohol', false],
    ['Caponata', 'IT', 'nuts', false],
    ['Soto ayam', 'ID', 'nuts', false],
    ['Spanakopita', 'GR', 'egg', false],
    ['Boerewors', 'ZA', 'pork', false],
    ['Café crème', 'FR', 'dairy', false],
    ['Mopane worms', 'BW', 'other meat', false],
    ['Linseneintopf', 'DE', 'pork', false],
    ['Bratwurst', 'DE', 'gluten', false],
    ['Mercimek çorbası', 'TR', 'gluten', false],
    ['Cao lầu', 'VN', 'peanuts', false],
    ['Jamón ibérico', 'ES', 'raw', false],
    ['Moi moi', 'NG', 'shellfish', false],
  ] as const)('%s in %s without %s: %s', (dish, country, content, expected) => {
    expect(isFreeOf(dish, new Set([content]), country)).toBe(expected)
  })

  it('finds in 30 countries a main without each single thing', () => {
    const poor = ['FR', 'IT', 'ES', 'DE', 'GB', 'US', 'MX', 'BR', 'PE', 'AR', 'JP', 'CN', 'KR', 'TH', 'VN', 'ID', 'IN', 'LK', 'AE', 'TR', 'GR', 'EG', 'MA', 'ZA', 'KE', 'TZ', 'AU', 'NZ', 'SE', 'PT'].flatMap(
      (country) =>
        DISH_CONTENTS.filter(
          (content) =>
            dishesIn(country).filter(({ meals, contains }) => meals.includes('dinner') && !contains.includes(content))
              .length < 2,
        ).map((content) => `${country} without ${content}`),
    ) // prettier-ignore
    expect(poor).toEqual([])
  })
})

describe('what the tables do not tell of', () => {
  it.each<[FoodTrait, string, boolean]>([
    ['spicy', 'Mapo tofu', false],
    ['legumes', 'Ta’ameya', false],
    ['legumes', 'Mujaddara', false],
    ['spicy', 'Som tam with sticky rice', false],
    ['spicy', 'Wiener schnitzel', true],
    ['sugar', 'pastel de nata', false],
    ['sugar', 'Caprese', true],
    // Nearly every kitchen begins with an onion, so that no main dish is known to be without.
    ['onion or garlic', 'Caprese', false],
    ['onion or garlic', 'Kunefe', true],
  ])('for somebody without %s, %s is fine: %s', (trait, dish, isFine) => {
    expect(isFreeOf(dish, new Set([trait]), 'IT')).toBe(isFine)
  })
})
