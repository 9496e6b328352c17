import type { PackingRule } from '../packing-rule.ts'

export const BEACH_AND_WATER: readonly PackingRule[] = [
  {
    name: 'Swimwear',
    any: ['beach', 'swimming', 'hot'],
    none: ['hajj'],
    quantity: { per: 'day', each: 0.34, upTo: 3 },
    reason: 'Many hotels have a pool',
    reasonIf: [
      ['beach', 'One to wear while the other dries'],
      ['swimming', 'For the pool'],
    ],
  },
  {
    name: 'Beach towel',
    all: ['beach'],
    any: ['warm', 'anyWeather'],
    reason: 'Thin ones dry fast; hotels often lend one',
  },
  { name: 'Beach bag', all: ['beach'], any: ['warm', 'anyWeather'], reason: 'Shakes out the sand' },
  {
    name: 'Snorkel and mask',
    all: ['beach'],
    any: ['hot', 'tropical'],
    reason: 'One that fits is better than a rented one',
  },
  { name: 'Beach cover-up', all: ['beach'], any: ['warm'], reason: 'For the way and for the restaurant' },
  {
    name: 'Water shoes',
    all: ['beach'],
    any: ['warm', 'anyWeather'],
    reason: 'Against stones, sea urchins and hot sand',
  },
  { name: 'Dive mask, computer and torch', any: ['diving'], reason: 'What one knows is safer than what one rents' },
  { name: 'Surface marker buoy', any: ['diving'], reason: 'So that the boat sees you' },
  { name: 'Swimming goggles', any: ['swimming'], reason: 'Small, and dear on the spot' },
  { name: 'Dry bag', all: ['beach', 'outdoors'], any: ['warm', 'anyWeather'], reason: 'For boats and crossings' },
]
