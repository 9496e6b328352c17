import { describe, expect, it } from 'vitest'
import { allDestinations } from '@waymark/atlas/destinations'
import { dietOf } from './diet.ts'
import { mealsFor, type MealPlan } from './meals.ts'

const DAYS = Array.from({ length: 30 }, (_, index) => index)
const MEALS = ['breakfast', 'lunch', 'dinner'] as const

const planOf = (destination: MealPlan['destination'], diet: string | undefined): MealPlan => ({
  destination,
  comfort: 'middle',
  diet,
  area: destination?.areas[0],
  shift: 7,
})

describe('vegetarians', () => {
  it.each(allDestinations().map((destination) => [destination.city, destination] as const))(
    'eat in %s what is known to be without meat and fish, or in a vegetarian kitchen',
    (_city, destination) => {
      for (const meal of MEALS) {
        const texts = DAYS.map((day) => mealsFor(planOf(destination, 'Vegetarian'), day, undefined)[meal])
        for (const text of texts.filter((line) => !line.includes('from a vegetarian kitchen'))) {
          const [dishes = ''] = text.split(' (vegetarian)')
          for (const dish of dishes.split(', then ')) expect(dietOf(dish), text).toBe('vegetarian')
        }
        expect(new Set(texts).size, meal).toBeGreaterThanOrEqual(2)
      }
    },
  )
})

it('a sweet or a drink never makes a lunch or dinner alone, and still has its day', () => {
  const lisbon = allDestinations().find(({ city }) => city === 'Lisbon')
  const dinners = DAYS.map((day) => mealsFor(planOf(lisbon, undefined), day, undefined).dinner)
  expect(dinners.filter((text) => text.startsWith('Ginjinha'))).toEqual([])
  expect(dinners.some((text) => text.includes(', then ginjinha at a good local restaurant in'))).toBe(true)
})

it('where the atlas knows no dishes the kitchen is named instead', () => {
  expect(mealsFor(planOf(undefined, 'Vegan'), 0, undefined).dinner).toMatch(/from a vegan kitchen near the centre$/)
  expect(mealsFor(planOf(undefined, undefined), 0, 'the old bridge').lunch).not.toContain('undefined')
})
