import { describe, expect, it } from 'vitest'
import { CountryDishes } from '../src/dish.ts'
import { AtlasDestination, StandalonePlace } from '../src/place.ts'
import { readContent } from './content.ts'
import { faultsOf } from './faults-of.ts'

const { faults, ...content } = readContent()
const TODAY = '2099-01-01'

const rome = content.destinations.find(({ id }) => id === 'it-rome')!
const colosseum = rome.places.find(({ id }) => id === 'it-rome-colosseum')!
const paestum = content.places.find(({ id }) => id === 'it-temples-of-paestum')!

/** Rome with a changed Colosseum. */
const withColosseum = (change: object): string[] =>
  faultsOf(
    {
      destinations: [
        { ...rome, places: rome.places.map((place) => (place === colosseum ? { ...place, ...change } : place)) },
      ],
      places: content.places,
      dishes: content.dishes,
    },
    TODAY,
  )
const withPaestum = (change: object): string[] =>
  faultsOf(
    {
      destinations: [rome],
      places: [...content.places.filter((place) => place !== paestum), { ...paestum, ...change }],
      dishes: content.dishes,
    },
    TODAY,
  )

describe('the content of data/', () => {
  it('fits its schemas and holds no contradiction', () => {
    expect(faults).toEqual([])
    expect(faultsOf(content, new Date().toISOString().slice(0, 10))).toEqual([])
  })

  it('has at least what it had: 160 destinations and 1,001 landmarks on every continent', () => {
    const places = [...content.places, ...content.destinations.flatMap((destination) => destination.places)]
    expect(content.destinations.length).toBeGreaterThanOrEqual(160)
    expect(places.filter(({ landmark }) => landmark).length).toBeGreaterThanOrEqual(1_001)
  })
})

describe('data:check', () => {
  it('says nothing of Rome as it is', () => expect(withColosseum({})).toEqual([]))

  it.each([
    ['lies in the sea', { lat: 41.4, lng: 11.5 }, /it-rome-colosseum: .*outside of IT/],
    ['has latitude and longitude exchanged', { lat: 12.4922, lng: 41.8902 }, /it-rome-colosseum: .*km from Rome/],
    ['is too rough a point', { lat: 41.9, lng: 12.5 }, /it-rome-colosseum: .*too rough/],
    ['has the name of another place of the town', { name: 'Roman Forum' }, /roman forum: a name in it-rome/],
    ['has the text of another place', { about: rome.places[1]!.about }, /a text in it-rome/],
    ['has the id of another place', { id: rome.places[1]!.id }, /an id 2 times/],
    ['has an id of elsewhere', { id: 'it-florence-colosseum' }, /does not begin with it-rome-/],
    ['refers to nothing', { photographedAs: 'it-nothing' }, /photographedAs names no landmark/],
    [
      'refers to what is no landmark',
      { photographedAs: rome.places.find(({ landmark }) => !landmark)!.id },
      /names no landmark/,
    ],
    ['was checked in the future', { checkedAt: '2199-01-01' }, /checked in the future/],
    [
      'was left to be filled in',
      { about: `${['to', 'do'].join('')}: write something about this place.` },
      /is this meant/,
    ],
    ['was typed without looking', { about: 'Aaaaaaaaa and something more to say.' }, /is this meant/],
  ])('a place that %s', (_, change, fault) => {
    expect(withColosseum(change)).toContainEqual(expect.stringMatching(fault))
  })

  it.each([
    [
      'stands in two records',
      { name: 'Colosseum', lat: 41.8903, lng: 12.4921 },
      /it-rome-colosseum and it-temples-of-paestum: one place/,
    ],
    ['stands beside another landmark', { lat: 41.8903, lng: 12.4921 }, /landmarks only \d+ m apart/],
    ['has the name of another landmark', { name: 'The Colosseum' }, /colosseum: name of a landmark 2 times/],
    ['is of no country', { countryCode: 'XX', id: 'xx-paestum' }, /no country XX/],
  ])('a landmark that %s', (_, change, fault) => {
    expect(withPaestum(change)).toContainEqual(expect.stringMatching(fault))
  })

  it('a destination that data/cities.json has elsewhere', () => {
    const found = faultsOf(
      { destinations: [{ ...rome, lat: 45.4642, lng: 9.19 }], places: [], dishes: content.dishes },
      TODAY,
    )
    expect(found).toContainEqual(expect.stringMatching(/it-rome: Rome lies \d+\.\d km away/))
  })
})

describe('dishes', () => {
  const withDishes = (dishes: typeof content.dishes): string[] =>
    faultsOf({ destinations: [rome], places: [], dishes }, TODAY)

  it('are missed for a country, and noticed twice', () => {
    const [first, ...others] = content.dishes
    expect(withDishes(others)).toContainEqual(expect.stringMatching(/^data\/dishes: none of [A-Z]{2}$/))
    const again = { ...first!, dishes: [...first!.dishes, first!.dishes[0]!] }
    expect(withDishes([again, ...others])).toContainEqual(expect.stringMatching(/a dish of [A-Z]{2} 2 times/))
  })

  it('have only known contents', () => {
    const [first] = content.dishes
    expect(CountryDishes.safeParse(first).success).toBe(true)
    const strange = { ...first, dishes: first?.dishes.map((dish) => ({ ...dish, contains: ['plutonium'] })) }
    expect(CountryDishes.safeParse(strange).success).toBe(false)
    expect(CountryDishes.safeParse({ ...first, dishes: first?.dishes.slice(0, 7) }).success).toBe(false)
  })
})

describe('the schema', () => {
  const isPlace = (change: object) =>
    AtlasDestination.safeParse({ ...rome, places: [...rome.places, { ...colosseum, ...change }] }).success

  it.each([
    ['everything that may be left out', { openingHours: { are: 'usual', hours: [{ days: ['Mon'], opens: '08:30', closes: '24:00', season: { from: '04-01', to: '10-31' } }] }, closedHolidays: ['12-25', 'public holidays'], priceLevel: 'low', suitedFor: { children: 'best', stepFree: 'partly', rain: true }, bookingNeeded: 'advised', otherNames: ['Flavian Amphitheatre'] }],
    ['a source that was read', { sources: ['own', 'wikidata:Q10285', 'https://example.org/colosseum'] }],
  ])('takes %s', (_, change) => expect(isPlace(change)).toBe(true)) // prettier-ignore

  it.each([
    ['a field that nobody knows', { opening: 'daily' }],
    ['a kind that nobody knows', { kind: 'arena' }],
    ['five decimals', { lat: 41.89021 }],
    ['no source', { sources: [] }],
    ['a source that is none', { sources: ['the internet'] }],
    ['a date that is none', { checkedAt: '2026-02-30' }],
    ['a text that is no sentence', { about: 'the amphitheatre of the emperors' }],
    ['a name with blanks around it', { name: ' Colosseum' }],
    ['a price in dollars', { costCents: 21.5 }],
    [
      'hours that are none',
      { openingHours: { are: 'known', hours: [{ days: ['Mon'], opens: '8:30', closes: '19:00' }] } },
    ],
  ])('refuses %s', (_, change) => expect(isPlace(change)).toBe(false))

  it('takes a place that stands alone without what is for plans', () => {
    expect(StandalonePlace.safeParse(paestum).success).toBe(true)
    expect(StandalonePlace.safeParse({ ...paestum, landmark: undefined }).success).toBe(true)
  })
})
