import { sampled, sampleOf } from '@waymark/contract/fixtures/sampled'
import { describe, expect, it } from 'vitest'
import { allDestinations } from '@waymark/atlas/destinations'
import type { AtlasDestination } from '@waymark/atlas/place'
import { dishesIn } from '@waymark/atlas/tables'
import { dietOf, isFreeOf } from './diet.ts'
import { mealsFor, type MealPlan, suitsEater } from './meals.ts'
import { wishesOf } from './wishes.ts'

const DAYS = Array.from({ length: 30 }, (_, index) => index)
const MEALS = ['breakfast', 'lunch', 'dinner'] as const

const planOf = (destination: MealPlan['destination'], preferences: string, countryCode = 'CZ'): MealPlan => {
  const { food, withChildren } = wishesOf({ preferences })
  return {
    destination,
    countryCode: destination?.countryCode ?? countryCode,
    comfort: 'middle',
    food,
    withChildren,
    area: destination?.areas[0],
    shift: 7,
  }
}

/** The dish that a meal begins with. */
const dishIn = (text: string, destination: AtlasDestination): string =>
  [...dishesIn(destination.countryCode).map(({ name }) => name), ...Object.values(destination.food).flat()]
    .filter((dish) => text.toLowerCase().startsWith(dish.toLowerCase()))
    .toSorted((a, b) => b.length - a.length)[0] ?? text

describe('vegetarians', () => {
  it(`eat what is known to be without meat and fish, or ask for it, in ${sampleOf(6)} destination`, () => {
    const wrong: string[] = []
    for (const destination of sampled(allDestinations(), 6)) {
      const plan = planOf(destination, 'vegetarian')
      for (const meal of MEALS) {
        const texts = DAYS.slice(0, 12).map((day) => mealsFor(plan, day, undefined)[meal])
        if (new Set(texts).size < 2) wrong.push(`${destination.id}: always ${texts[0]}`)
        for (const text of texts.filter((line) => !line.startsWith('Ask '))) {
          const dish = dishIn(text, destination)
          if (dietOf(dish) !== 'vegetarian' && !isFreeOf(dish, plan.food.avoids, destination.countryCode))
            wrong.push(`${destination.id}: ${text}`)
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })

  it('read no label that is nonsense', () => {
    const paris = allDestinations().find(({ id }) => id === 'fr-paris')
    const texts = DAYS.flatMap((day) => Object.values(mealsFor(planOf(paris, 'vegetarian'), day, undefined)))
    expect(texts.filter((text) => text.includes('(vegetarian)'))).toEqual([])
  })
})

it('a sweet or a drink never makes a lunch or dinner alone, and still has its day', () => {
  const lisbon = allDestinations().find(({ city }) => city === 'Lisbon')
  const dinners = DAYS.map((day) => mealsFor(planOf(lisbon, ''), day, undefined).dinner)
  expect(dinners.filter((text) => text.startsWith('Ginjinha'))).toEqual([])
  expect(dinners.some((text) => text.includes(', then ginjinha at a good local restaurant in'))).toBe(true)
  const withKids = DAYS.map((day) => mealsFor(planOf(lisbon, 'with two kids'), day, undefined).dinner)
  expect(withKids.filter((text) => /ginjinha|wine|beer/i.test(text))).toEqual([])
})

it('where the atlas knows no dishes of the town those of the country are named', () => {
  expect(mealsFor(planOf(undefined, 'vegan'), 0, undefined).dinner).toMatch(/ near the centre$/)
  const dinners = DAYS.map((day) => mealsFor(planOf(undefined, ''), day, undefined).dinner)
  expect(dinners.some((text) => text.startsWith('Svíčková'))).toBe(true)
  expect(mealsFor(planOf(undefined, ''), 0, 'the old bridge').lunch).not.toContain('undefined')
})

it('what no dish is known for is asked for in plain words', () => {
  const plan = planOf(undefined, 'vegan, no gluten, no soy, no nuts', 'AT')
  const texts = DAYS.map((day) => mealsFor(plan, day, undefined).breakfast)
  expect(texts).toContain('Ask at a café for a vegan dish without gluten, nuts or soy near the centre')
})

describe('a meal of somebody who cannot have nuts', () => {
  const plan = planOf(
    allDestinations().find(({ id }) => id === 'it-rome'),
    'nut allergy',
  )

  it.each([
    ['Spaghetti al pomodoro near the Colosseum', true],
    ['Spaghetti al pomodoro with pistachio cream near the Colosseum', false],
    ['Pesto with pine nuts', false],
    ['Something nobody has heard of', false],
    ['Ask for a dish without nuts near the Colosseum', true],
  ])('%s: %s', (text, expected) => {
    expect(suitsEater(text, 'lunch', plan, ['the Colosseum'])).toBe(expected)
  })

  it('is fit whenever it is the guide’s own', () => {
    const wrong = DAYS.flatMap((day) => {
      const meals = mealsFor(plan, day, 'the Almond Market')
      return MEALS.filter(
        (meal) => !suitsEater(meals[meal], meal, plan, ['the Almond Market', ...(plan.destination?.areas ?? [])]),
      ).map((meal) => meals[meal])
    })
    expect(wrong).toEqual([])
  })
})

it('nobody has one dish for lunch and for dinner of the same day, whatever is not eaten', () => {
  const wrong: string[] = []
  const towns = [undefined, ...allDestinations().filter((_, index) => index % 9 === 4)]
  for (const destination of towns)
    for (const preferences of ['', 'vegetarian', 'no pork, no shellfish, no nuts', 'vegan, no gluten']) {
      const plan = planOf(destination, preferences, 'US')
      for (const day of DAYS.slice(0, 10)) {
        const { lunch, dinner } = mealsFor(plan, day, undefined)
        const where = plan.area === undefined ? ' near the centre' : ` in ${plan.area}`
        const noon = lunch.replace(where, '').replace(/, then .*/, '')
        const night = dinner.replace(/(?:, then .*)? at a good local restaurant .*/, '')
        if (noon === night && !lunch.startsWith('Ask ')) wrong.push(`${destination?.id} ${preferences}: ${noon}`)
      }
    }
  expect(wrong).toEqual([])
})
