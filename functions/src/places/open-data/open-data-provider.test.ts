import type { StandalonePlace } from '@waymark/atlas/place'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { askService, forgetRests } from './ask-service.ts'
import { openDataProvider, type PlaceCells } from './open-data-provider.ts'
import { failures, json, type OpenDataDouble, startOpenDataDouble } from './testing/open-data-double.ts'
import { ZLIN, ZLIN_ELEMENTS, zlinElements, zlinItems } from './testing/zlin.ts'

let double: OpenDataDouble
beforeAll(async () => {
  double = await startOpenDataDouble()
  vi.stubEnv('OPEN_DATA_CONTACT', 'ops@example.org')
  vi.stubEnv('WIKIDATA_QUERY_URL', double.wikidataUrl)
  vi.stubEnv('OVERPASS_URL', double.overpassUrl)
})
afterEach(() => {
  double.clear()
  forgetRests()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await double.close()
})

interface Kept {
  readonly places: readonly StandalonePlace[]
  readonly isComplete: boolean
}

/** Cells in memory; tests/ai covers the store. */
function cells() {
  const kept = new Map<string, Kept>()
  const store: PlaceCells = {
    read: async (cell) => kept.get(cell)?.places,
    write: async (cell, places, isComplete) => void kept.set(cell, { places, isComplete }),
  }
  return { kept, provider: openDataProvider(store) }
}

it('joins what both services say of one place, the best known first', async () => {
  double.enqueue('wikidata', zlinItems())
  double.enqueue('overpass', zlinElements())
  const places = await cells().provider.placesAround(ZLIN)
  expect(places.map(({ id, name, kind }) => [id, name, kind])).toEqual([
    ['cz-wd-q1056437', 'Lešná Castle', 'castle'],
    ['cz-osm-way-31190017', 'Museum of Southeast Moravia', 'museum'],
    ['cz-osm-way-502', 'Zámek Zlín', 'castle'],
    ['cz-osm-node-501', 'Vyhlídka Barabáš', 'viewpoint'],
    ['cz-osm-relation-503', 'Zoo Zlín', 'zoo or aquarium'],
    ['cz-osm-node-504', 'Pod Kaštany', 'market'],
    ['cz-osm-node-505', 'Galerie Alternativa', 'gallery'],
  ])
  expect(places[1]).toMatchObject({
    localName: 'Muzeum jihovýchodní Moravy',
    about: 'Museum in Zlín, Czech Republic.',
    lat: 49.2237,
    lng: 17.6586,
    sources: ['wikidata:Q12040410', 'https://www.openstreetmap.org/way/31190017'],
  })
})

it('says who asks, asks about a cell and not about a traveller, and each cell once', async () => {
  const { provider } = cells()
  await Promise.all([provider.placesAround(ZLIN), provider.placesAround({ ...ZLIN, lat: 49.2264001 })])
  await provider.placesAround({ ...ZLIN, lng: 17.61 })
  expect(double.requests.map(({ service }) => service).toSorted()).toEqual(['overpass', 'wikidata'])
  for (const { userAgent, query } of double.requests) {
    expect(userAgent).toBe('Waymark/1.0 (ops@example.org)')
    expect(query).not.toContain('49.2264')
  }
  expect(double.requests.find(({ service }) => service === 'overpass')?.query).toContain('[bbox:49.1,17.5,49.4,17.8]')
})

it.each([
  ['has no slot', failures.busy()],
  ['ends in the middle', failures.cutOff(ZLIN_ELEMENTS)],
  ['answers with something else', failures.noJson()],
  ['answers with other JSON', json({ elements: 'none' })],
  ['hangs up', failures.silent()],
  ['never ends', failures.endless(3_000_000)],
])('goes on with the other service when one %s, and looks again soon', async (_, failure) => {
  double.enqueue('wikidata', zlinItems())
  double.enqueue('overpass', failure)
  const { kept, provider } = cells()
  expect((await provider.placesAround(ZLIN)).map(({ name }) => name)).toEqual([
    'Lešná Castle',
    'Museum of Southeast Moravia',
  ])
  expect([...kept.values()]).toMatchObject([{ isComplete: false }])
})

it('knows nothing when neither answers, keeps nothing, and leaves both alone for as long as they ask', async () => {
  double.enqueue('wikidata', failures.tooMany(120))
  double.enqueue('overpass', failures.tooMany(120))
  const { kept, provider } = cells()
  expect(await provider.placesAround(ZLIN)).toEqual([])
  expect(await provider.placesAround({ ...ZLIN, lat: 10 })).toEqual([])
  expect(kept.size).toBe(0)
  expect(double.requests).toHaveLength(2)
})

it('asks a service again of which somebody had no turn in time', async () => {
  const question = { url: double.overpassUrl, body: {}, accept: 'application/json' }
  expect(await askService(question, AbortSignal.abort())).toBeUndefined()
  await cells().provider.placesAround(ZLIN)
  expect(double.requests.map(({ service }) => service).toSorted()).toEqual(['overpass', 'wikidata'])
})

it('uses what it has found also where that cannot be kept', async () => {
  double.enqueue('wikidata', zlinItems())
  double.enqueue('overpass', zlinElements())
  const full: PlaceCells = { read: async () => undefined, write: () => Promise.reject(new Error('no database')) }
  expect(await openDataProvider(full).placesAround(ZLIN)).toHaveLength(7)
})

it('falls back to the atlas when the cells cannot be read', async () => {
  const broken: PlaceCells = { read: () => Promise.reject(new Error('no database')), write: async () => undefined }
  expect(await openDataProvider(broken).placesAround(ZLIN)).toEqual([])
})
