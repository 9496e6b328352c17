import { LIMITS } from '@waymark/contract/limits'
import { PackingItem, PackingRequest } from '@waymark/contract/packing/packing-list'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { anyPackingTrip, type PackingTrip } from '../../fixtures/any-packing-request.ts'
import { climateAround } from '@waymark/atlas/climate'
import { generatePackingList } from './generate-packing-list.ts'
import { recogniseNeeds } from './needs.ts'
import type { PackingPlace } from './packing-facts.ts'
import { PACKING_CATEGORIES } from './packing-rule.ts'
import { PACKING_RULES } from './packing-rules.ts'
import { monthsTouched } from './trip-weather.ts'

const ESSENTIALS = ['Passport or ID card', 'Personal medicines', 'Phone', 'Phone charger', 'Bank card and some cash']
const MOST_OF_ONE_THING = 60
const BEACH_THINGS = ['Beach towel', 'Beach bag', 'Snorkel and mask', 'Water shoes', 'Beach cover-up']
const COLD_THINGS = ['Down jacket', 'Warm jacket', 'Thermal underwear', 'Gloves', 'Winter boots', 'Hand warmers']

const PLACES = {
  Bangkok: { lat: 13.8, lng: 100.5, countryCode: 'TH' },
  Cancun: { lat: 21.2, lng: -86.9, countryCode: 'MX', isByTheSea: true },
  London: { lat: 51.5, lng: -0.1, countryCode: 'GB' },
  Reykjavik: { lat: 64.1, lng: -21.9, countryCode: 'IS', isByTheSea: true },
  Yakutsk: { lat: 62, lng: 129.7, countryCode: 'RU' },
  Cusco: { lat: -13.5, lng: -72, countryCode: 'PE' },
} satisfies Record<string, PackingPlace>

const request = (rest: Partial<PackingRequest> = {}): PackingRequest => ({
  destination: 'Somewhere',
  startDate: '2027-07-05',
  endDate: '2027-07-14',
  ...rest,
})

const names = (items: readonly PackingItem[]) => items.map(({ name }) => name)
const itemNamed = (items: readonly PackingItem[], name: string) => items.find((item) => item.name === name)

