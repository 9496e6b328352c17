import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import {
  boxOfCell,
  cellsIn,
  geometryOf,
  type GeometryFile,
  type Ground,
  townGridOf,
  wideGridOf,
} from './map-geometry.ts'

const GROUND = `${import.meta.dirname}/../../../public/ground`
const read = (name: string) => readFileSync(`${GROUND}/${name}.json`, 'utf8')
const cell = (name: string): Ground => geometryOf(JSON.parse(read(name)) as GeometryFile)

type Point = readonly [lat: number, lng: number]

/** By the even-odd rule, as the map is painted. */
function isOnLand({ land }: Ground, [lat, lng]: Point): boolean {
  let crossings = 0
  for (const ring of land.flat())
    for (const [index, [aLat, aLng]] of ring.entries()) {
      const [bLat, bLng] = ring.at(index - 1) ?? [aLat, aLng]
      if (aLat > lat !== bLat > lat && lng < ((bLng - aLng) * (lat - aLat)) / (bLat - aLat) + aLng) crossings++
    }
  return crossings % 2 === 1
}

const towns = townGridOf((JSON.parse(read('towns/index')) as { cells: string }).cells)
const wide = wideGridOf((JSON.parse(read('world')) as { cells: string[] }).cells)

function townCellAt([lat, lng]: Point): Ground {
  const [name = ''] = cellsIn(towns, [lat, lng, lat, lng])
  expect(towns.cells).toContain(name)
  return cell(name)
}

describe('the ground of towns', () => {
  test.each<[string, Point]>([
    ['Praça do Comércio in Lisbon', [38.7075, -9.1364]],
    ['St Mark’s Square in Venice', [45.4342, 12.3388]],
    ['Sultanahmet in Istanbul', [41.0055, 28.9768]],
    ['Gamla Stan in Stockholm', [59.3251, 18.0711]],
    ['Times Square', [40.758, -73.9855]],
    ['Dam Square in Amsterdam', [52.3731, 4.8932]],
    ['Sydney Opera House', [-33.8568, 151.2153]],
    ['Copacabana’s avenue in Rio', [-22.9699, -43.1845]],
    ['Tsim Sha Tsui in Hong Kong', [22.2964, 114.172]],
    ['Fira on Santorini', [36.4166, 25.432]],
    ['the National Museum in Malé', [4.1777, 73.5098]],
    ['the old town of Dubrovnik', [42.6407, 18.1077]],
    ['the Grand Palace in Bangkok', [13.75, 100.4913]],
    ['Denver’s Union Station', [39.753, -105.0002]],
  ])('%s is on land', (_name, point) => {
    expect(isOnLand(townCellAt(point), point)).toBe(true)
  })

  test.each<[string, Point]>([
    ['the Tagus off Lisbon', [38.695, -9.135]],
    ['the Bosphorus', [41.04, 29.02]],
    ['the Sea of Marmara off Istanbul', [40.99, 28.95]],
    ['the lagoon off Venice', [45.4237, 12.3497]],
    ['the Hudson', [40.745, -74.017]],
    ['Sydney Harbour', [-33.8505, 151.2175]],
    ['the caldera of Santorini', [36.43, 25.4]],
    ['Victoria Harbour', [22.289, 114.168]],
    ['Lake Geneva', [46.3, 6.22]],
    ['Lake Michigan off Chicago', [41.89, -87.57]],
  ])('%s is water', (_name, point) => {
    expect(isOnLand(townCellAt(point), point)).toBe(false)
  })

  test.each<[string, Point]>([
    ['the Seine at the Pont Neuf', [48.857, 2.3414]],
    ['the Thames at Tower Bridge', [51.5055, -0.0754]],
    ['the Danube at the Chain Bridge', [47.4989, 19.0437]],
    ['the Vltava at Charles Bridge', [50.0865, 14.4114]],
  ])('%s is a river', (_name, [lat, lng]) => {
    const { rivers } = townCellAt([lat, lng])
    // A hundredth of a degree on either side of the bridge.
    const near = rivers.flat().filter(([y, x]) => Math.abs(y - lat) < 0.01 && Math.abs(x - lng) < 0.015)
    expect(near.length).toBeGreaterThan(0)
  })

  it('has a file for each cell of the index, and no other', () => {
    const files = readdirSync(`${GROUND}/towns`).map((file) => `towns/${file.replace('.json', '')}`)
    expect(new Set(files)).toEqual(new Set([...towns.cells, 'towns/index']))
    expect(towns.cells.size).toBeGreaterThan(3_000)
  })

  it('is light, also where there are the most islands', () => {
    const largest = [...towns.cells].toSorted((a, b) => read(b).length - read(a).length)[0] ?? ''
    expect(gzipSync(read(largest)).length).toBeLessThan(31_000)
  })

  it('keeps what is drawn of a cell in its box', () => {
    const name = 'towns/38_-10'
    const [south, west, north, east] = boxOfCell(towns, name)
    const points = cell(name).land.flat(2)
    expect(points.every(([lat, lng]) => south <= lat && lat <= north && west <= lng && lng <= east)).toBe(true)
  })
})

describe('the wide ground', () => {
  // Fiji and Chukotka lie across the 180th meridian, and were bands around the world.
  test.each<[string, Point]>([
    ['the Norwegian Sea', [66.5, 1]],
    ['the Atlantic off Angola', [-16.5, 5]],
    ['Lake Victoria', [-1, 33]],
  ])('has water in %s', (_name, [lat, lng]) => {
    const [name = ''] = cellsIn(wide, [lat, lng, lat, lng])
    expect(!wide.cells.has(name) || !isOnLand(cell(name), [lat, lng])).toBe(true)
  })

  test.each<[string, Point]>([
    ['Lapland', [67, 27]],
    ['Fiji', [-17.8, 178]],
  ])('has land in %s', (_name, [lat, lng]) => {
    const [name = ''] = cellsIn(wide, [lat, lng, lat, lng])
    expect(isOnLand(cell(name), [lat, lng])).toBe(true)
  })
})
