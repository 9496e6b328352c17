import type { PackingRule } from '../packing-rule.ts'

export const ON_THE_WAY: readonly PackingRule[] = [
  { name: 'Keys', reason: 'For coming home' },
  {
    name: 'Neck pillow, eye mask and earplugs',
    any: ['abroad', 'maybeAbroad', 'backpacking'],
    none: ['lightLuggage'],
    reason: 'For sleep on the way and thin walls',
  },
  {
    name: 'Umbrella',
    any: ['rain'],
    none: ['backpacking'],
    reason: 'It rains on many days at that time of year',
    reasonIf: [['muchRain', 'It rains on more than every second day at that time of year']],
  },
  {
    name: 'Waterproof cover for bags',
    any: ['muchRain'],
    reason: 'It rains on more than every second day at that time of year',
  },
  { name: 'Laundry bag', all: ['severalNights'], reason: 'Keeps the worn from the clean' },
  { name: 'Foldable shopping bag', all: ['overnight'], reason: 'For what is brought home' },
  { name: 'Luggage tags', any: ['abroad', 'maybeAbroad'], reason: 'With phone number and e-mail, not the address' },
  { name: 'Small lock', any: ['abroad', 'city'], none: ['backpacking'], reason: 'For suitcase and locker' },
  { name: 'Money belt', all: ['city'], any: ['abroad', 'maybeAbroad'], reason: 'For crowds and full trains' },
  { name: 'Fan or cooling towel', all: ['hot'], any: ['city', 'culture'], reason: 'It gets up to about {high} °C' },
  {
    name: 'Hand warmers',
    any: ['deepCold'],
    quantity: { per: 'day', upTo: 8 },
    reason: 'A pair for each day outdoors',
  },
  {
    name: 'Emergency kit for the car',
    any: ['road'],
    reason: 'Warning triangle, vests and first aid are required in many countries',
  },
  { name: 'Ice scraper and blanket', all: ['road', 'freezing'], reason: 'For frozen mornings and long jams' },
  { name: 'Music and audio books', any: ['road'], reason: 'Loaded before the signal ends' },
  { name: 'Gift for hosts', any: ['formal'], reason: 'Something small from home' },
  { name: 'Leash, blanket and waste bags', any: ['pet'], reason: 'For walks on the way' },
]
