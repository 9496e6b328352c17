import { expect, test } from 'vitest'
import { askTip, cautionIn, publicMeal, UNREAD_ALLERGY_TIP } from './food-tips.ts'
import { planTrip } from './plan-trip.ts'

const NUTS = askTip('a vegetarian dish without nuts')

test.each([
  ['what a dish must not contain', [NUTS], 'Without nuts: ask each kitchen'],
  ['more than one food', [askTip('a dish without nuts or sesame')], 'Without nuts or sesame: ask each kitchen'],
  [
    'an allergy that is not understood',
    [NUTS, UNREAD_ALLERGY_TIP],
    'Your allergy was not understood: ask each kitchen',
  ],
  ['a diet, which the dishes follow', [askTip('a vegetarian dish')], undefined],
  ['nothing', ['The currency is Euro (EUR).'], undefined],
])('of %s, the meals say it', (_what, tips, said) => expect(cautionIn(tips)).toBe(said))

test.each([
  ['Ask ahead for a vegetarian dish without nuts in Trastevere', 'A dish of the day in Trastevere'],
  ['Ask for a vegetarian dish without nuts near the Colosseum', 'A dish of the day near the Colosseum'],
  ['Ask at the counter for a dish of the day near the centre', 'A dish of the day near the centre'],
  ['Ask the kitchen for something without gluten', ''],
  ['Cacio e pepe in Testaccio', 'Cacio e pepe in Testaccio'],
])('a public link shows of %j: %j', (meal, shown) => expect(publicMeal(meal, [NUTS])).toBe(shown))

test('a plan with an allergy says it beside the meals, and its public meals do not', () => {
  const { itinerary } = planTrip({
    destination: 'Rome',
    departureCity: 'Berlin',
    startDate: '2027-05-03',
    endDate: '2027-05-05',
    budget: '$1,000 - $2,500',
    travelStyle: 'Family',
    preferences: 'vegan, allergic to nuts, gluten, soy, sesame and mushrooms',
  })
  expect(cautionIn(itinerary.tips)).toMatch(/^Without gluten, nuts, /)
  const meals = itinerary.dailyItinerary.flatMap((day) => Object.values(day.meals))
  expect(meals.join()).toContain('without gluten')
  expect(meals.map((meal) => publicMeal(meal, itinerary.tips)).join()).not.toMatch(/without|gluten|nuts/)
})
