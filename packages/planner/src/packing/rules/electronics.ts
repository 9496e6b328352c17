import type { PackingRule } from '../packing-rule.ts'

export const ELECTRONICS: readonly PackingRule[] = [
  { name: 'Phone', reason: 'Tickets, maps and this list are on it', essential: true },
  { name: 'Phone charger', reason: 'With its cable', essential: true },
  {
    name: 'Plug adapter',
    any: ['adapter', 'maybeAdapter'],
    reason: 'Plugs may differ from those at home',
    reasonIf: [['knownSockets', 'Sockets there are of type {sockets}']],
  },
  {
    name: 'Power bank',
    any: ['severalNights', 'outdoors', 'road', 'city', 'photography'],
    reason: 'In the hand luggage: it is not allowed in the hold',
  },
  { name: 'Headphones', reason: 'For the journey and quiet evenings' },
  { name: 'Camera', any: ['photography', 'camera'], reason: 'In the hand luggage' },
  {
    name: 'Camera batteries and charger',
    any: ['photography', 'camera'],
    quantity: 2,
    reason: 'A long day or a cold one empties a battery',
  },
  {
    name: 'Memory cards',
    any: ['photography', 'camera'],
    quantity: { per: 'day', each: 0.2, upTo: 4 },
    reason: 'Change them now and then: not all pictures on one card',
  },
  { name: 'Small tripod', any: ['photography'], reason: 'For dusk and for pictures with all of you' },
  { name: 'Lens cloth and blower', any: ['photography'], reason: 'Against dust, sand and spray' },
  { name: 'E-reader or book', any: ['reading', 'beach', 'month'], reason: 'For waiting and resting' },
  { name: 'Phone holder and car charger', any: ['road'], none: ['motorbike'], reason: 'To see the map while driving' },
  { name: 'Waterproof phone pouch', all: ['beach'], any: ['warm', 'anyWeather'], reason: 'Keeps sand and water out' },
]
