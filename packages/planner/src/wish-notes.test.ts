import { expect, test } from 'vitest'
import { countWishes, wishNotesIn } from './wish-notes.ts'

test.each([
  [['Heeded in this plan: No nuts, Children (6, 9), See Colosseum.'], 3, 3],
  [
    [
      'Heeded in this plan: No nuts.',
      'Understood, but nothing in this plan is about it, because the guide knows nothing that fits around Rome: surfing, gelato every day.',
      'Not understood, and so not heeded: 2 parts of your preferences.',
      'Not understood, nor found among the places that the guide knows around here: “Zzyzx”.',
      'Understood, but not in the hands of this plan: A quiet room.',
      'The currency is Euro (EUR).',
    ],
    1,
    7,
  ],
])('of the wishes in %j, %i of %i are heeded', (tips, heeded, all) =>
  expect(countWishes(wishNotesIn(tips))).toEqual({ heeded, all }),
)
