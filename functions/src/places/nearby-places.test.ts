import type { StandalonePlace } from '@waymark/atlas/place'
import { readWishes } from '@waymark/planner/wishes'
import { expect, it } from 'vitest'
import { nearbyPlaces } from './nearby-places.ts'

const FLORENCE = { lat: 43.7696, lng: 11.2558 }
const VIENNA = { lat: 48.2085, lng: 16.3721 }
/** A town without described places. */
const ZLIN = { lat: 49.2265, lng: 17.6707 }
const found = (name: string): StandalonePlace => ({
  ...{ id: `cz-${name}`, name, kind: 'museum', countryCode: 'CZ', ...ZLIN },
  ...{ sources: ['wikidata:Q1'], checkedAt: '2026-11-23' },
})

it('tells what does not suit the wishes of a trip, and nothing where nobody asks', () => {
  const unsuitedFor = (preferences: string, town = FLORENCE) =>
    nearbyPlaces(town, '2027-03-01', 1, { wishes: readWishes(preferences) }).filter(({ suits }) => suits === false)
  const byWheelchair = unsuitedFor('I use a wheelchair').map(({ name }) => name)
  expect(byWheelchair).toContain('Piazzale Michelangelo')
  expect(byWheelchair).not.toContain('Uffizi Gallery')
  expect(new Set(unsuitedFor('no museums').map(({ kind }) => kind))).toEqual(new Set(['museum', 'gallery']))
  expect(unsuitedFor('with our dog', VIENNA).map(({ kind }) => kind)).toContain('zoo or aquarium')
  expect(nearbyPlaces(FLORENCE, '2027-03-01', 1).some((place) => 'suits' in place)).toBe(false)
})

it('puts what open data knows of a town before the towns around, each place once', () => {
  const names = nearbyPlaces(ZLIN, '2027-03-01', 2, { more: [found('Baťa’s Skyscraper'), found('Baťa’s Skyscraper')] })
    .map(({ name }) => name)
    .filter((name) => name === 'Baťa’s Skyscraper')
  expect(names).toHaveLength(1)
  const [first] = nearbyPlaces(ZLIN, '2027-03-01', 2, { more: [found('Baťa’s Skyscraper')] })
  expect(first).toMatchObject({
    name: 'Baťa’s Skyscraper',
    stayMinutes: 120,
    hours: [[{ opens: 600 }], [{ opens: 600 }]],
  })
})
