import type { PackingRule } from '../packing-rule.ts'

export const FOOD_AND_DRINK: readonly PackingRule[] = [
  { name: 'Reusable water bottle', reason: 'Filled after the security check' },
  {
    name: 'Snacks for the journey',
    reason: 'For delays',
    reasonIf: [
      ['vegetarian', 'Plant-based: the choice on the way may be small'],
      ['diet', 'That fit the diet: the choice on the way may be small'],
      ['allergy', 'That are surely safe to eat'],
    ],
  },
  { name: 'Food phrases in the local language', any: ['vegetarian', 'diet'], reason: 'To say what is not eaten' },
  {
    name: 'Water filter or tablets',
    all: ['outdoors'],
    any: ['tropical', 'backpacking', 'camping', 'trek', 'highAltitude'],
    none: ['pilgrimage'],
    reason: 'Where tap water is not for drinking',
  },
  {
    name: 'Energy bars',
    any: ['outdoors', 'sports'],
    quantity: { per: 'day', upTo: 8 },
    reason: 'One for each day out',
  },
  { name: 'Cool box', any: ['road'], none: ['motorbike'], reason: 'Cheap lunches at fine views' },
  { name: 'Dog food and bowl', any: ['pet'], reason: 'The usual food spares trouble' },
]