describe('1,000 random trips', () => {
  const trips = fc.sample(anyPackingTrip, { numRuns: 1_000, seed: 20_271 })
  const lists = trips.map((trip) => ({ ...trip, items: generatePackingList(trip.request, trip.place) }))
  const allItems = lists.flatMap(({ items }) => items)

  const climateOf = ({ request, place }: PackingTrip) => {
    const months = place ? monthsTouched(request.startDate, request.endDate).map(climateAround(place)) : []
    return {
      coldestC: Math.min(...months.map(({ lowC }) => lowC)),
      warmestC: Math.max(...months.map(({ highC }) => highC)),
      isKnown: place !== undefined,
    }
  }

  test('are valid requests', () => {
    const clean = trips.map(({ request }) => ({ ...request, specialRequirements: 'none' }))
    expect(clean.filter((request) => !PackingRequest.safeParse(request).success)).toEqual([])
  })

  test('lead to lists without a name or id twice', () => {
    const count = (values: readonly string[]) => new Set(values.map((value) => value.toLowerCase())).size
    expect(lists.filter(({ items }) => count(names(items)) < items.length)).toEqual([])
    expect(lists.filter(({ items }) => count(items.map(({ id }) => id)) < items.length)).toEqual([])
  })

  test('lead to lists within every limit of the contract', () => {
    expect(Math.max(...lists.map(({ items }) => items.length))).toBeLessThan(LIMITS.packingItems)
    expect(allItems.filter((item) => !isDeepStrictEqual(PackingItem.safeParse(item).data, item))).toEqual([])
  })

  test('take between 1 and a bearable number of each thing', () => {
    const absurd = lists.flatMap(({ items, request }) => {
      const children = Math.max(1, recogniseNeeds(request.specialRequirements ?? '').children)
      return items.filter(({ quantity = 1, name }) => {
        const most = MOST_OF_ONE_THING * (name.startsWith('Children') ? children : 1)
        return !Number.isInteger(quantity) || quantity < 1 || quantity > most
      })
    })
    expect(absurd).toEqual([])
  })

  test('never lack an essential', () => {
    for (const name of ESSENTIALS)
      expect(lists.filter(({ items }) => itemNamed(items, name)?.essential !== true)).toEqual([])
  })

  test('come in the order of the categories, with ascending keys and nothing ticked', () => {
    const position = ({ category }: PackingItem) => PACKING_CATEGORIES.findIndex((each) => each === category)
    const unsorted = lists.filter(({ items }) =>
      items.some((item, index) => {
        const before = items[index - 1]
        return before && (position(before) > position(item) || before.order >= item.order)
      }),
    )
    expect(unsorted).toEqual([])
    expect(allItems.filter(({ packed }) => packed)).toEqual([])
  })

  test('have a finished reason for everything', () => {
    expect(allItems.filter(({ reason }) => reason === '' || /[{}]|undefined|NaN|Infinity/.test(reason))).toEqual([])
  })

  test('pack warmly for the cold, and no winter things for the heat', () => {
    const wrong = lists.filter(({ items, request, place }) => {
      const { coldestC, warmestC, isKnown } = climateOf({ request, place })
      if (!isKnown || /ski|base camp/i.test(request.specialRequirements ?? '')) return false
      const has = (name: string) => itemNamed(items, name) !== undefined
      if (coldestC <= 5 && !has('Warm jacket') && !has('Down jacket')) return true
      if (coldestC <= -2 && !['Thermal underwear', 'Gloves', 'Warm hat'].every(has)) return true
      return (coldestC >= 12 && COLD_THINGS.some(has)) || (warmestC >= 30 && !has('Sun hat'))
    })
    expect(wrong).toEqual([])
  })

  test('take beach things to a beach only, and not into the cold', () => {
    const wrong = lists.filter(({ items, request, place }) => {
      const isBeach = request.tripType === 'Beach/Resort' || request.activities?.includes('beach') === true
      const { warmestC, isKnown } = climateOf({ request, place })
      const beachThings = names(items).filter((name) => BEACH_THINGS.includes(name))
      return isBeach && (!isKnown || warmestC >= 21) ? !beachThings.includes('Beach towel') : beachThings.length > 0
    })
    expect(wrong).toEqual([])
  })

  test('give the same list again, item by item', () => {
    const again = lists.map(({ request, place }) =>
      generatePackingList(structuredClone(request), structuredClone(place)),
    )
    expect(
      isDeepStrictEqual(
        again,
        lists.map(({ items }) => items),
      ),
    ).toBe(true)
  })
})

test('special requirements are never repeated in the list', () => {
  const specialRequirements = 'Zebrafinch: my baby, <b>vegan</b>, insulin 40 units Qwxyz'
  const text = JSON.stringify(generatePackingList(request({ specialRequirements }), PLACES.London))
  for (const word of ['Zebrafinch', '<b>', '40 units', 'Qwxyz']) expect(text).not.toContain(word)
})

test('ten days take seven pairs of socks and a wash', () => {
  const socks = itemNamed(generatePackingList(request(), PLACES.London), 'Socks')
  expect(socks?.quantity).toBe(7)
  expect(socks?.reason).toContain('do a wash on the way')
  const short = itemNamed(generatePackingList(request({ endDate: '2027-07-08' }), PLACES.London), 'Socks')
  expect(short).toMatchObject({ quantity: 4, reason: 'A pair for each day' })
})

test('business shirts follow the working days, not the weekend', () => {
  const trip = request({ tripType: 'Business Trip', startDate: '2027-07-08', endDate: '2027-07-13' })
  expect(itemNamed(generatePackingList(trip, PLACES.London), 'Business shirts or blouses')?.quantity).toBe(4)
})

test('a day out needs no nightwear', () => {
  expect(names(generatePackingList(request({ endDate: '2027-07-05' }), PLACES.London))).not.toContain('Sleepwear')
})

