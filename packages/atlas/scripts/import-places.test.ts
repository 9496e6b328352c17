import { describe, expect, it } from 'vitest'
import { readContent } from './content.ts'
import { importPlaces } from './import-places.ts'
import { tablesOf } from './tables-of.ts'

// One destination is enough to contradict, and judging all of them takes seconds.
const { destinations, ...all } = readContent()
const content = { ...all, destinations: destinations.filter(({ id }) => id === 'it-rome'), imported: [] }
const TODAY = '2099-01-01'

const mill = {
  id: 'it-mill-of-the-moon',
  countryCode: 'IT',
  name: 'Mill of the Moon',
  kind: 'museum',
  lat: 43.0123,
  lng: 11.6789,
  sources: ['own'],
  checkedAt: '2026-11-22',
} as const
const forge = { ...mill, id: 'it-forge-of-the-sun', name: 'Forge of the Sun', lat: 43.1123 }

/** The file as an operator writes it. */
const imported = (...lines: readonly unknown[]) =>
  importPlaces(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'), content, TODAY)

describe('data:import', () => {
  it('takes an object a line, or an array, into the tables of the atlas', () => {
    const { faults, places, known } = imported(mill, '', forge)
    expect({ faults, known }).toEqual({ faults: [], known: [] })
    expect(places.map(({ id }) => id)).toEqual([mill.id, forge.id])
    expect(importPlaces(JSON.stringify([mill, forge]), content, TODAY).places).toEqual(places)
    const cells = [...tablesOf({ ...content, imported: places })].filter(([name]) => name.startsWith('cells/'))
    expect(cells.filter(([, cell]) => JSON.stringify(cell).includes(mill.id))).toHaveLength(1)
  })

  it('replaces what an earlier file brought under the same id, and keeps the rest', () => {
    const before = { ...content, imported: imported(mill, forge).places }
    const { faults, places } = importPlaces(JSON.stringify([{ ...mill, name: 'Mill of the Stars' }]), before, TODAY)
    expect(faults).toEqual([])
    expect(places.map(({ name }) => name).toSorted()).toEqual(['Forge of the Sun', 'Mill of the Stars'])
  })

  it('leaves out what the content has under another id', () => {
    const paestum = content.places.find(({ id }) => id === 'it-temples-of-paestum')!
    const { name, lat, lng } = paestum
    const { faults, places, known } = imported({ ...mill, name, lat, lng }, forge)
    expect({ faults, known }).toEqual({ faults: [], known: [mill.id] })
    expect(places.map(({ id }) => id)).toEqual([forge.id])
  })

  it.each([
    ['no JSON', [mill, '{"id": "it-'], /^line 2: no JSON: /],
    ['no array that ends', ['[', mill], /^the file: no JSON: /],
    ['a field that nobody knows', [{ ...mill, stars: 5 }], /^line 1: .*stars/],
    ['a kind that is none', [mill, { ...forge, kind: 'bar' }], /^line 2: \.kind: /],
    [
      'latitude and longitude exchanged',
      [mill, { ...forge, lat: 11.6789, lng: 43.1123 }],
      /^line 2: it-forge.* lies .* outside of IT/,
    ],
    ['an id twice', [mill, forge, { ...mill, lat: 43.3123 }], /^line 1 and line 3: it-mill-of-the-moon: an id 2 times/],
    ['a name twice at one point', [mill, { ...mill, id: 'it-mill' }], /^line 1 and line 2: .*one place in two records/],
    ['an id of another country', [{ ...mill, id: 'fr-mill' }], /^line 1: fr-mill: its id does not begin with/],
    ['an id of the content', [{ ...mill, id: 'it-rome-colosseum' }], /^line 1: it-rome-colosseum: an id 2 times/],
  ])('names line and reason of %s', (_, lines, fault) => {
    const { faults } = imported(...lines)
    expect(faults).toEqual([expect.stringMatching(fault)])
  })
})
