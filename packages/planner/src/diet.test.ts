import { describe, expect, it } from 'vitest'
import { allDestinations } from '@waymark/atlas/destinations'
import { nameKey } from '@waymark/domain/name-key'
import { dietOf, isMain } from './diet.ts'
import { DRINK_WORDS } from './dishes/drink-words.ts'
import { FISH_WORDS } from './dishes/fish-words.ts'
import { MEAT_WORDS } from './dishes/meat-words.ts'
import { SWEET_WORDS } from './dishes/sweet-words.ts'
import { EITHER_WORDS, VEGETARIAN_WORDS } from './dishes/vegetarian-words.ts'

const DISHES = [...new Set(allDestinations().flatMap(({ food }) => Object.values(food).flat()))]

/** Words of meat and fish in the languages of the atlas that cannot be overlooked. */
const PLAIN_WORDS =
  /\b(?:beef|pork|chicken|lamb|mutton|duck|goose|veal|bacon|ham|sausages?|steak|liver|fish|salmon|tuna|prawns?|shrimps?|crab|oysters?|mussels|squid|octopus|jam[oó]n|chorizo|carne|pollo|res|pescado|gambas|calamares|jambon|saucisson|poulet|canard|poisson|schinken|speck|wurst|fleisch|fisch|prosciutto|salsiccia|rag[uù]|vongole|frango|bacalhau|kebap?b?|köfte|sushi|gyros|souvlaki)\b/i

/** Meatless in spite of their names. */
const NAMED_LIKE_MEAT = new Set(['Gemüse-Kebap'])

it('every word is written as names are compared, and stands in its list once', () => {
  for (const words of [DRINK_WORDS, FISH_WORDS, MEAT_WORDS, SWEET_WORDS, EITHER_WORDS, VEGETARIAN_WORDS]) {
    expect(words.filter((word) => word !== nameKey(word) || word.split(' ').length > 5)).toEqual([])
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  }
})

describe('dishes', () => {
  it('of the atlas are nearly all known', () => {
    const unknown = DISHES.filter((dish) => dietOf(dish) === 'unknown')
    expect(DISHES.length).toBeGreaterThan(1_500)
    expect(unknown.length / DISHES.length).toBeLessThan(0.1)
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
