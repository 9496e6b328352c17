import { nameKey } from '@waymark/domain/name-key'
import { DRINK_WORDS } from './dishes/drink-words.ts'
import { FISH_WORDS } from './dishes/fish-words.ts'
import { MEAT_WORDS } from './dishes/meat-words.ts'
import { SWEET_WORDS } from './dishes/sweet-words.ts'
import { EITHER_WORDS, VEGETARIAN_WORDS } from './dishes/vegetarian-words.ts'

const MAX_WORDS = 5

/** Whether a text names any of the words, which are keys of names, each as a whole word or phrase. */
function naming(words: readonly string[]): (text: string) => boolean {
  const known = new Set(words)
  return (text) => {
    const parts = nameKey(text).split(' ')
    return parts.some((_, from) => {
      for (let to = from + 1; to <= parts.length && to <= from + MAX_WORDS; to++) {
        if (known.has(parts.slice(from, to).join(' '))) return true
      }
      return false
    })
  }
}

const namesMeat = naming(MEAT_WORDS)
const namesFish = naming(FISH_WORDS)
const namesEither = naming(EITHER_WORDS)
const namesVegetarian = naming(VEGETARIAN_WORDS)
const namesSweet = naming(SWEET_WORDS)
const namesDrink = naming(DRINK_WORDS)

export const isOfMeatOrFish = (text: string): boolean => namesMeat(text) || namesFish(text)

export type Diet = 'meat' | 'fish' | 'vegetarian' | 'unknown'

/** What a dish is made of, as far as its name tells. 'unknown' is not known to be without meat and fish. */
export function dietOf(dish: string): Diet {
  if (namesMeat(dish)) return 'meat'
  if (namesFish(dish)) return 'fish'
  if (namesEither(dish)) return 'unknown'
  return namesVegetarian(dish) || namesSweet(dish) || namesDrink(dish) ? 'vegetarian' : 'unknown'
}

/** A sweet or a drink is part of a lunch or dinner, not all of it. */
export const isMain = (dish: string): boolean =>
  dietOf(dish) !== 'vegetarian' || (!namesSweet(dish) && (namesVegetarian(dish) || !namesDrink(dish)))
