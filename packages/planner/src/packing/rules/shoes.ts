import type { PackingRule } from '../packing-rule.ts'

export const SHOES: readonly PackingRule[] = [
  {
    name: 'Comfortable walking shoes',
    reason: 'Worn in before the trip',
    reasonIf: [['city', 'Cities are seen on foot']],
  },
  { name: 'Motorbike boots and gloves', any: ['motorbike'], reason: 'Over the ankle; hands reach the ground first' },
  { name: 'Rubber boots', any: ['festival'], reason: 'A wet field is mud by the second day' },
  { name: 'Hiking boots', any: ['outdoors'], reason: 'With grip and worn in; wear them on the way to save weight' },
  {
    name: 'Winter boots',
    any: ['deepCold', 'snow'],
    reason: 'Lined and watertight, for snow and ice',
    essential: true,
  },
  { name: 'Sandals', any: ['hot'], reason: 'It gets up to about {high} °C' },
  { name: 'Flip-flops', any: ['beach', 'swimming', 'backpacking'], reason: 'For pool, shower and shore' },
  { name: 'Dress shoes', any: ['business', 'dining', 'formal'], reason: 'For meetings and evenings out' },
  { name: 'Running shoes', any: ['sports'], reason: 'For training on the way' },
]
