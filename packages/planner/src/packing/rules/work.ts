import type { PackingRule } from '../packing-rule.ts'

export const WORK: readonly PackingRule[] = [
  {
    name: 'Laptop',
    any: ['business', 'laptop'],
    reason: 'In the hand luggage, with its data saved at home too',
    essential: true,
  },
  {
    name: 'Laptop charger',
    any: ['business', 'laptop'],
    reason: 'The one thing that is hard to borrow',
    essential: true,
  },
  { name: 'Display adapter', any: ['business'], reason: 'For the projector in the meeting room' },
  { name: 'Notebook and pens', any: ['business', 'laptop'], reason: 'Work when the battery does not' },
  { name: 'Papers and slides for the meetings', any: ['business'], reason: 'Also as a file on the phone' },
  {
    name: 'Garment bag',
    any: ['business', 'formal'],
    none: ['backpacking', 'lightLuggage'],
    reason: 'Keeps the suit smooth',
  },
  { name: 'Receipts envelope', any: ['business'], reason: 'For the expense report' },
]
