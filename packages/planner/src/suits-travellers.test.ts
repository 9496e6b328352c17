import { describe, expect, it } from 'vitest'
import { allDestinations } from '@waymark/atlas/destinations'
import type { PlaceKind } from '@waymark/atlas/place'
import { lineFor } from './atlas-stops.ts'
import { suitsTravellers, unsuitedBecause } from './suits-travellers.ts'
import { readWishes } from './wishes.ts'

const suits = (name: string, kind: PlaceKind, about: string, wishes: string): boolean =>
  suitsTravellers(
    {
      place: { name, kind },
      activity: lineFor({ name, kind }),
      about,
    },
    readWishes(wishes),
  )

/** As a place of the atlas is judged. */
function suitsAt(city: string, name: string, wishes: string): boolean {
  const place = allDestinations()
    .find((destination) => destination.city === city)
    ?.places.find((known) => known.name === name)
  if (!place) throw new Error(`The atlas lacks ${name}`)
  return suits(place.name, place.kind, place.about, wishes)
}

describe('no museums', () => {
  it.each([
    ['Louvre', 'museum', false],
    ['Tate Modern', 'gallery', false],
    ['Luang Prabang Palace Museum', 'palace', false],
    ['Hyde Park', 'park', true],
  ] as const)('%s, a %s: %s', (name, kind, expected) => {
    expect(suits(name, kind, 'Worth a visit.', 'no museums please')).toBe(expected)
  })
})

describe('with kids', () => {
  it.each([
    ['nightlife', 'Bars and music.', false],
    ['activity', 'A brewery with tastings of five beers.', false],
    ['museum', 'Where the regime tortured those who spoke up.', false],
    ['zoo or aquarium', 'Penguins and otters.', true],
    ['museum', 'Dinosaurs and a planetarium.', true],
  ] as const)('%s: %s: %s', (kind, about, expected) => {
    expect(suits('A place', kind, about, 'with two kids')).toBe(expected)
  })
})

describe('in a wheelchair', () => {
  it.each([
    ['London', 'British Museum', true],
    ['Osaka', 'Umeda Sky Building', true],
    ['Lisbon', 'Alfama', false],
    ['Siem Reap', 'Angkor Wat', false],
    ['Queenstown', 'TSS Earnslaw', false],
  ])('%s, %s: %s', (city, name, expected) => {
    expect(suitsAt(city, name, 'my father uses a wheelchair')).toBe(expected)
  })

  it('a viewpoint is left out unless something is said of a lift', () => {
    const view = (about: string) => suits('The View', 'viewpoint', about, 'wheelchair')
    expect(view('The whole town at your feet.')).toBe(false)
    expect(view('A lift brings you up.')).toBe(true)
    expect(view('A lift brings you half way, then come 80 steps.')).toBe(false)
  })
})

describe('vegetarians', () => {
  it('are not sent to eat meat or fish', () => {
    expect(suits("Katz's", 'food', 'Pastrami cut by hand since 1888.', 'vegetarian')).toBe(false)
    expect(suits('A bakery', 'food', 'Sourdough and cinnamon rolls.', 'vegetarian')).toBe(true)
    expect(suits("Katz's", 'food', 'Pastrami cut by hand since 1888.', '')).toBe(true)
  })
})

describe('what others cannot have', () => {
  it.each([
    ['pregnant', 'activity', 'A wine tasting among the vines.', false],
    ['we are muslim', 'nightlife', 'A street of bars.', false],
    ['no alcohol', 'nightlife', 'The party square of the quarter.', false],
    ['no alcohol, but we love jazz', 'nightlife', 'Short acoustic sets of traditional jazz.', true],
    ['no alcohol but some nightlife', 'nightlife', 'Pubs door to door.', false],
    ['with two kids', 'food', 'Port lodges with tastings.', false],
    ['no pork', 'food', 'Jamón cut by hand.', false],
    ['no pork', 'food', 'Flat breads from a wood oven.', true],
    ['allergic to nuts', 'food', 'Marzipan and nougat since 1806.', false],
    ['allergic to nuts', 'market', 'Fruit, spices and almonds under one roof.', true],
    ['shellfish allergy', 'food', 'Oysters opened at the counter.', false],
  ] as const)('%s: %s, %s: %s', (wishes, kind, about, expected) => {
    expect(suits('The place', kind, about, wishes)).toBe(expected)
  })

  it.each([
    ['silla de ruedas', 'Florence', 'Florence Cathedral and Brunelleschi’s Dome'],
    ['車椅子', 'Florence', 'Florence Cathedral and Brunelleschi’s Dome'],
  ])('%s: nobody climbs the dome of %s', (wishes, city, name) => {
    const places = allDestinations().find((destination) => destination.city === city)?.places ?? []
    const dome = places.find(
      (place) => /dome/i.test(`${place.name} ${place.about}`) && /climb|steps/i.test(place.about),
    )
    expect(dome?.name, name).toBeDefined()
    expect(dome && suits(dome.name, dome.kind, dome.about, wishes)).toBe(false)
  })
})

it('a park with a beer garden is for children, and a grotto that is said to be step-free for wheelchairs', () => {
  const park = { place: { name: 'English Garden', kind: 'park' }, activity: 'Walk', about: 'Meadows and beer gardens.' }
  expect(unsuitedBecause(park, readWishes('with kids'))).toBeUndefined()
  const grotto = { place: { name: 'Grotto', kind: 'religious site' }, activity: 'Visit', about: 'A cave by the river.' }
  const wheelchair = readWishes('wheelchair')
  expect(unsuitedBecause({ ...grotto, suitedFor: { stepFree: 'yes' } }, wheelchair)).toBeUndefined()
  expect(unsuitedBecause(grotto, wheelchair)).toBe('access')
})
