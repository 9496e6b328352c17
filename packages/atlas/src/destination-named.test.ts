import { describe, expect, it } from 'vitest'
import { tablesOf } from '../scripts/tables-of.ts'
import { readContent } from '../scripts/content.ts'
import { nameKey } from '@waymark/domain/name-key'
import { type NameTable, TABLE } from './tables.ts'

const { destinations } = readContent()
const rome = destinations.find(({ id }) => id === 'it-rome')!

const named = (change: object, name: string) => {
  const tables = tablesOf({
    destinations: [{ ...rome, ...change }],
    places: [],
    imported: [],
    holidays: {},
    dishes: [],
    dishWords: undefined,
    ferries: [],
    faults: [],
  })
  const table = tables.get(TABLE.names(nameKey(name))) as NameTable | undefined
  return table?.destinations[nameKey(name)]
}

describe('a destination is found', () => {
  it('by its name when it is no town of the city table, with time zone and shore', () => {
    const lake = { id: 'mw-cape-maclear-x', city: 'Cape Nowhere', countryCode: 'PT', lat: 37.0194, lng: -7.9322 }
    expect(named(lake, 'Cape Nowhere')).toEqual([
      expect.objectContaining({ id: lake.id, town: { timeZone: 'Europe/Lisbon', isByTheSea: true } }),
    ])
  })

  it('as an island by the sea, if the map of the world leaves it out, but not in a lake', () => {
    const ponza = { id: 'it-x', kind: 'island', city: 'Isola Nowhere', lat: 40.8955, lng: 12.9639 }
    const mackinac = {
      id: 'us-x',
      kind: 'island',
      city: 'Isle Nowhere',
      countryCode: 'US',
      lat: 45.8492,
      lng: -84.6189,
    }
    expect(named(ponza, 'Isola Nowhere')?.[0]?.town?.isByTheSea).toBe(true)
    expect(named(mackinac, 'Isle Nowhere')?.[0]?.town?.isByTheSea).toBe(false)
  })

  it('by its other names', () => {
    expect(named({ aliases: ['Caput Mundi'] }, 'caput mundi')).toEqual([expect.objectContaining({ id: 'it-rome' })])
  })

  it('by the city table alone when it is a town there', () => expect(named({}, 'Rome')).toBeUndefined())
})
