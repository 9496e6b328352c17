import type { PackingItem } from '@waymark/contract/packing/packing-list'
import { itemId } from './item-id.ts'
import type { PackingCategory } from './packing-rule.ts'

/** Weight in grams of an unknown item by category. */
const GRAMS_OF_CATEGORY: Readonly<Record<PackingCategory, number>> = {
  Documents: 20,
  Health: 60,
  Clothing: 300,
  Shoes: 700,
  Toiletries: 120,
  Electronics: 200,
  Work: 300,
  'Beach & water': 300,
  Outdoors: 400,
  Children: 300,
  'Food & drink': 300,
  'On the way': 150,
}
const GRAMS_OF_ANYTHING = 250

/** Weight in grams of one item, as measured, for adults. */
const GRAMS: Readonly<Record<string, number>> = {
  underwear: 60, socks: 60, 't-shirts': 170, 'long-sleeved-shirts': 220, trousers: 500, 'shorts-or-light-skirts': 220, 'airy-long-sleeved-clothes': 250,
  sweater: 450, 'light-cardigan': 300, 'light-jacket': 450, 'warm-jacket': 900, 'down-jacket': 700, 'thermal-underwear': 200, 'thick-socks': 100, gloves: 100,
  'warm-hat': 90, scarf: 150, 'ski-jacket-and-trousers': 1900, 'ski-goggles-and-helmet': 750, 'rain-jacket': 350, 'sun-hat': 100, sunglasses: 60, sleepwear: 300,
  'business-shirts-or-blouses': 250, 'dress-trousers-or-skirts': 400, 'suit-or-blazer': 900, 'evening-outfit': 800, 'light-shawl': 150, 'hiking-trousers': 350,
  'hiking-socks': 80, fleece: 400, 'waterproof-trousers': 250, 'sports-clothes': 500, 'rash-vest-or-thin-wetsuit': 900, poncho: 250,
  'motorbike-jacket-and-trousers': 3500, 'passport-or-id-card': 35, 'diving-certificate-and-logbook': 200, 'small-first-aid-kit': 250, 'mosquito-net': 400,
  'insect-repellent': 120, glasses: 80, 'lens-solution-and-case': 280, 'cpap-device-and-mask': 1800, 'wheelchair-repair-kit-and-pump': 500, swimwear: 130,
  'beach-towel': 450, 'beach-bag': 250, 'snorkel-and-mask': 600, 'water-shoes': 350, 'dry-bag': 200, 'surface-marker-buoy': 500, nappies: 40, 'wet-wipes': 400,
  'changing-mat': 300, 'baby-clothes-sets': 200, 'bottles-and-baby-food': 900, 'baby-carrier': 700, pushchair: 7000, 'baby-snowsuit': 600,
  'childrens-clothes-sets': 350, 'childrens-jackets': 500, 'childrens-swim-vests': 350, 'games-and-colouring-pens': 600, 'child-car-seat': 5000, phone: 190,
  'phone-charger': 100, 'plug-adapter': 100, 'power-bank': 350, headphones: 250, camera: 700, 'camera-batteries-and-charger': 250, 'memory-cards': 10,
  'small-tripod': 900, 'e-reader-or-book': 250, 'reusable-water-bottle': 200, 'snacks-for-the-journey': 400, 'energy-bars': 60, 'cool-box': 2000,
  'dog-food-and-bowl': 2000, keys: 80, umbrella: 350, 'emergency-kit-for-the-car': 2500, 'ice-scraper-and-blanket': 1200, helmet: 1400,
  'tyre-repair-kit-and-chain-spray': 900, 'gift-for-hosts': 500, daypack: 600, 'head-torch': 90, 'trekking-poles': 500, 'travel-towel': 200,
  'sleeping-bag-liner': 250, 'tent-and-mat': 2800, 'sleeping-bag': 1300, 'camp-stove-and-cookware': 900, padlock: 150, microspikes: 400, binoculars: 500,
  'comfortable-walking-shoes': 800, 'motorbike-boots-and-gloves': 2200, 'rubber-boots': 1800, 'hiking-boots': 1300, 'winter-boots': 1500, sandals: 500,
  'flip-flops': 350, 'dress-shoes': 800, 'running-shoes': 600, 'soap-or-shower-gel': 200, shampoo: 250, sunscreen: 230, 'toothbrush-and-toothpaste': 120,
  'toilet-paper': 100, laptop: 1500, 'laptop-charger': 300, 'display-adapter': 50, 'notebook-and-pens': 250, 'garment-bag': 700, 'receipts-envelope': 15,
} // prettier-ignore

const isCategory = (category: string): category is PackingCategory => Object.hasOwn(GRAMS_OF_CATEGORY, category)

type Weighed = Pick<PackingItem, 'name' | 'category' | 'quantity'>

/** Approximate weight of an item with its quantity: by name, otherwise by category. */
export function gramsOf({ name, category, quantity = 1 }: Weighed): number {
  const id = itemId(name)
  // A name such as 'Constructor' is one that every object has.
  const own = Object.hasOwn(GRAMS, id) ? GRAMS[id] : undefined
  const each = own ?? (isCategory(category) ? GRAMS_OF_CATEGORY[category] : GRAMS_OF_ANYTHING)
  return each * quantity
}

/** Approximate total in kilograms, to one decimal, without the bag. */
export const kilogramsOf = (items: readonly Weighed[]): number =>
  Math.round(items.reduce((sum, item) => sum + gramsOf(item), 0) / 100) / 10
