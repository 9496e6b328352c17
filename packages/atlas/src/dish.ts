import { z } from '@waymark/contract/zod'

/** Ingredients that people avoid. */
export const DISH_CONTENTS = [
  'pork', 'beef', 'poultry', 'other meat', 'fish', 'shellfish', 'dairy', 'egg', 'gluten', 'nuts', 'peanuts', 'soy', 'sesame', 'alcohol', 'raw',
] as const // prettier-ignore
export type DishContent = (typeof DISH_CONTENTS)[number]

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const
export type Meal = (typeof MEALS)[number]

/**
 * A dish and its usual ingredients: `other meat` is lamb, goat, game and offal, `shellfish` crustaceans and molluscs,
 * `nuts` tree nuts, `gluten` wheat, barley and rye, `raw` uncooked fish, meat or egg. What is not listed is usually not
 * in it.
 */
export const Dish = z.strictObject({
  /** With its local name in Latin letters, as on a menu. */
  name: z.string().check(z.minLength(2), z.maxLength(70), z.regex(/^\S+( \S+)*$/)),
  contains: z
    .array(z.enum(DISH_CONTENTS))
    .check(z.refine((contents) => new Set(contents).size === contents.length, 'Each once')),
  meals: z.array(z.enum(MEALS)).check(z.minLength(1), z.maxLength(3)),
})
export type Dish = z.infer<typeof Dish>

/** `data/dishes/<cc>.json`: dishes of a country. */
export const CountryDishes = z.strictObject({
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  sources: z.array(z.string().check(z.regex(/^(own|https:\/\/\S+)$/))).check(z.minLength(1)),
  /** `YYYY-MM-DD` */
  checkedAt: z.iso.date(),
  dishes: z.array(Dish).check(z.minLength(8), z.maxLength(60)),
})
export type CountryDishes = z.infer<typeof CountryDishes>

/** `data/dishes/words.json`: words in names of dishes, and what they indicate. Written as `nameKey` writes them. */
const words = z.array(z.string().check(z.regex(/^[^\s]+( [^\s]+){0,4}$/)))
export const DishWords = z.strictObject({
  /** Dishes with meat, with fish, and with neither; `either` are those that come both ways. */
  meat: words,
  fish: words,
  vegetarian: words,
  either: words,
  sweet: words,
  drink: words,
  /** Hot dishes and spices. */
  spicy: words,
  /** Dishes that usually contain mushrooms or truffles. */
  mushroom: words,
  /**
   * Words for each ingredient and for dishes that usually contain it; a dish with none of them may still contain it.
   */
  contents: z.record(z.enum(DISH_CONTENTS), words),
  /** The same for foods that have no column: corn, avocado. */
  others: z.record(z.string().check(z.minLength(1)), words),
})
export type DishWords = z.infer<typeof DishWords>