test('nappies are counted by days, children by heads', () => {
  const trip = request({ endDate: '2027-07-08', specialRequirements: 'a baby and three children' })
  const items = generatePackingList(trip, PLACES.London)
  expect(itemNamed(items, 'Nappies')?.quantity).toBe(28)
  expect(itemNamed(items, "Children's clothes (sets)")?.quantity).toBe(12)
})

test('a carried bag takes fewer clothes', () => {
  expect(itemNamed(generatePackingList(request({ tripType: 'Backpacking' }), PLACES.London), 'Socks')?.quantity).toBe(4)
})

test('hand luggage alone leaves the bulky things at home', () => {
  const hike = request({ activities: ['hiking'] })
  expect(names(generatePackingList(hike, PLACES.London))).toContain('Trekking poles')
  const light = { ...hike, specialRequirements: 'carry-on only' }
  expect(names(generatePackingList(light, PLACES.London))).not.toContain('Trekking poles')
})

test('the seasons of both hemispheres are told apart', () => {
  const cape = { lat: -33.9, lng: 18.4, countryCode: 'ZA', isByTheSea: true }
  const january = request({ startDate: '2027-01-04', endDate: '2027-01-10' })
  expect(names(generatePackingList(january, cape))).toContain('Sun hat')
  expect(names(generatePackingList(january, PLACES.Reykjavik))).toContain('Warm hat')
})

test('a resort in the tropics and a town in Siberia get different suitcases', () => {
  const winter = { startDate: '2027-01-04', endDate: '2027-01-12' }
  const cancun = names(generatePackingList(request({ ...winter, tripType: 'Beach/Resort' }), PLACES.Cancun))
  expect(cancun).toEqual(expect.arrayContaining(['Swimwear', 'Beach towel', 'Insect repellent', 'Sunscreen']))
  const yakutsk = names(generatePackingList(request(winter), PLACES.Yakutsk))
  expect(yakutsk).toEqual(expect.arrayContaining(['Down jacket', 'Winter boots', 'Hand warmers']))
  expect(yakutsk).not.toContain('Insect repellent')
})

test('the highlands of Peru are sunny by day and cold by night', () => {
  const items = names(generatePackingList(request(), PLACES.Cusco))
  expect(items).toEqual(expect.arrayContaining(['Warm jacket', 'Sunscreen', 'Gloves']))
  expect(items).not.toContain('Umbrella')
})

describe('the plug adapter', () => {
  const adapterFor = (place?: PackingPlace) => itemNamed(generatePackingList(request(), place), 'Plug adapter')

  test('is packed where plugs differ and names the sockets', () => {
    expect(adapterFor({ ...PLACES.London, homeCountryCode: 'DE' })?.reason).toBe('Sockets there are of type G')
  })

  test('stays at home where plugs fit', () => {
    expect(adapterFor({ ...PLACES.London, homeCountryCode: 'IE' })).toBeUndefined()
  })

  test('is suggested when the home country is not known', () => {
    expect(adapterFor(PLACES.Bangkok)?.reason).toBe('Sockets there are of type A, B, C')
    expect(adapterFor()?.reason).toBe('Plugs may differ from those at home')
  })
})

describe('the rules', () => {
  test('name each thing once', () => {
    expect(new Set(PACKING_RULES.map(({ name }) => name.toLowerCase())).size).toBe(PACKING_RULES.length)
  })

  test('each apply to some trip', () => {
    const everyWish =
      'asthma, hearing aids, cpap, seasick, sanitary towels, eczema, running, books, gluten, toddler, dog, skiing, pregnant, pilgrimage, trek, scuba, safari, festival, motorbike, hajj, Antarctica'
    const wished = generatePackingList(request({ specialRequirements: everyWish }), PLACES.London)
    const unseen = new Set(PACKING_RULES.map(({ name }) => name))
    for (const name of names(wished)) unseen.delete(name)
    for (const trip of fc.sample(anyPackingTrip, { numRuns: 1_500, seed: 3 })) {
      if (unseen.size === 0) break
      for (const name of names(generatePackingList(trip.request, trip.place))) unseen.delete(name)
    }
    expect([...unseen]).toEqual([])
  })
})
