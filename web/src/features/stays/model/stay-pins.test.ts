import type { Stay } from '@waymark/contract/stays/stay-calls'
import { describe, expect, it } from 'vitest'
import { groupsOfPins, pinsOfStays, pinWords } from './stay-pins.ts'

const stay = (id: string, price: string, coordinates: Stay['coordinates']): Stay => ({
  id,
  name: id,
  category: 'hotel',
  location: 'Lisbon, Portugal',
  price,
  rating: null,
  reviewCount: 0,
  maxGuests: 2,
  bedrooms: null,
  bathrooms: null,
  description: '',
  images: [],
  amenities: [],
  featured: false,
  coordinates,
})

const ALFAMA = { lat: 38.7121, lng: -9.1304 }

describe('the pins of places to stay', () => {
  it('are one for each point, with the places at it in their order', () => {
    const beside = { lat: 38.71214, lng: -9.13041 }
    const pins = pinsOfStays([
      stay('first', '120.00', ALFAMA),
      stay('other', '99.00', { lat: 38.73, lng: -9.1304 }),
      stay('second', '90.50', beside),
    ])
    expect(pins.map(({ stays }) => stays.map(({ id }) => id))).toEqual([['first', 'second'], ['other']])
    expect(pins[0]).toMatchObject(ALFAMA)
    expect(pins.map(pinWords)).toEqual(['2 from $90.50', '$99'])
  })

  it('are drawn as one where their prices would cover each other, apart from the chosen one', () => {
    const pins = pinsOfStays(
      ['a', 'b', 'c', 'd'].map((id, index) => stay(id, `${90 + index}.00`, { lat: 38 + index, lng: -9 })),
    )
    const [first, beside, below, far] = pins.map(({ key }) => key)
    const spots = new Map([
      [first, { x: 0, y: 0 }],
      [beside, { x: 60, y: 0 }],
      [below, { x: 0, y: 60 }],
      [far, { x: 100, y: 0 }],
    ])
    const groups = (chosen?: string) =>
      groupsOfPins(pins, ({ key }) => spots.get(key) ?? { x: 0, y: 0 }, chosen).map((group) =>
        pinWords({ stays: group.flatMap(({ stays }) => stays) }),
      )
    expect(groups()).toEqual(['2 from $90', '$92', '$93'])
    expect(groups(beside)).toEqual(['$90', '$91', '$92', '$93'])
  })

  it('leave out whose point nobody knows', () => {
    expect(pinsOfStays([stay('nowhere', '10.00', null)])).toEqual([])
  })

  it('name the lowest price by what it is worth, in its own currency', () => {
    const [pin] = pinsOfStays([
      stay('dollars', '100.00', ALFAMA),
      { ...stay('euros', '95.00', ALFAMA), currency: 'EUR' },
      { ...stay('yen', '9000.00', ALFAMA), currency: 'JPY' },
    ])
    expect(pin && pinWords(pin)).toBe('3 from ¥9,000')
  })
})
