import type { PackingRule } from '../packing-rule.ts'

export const CHILDREN: readonly PackingRule[] = [
  {
    name: 'Nappies',
    any: ['baby', 'toddler'],
    quantity: { per: 'day', each: 6, plus: 4, upTo: 60 },
    reason: 'About six a day; more can be bought on the way',
    essential: true,
  },
  {
    name: 'Wet wipes',
    any: ['baby', 'toddler', 'children'],
    quantity: { per: 'day', each: 0.25, upTo: 6 },
    reason: 'A pack lasts about four days',
  },
  { name: 'Changing mat', any: ['baby', 'toddler'], reason: 'For wherever there is no table' },
  {
    name: 'Baby clothes (sets)',
    any: ['baby', 'toddler'],
    quantity: { per: 'day', each: 2, upTo: 14, washable: true },
    reason: 'Two sets for each day',
  },
  {
    name: 'Bottles and baby food',
    any: ['baby'],
    reason: 'Allowed through security in the amount needed for the flight',
    essential: true,
  },
  { name: 'Muslin cloths', any: ['baby'], quantity: { per: 'day', upTo: 6 }, reason: 'For everything' },
  { name: 'Dummy', any: ['baby'], quantity: 2, reason: 'One gets lost; helps ears at take-off' },
  { name: 'Baby carrier', any: ['baby', 'toddler'], reason: 'For stairs, crowds and cobbles' },
  { name: 'Pushchair', any: ['toddler', 'baby', 'pushchair'], reason: 'Goes along up to the aircraft door' },
  { name: 'Baby sun hat', all: ['sun'], any: ['baby', 'toddler'], reason: 'With a neck flap' },
  { name: 'Baby snowsuit', all: ['freezing'], any: ['baby', 'toddler'], reason: 'It goes down to about {low} °C' },
  {
    name: "Children's clothes (sets)",
    any: ['children'],
    quantity: { per: 'day', upTo: 7, washable: true, forEachChild: true },
    reason: 'A set a day for each child',
  },
  {
    name: "Children's jackets",
    any: ['children'],
    quantity: { per: 'trip', upTo: 1, forEachChild: true },
    reason: 'One for each child',
  },
  {
    name: "Children's swim vests",
    all: ['children'],
    any: ['beach', 'swimming'],
    quantity: { per: 'trip', upTo: 1, forEachChild: true },
    reason: 'One for each child near water',
  },
  { name: 'Games and colouring pens', any: ['children', 'toddler'], reason: 'For the journey' },
  {
    name: 'Favourite soft toy',
    any: ['children', 'toddler', 'baby'],
    reason: 'Nobody sleeps without it',
    essential: true,
  },
  {
    name: "Children's medicine",
    any: ['children', 'toddler', 'baby'],
    reason: 'Fever syrup and thermometer',
    essential: true,
  },
  { name: 'Child car seat', all: ['road'], any: ['children', 'toddler', 'baby'], reason: 'Rented ones may not fit' },
]
