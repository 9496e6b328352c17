import type { PackingRule } from '../packing-rule.ts'

export const TOILETRIES: readonly PackingRule[] = [
  {
    name: 'Toothbrush and toothpaste',
    all: ['overnight'],
    reason: 'Toothpaste in a tube of at most 100 ml for the hand luggage',
  },
  { name: 'Deodorant', all: ['overnight'], reason: 'At most 100 ml for the hand luggage' },
  { name: 'Soap or shower gel', all: ['overnight'], reason: 'A piece of soap never spills' },
  { name: 'Shampoo', all: ['severalNights'], reason: 'At most 100 ml for the hand luggage' },
  { name: 'Hairbrush or comb', all: ['overnight'], reason: 'Small and soon forgotten' },
  { name: 'Razor', all: ['severalNights'], reason: 'Blades without a holder stay out of the hand luggage' },
  { name: 'Nail scissors', all: ['week'], reason: 'In the hold, not in the hand luggage' },
  {
    name: 'Sunscreen',
    any: ['sun', 'snow', 'beach', 'outdoors', 'skiing', 'sensitiveSkin', 'highAltitude', 'festival'],
    reason: 'Sun is strong near the equator, on water, on snow and in the mountains',
  },
  {
    name: 'After-sun lotion',
    all: ['hot'],
    any: ['beach', 'sensitiveSkin'],
    reason: 'For the evening after a day at the shore',
  },
  { name: 'Lip balm', any: ['freezing', 'snow', 'outdoors', 'skiing', 'beach'], reason: 'Against sun, wind and frost' },
  { name: 'Moisturiser', any: ['freezing', 'sensitiveSkin'], reason: 'Cold and heated air dry the skin' },
  { name: 'Tissues', reason: 'Also where paper is missing' },
  { name: 'Clear bag for liquids', none: ['road'], reason: 'One litre, for the security check at airports' },
  { name: 'Detergent for a hand wash', all: ['week'], reason: 'So that fewer clothes do' },
  { name: 'Toilet paper', any: ['camping', 'backpacking'], reason: 'Not everywhere to be had' },
]
