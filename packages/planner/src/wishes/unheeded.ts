import type { FoodWishes } from './food-wishes.ts'
import type { Mention } from './mention.ts'
import { OTHER_FOOD_WORDS } from './wish-words-other-foods.ts'

/** What the mentions of a text say, by group and concept. */
export interface Said {
  readonly is: (group: Mention['group'], concept: string) => boolean
  readonly refuses: (group: Mention['group'], concept: string) => boolean
  readonly isMentioned: (group: Mention['group'], concept: string) => boolean
}

/** Understood wishes that no plan can heed, in the words in which the tips name them. */
export function unheededOf(
  { is, refuses, isMentioned }: Said,
  {
    food,
    keepsSabbath,
    namesUnless,
    namesMealHours,
    wantsFreeEvenings,
    wantsSpices,
    eatsLittleMeat,
  }: {
    readonly food: FoodWishes
    readonly keepsSabbath: boolean
    readonly namesUnless: boolean
    readonly namesMealHours: boolean
    readonly wantsFreeEvenings: boolean
    readonly wantsSpices: boolean
    readonly eatsLittleMeat: boolean
  },
): string[] {
  const others: readonly (readonly [holds: boolean, told: string])[] = [
    [is('traveller', 'dog'), 'which museums, trains and restaurants let a dog in'],
    [wantsSpices, 'spicy food, which you ask for where you eat'],
    [is('traveller', 'guideDog'), 'where a guide dog is let in, which nearly every place must'],
    [refuses('pace', 'highlights'), 'leaving out what you know already: swap it in the plan'],
    [is('pace', 'carFree'), 'how to get about without a car, which you check for each day trip'],
    [namesUnless, 'what depends on the day, such as rain: swap it in the plan'],
    [refuses('pace', 'buses'), 'how to get about without a bus, which you check for each way'],
    [keepsSabbath, 'journeys, payments and lifts on the Sabbath, which you look at day by day'],
    [is('pace', 'fasting'), 'a fast: the plan names lunches, and prayer times move its hours'],
    [namesMealHours, 'the hour at which you eat: move it in the plan'],
    [refuses('pace', 'chains'), 'which restaurants are chains'],
    // 'Back at the hotel by nine' is about the evenings.
    [is('pace', 'lodging') && !wantsFreeEvenings, 'which hotel you book'],
  ]
  const hidden = [...food.traits].filter(
    // Of a vegan dish without honey in its name there is no doubt.
    (trait) => trait in OTHER_FOOD_WORDS && (trait !== 'honey' || isMentioned('food', trait)),
  )
  const last: readonly (readonly [holds: boolean, told: string])[] = [
    [is('diet', 'lowCarb'), 'low-carb dishes, which you choose where you eat'],
    [eatsLittleMeat, 'how much meat you eat, which you choose where you eat'],
    [is('diet', 'lowSalt'), 'food with little salt, which you ask for where you eat'],
    [
      is('diet', 'pku'),
      'how much protein a dish has (PKU): take your own bread and pasta along, and ask where you eat',
    ],
    [is('diet', 'fodmap'), 'FODMAP in dishes: ask where you eat'],
    [is('traveller', 'blind'), 'what suits blind travellers: ask for tactile and audio tours'],
    [refuses('traveller', 'dog'), 'where one meets dogs'],
    [
      isMentioned('packing', 'hearing'),
      'what suits deaf travellers: ask for tours in sign language and induction loops',
    ],
  ]
  return [
    ...others.flatMap(([holds, told]) => (holds ? told : [])),
    ...hidden.map((trait) => `${trait} that the name of a dish does not tell of: ask where you eat`),
    ...last.flatMap(([holds, told]) => (holds ? told : [])),
  ]
}
