import { describe, expect, it } from 'vitest'
import { faultsOfTables, readTables, type Tables } from './table-content.ts'

const { tables, faults } = readTables()
const TODAY = '2099-01-01'
const changed = (change: Partial<Tables>) => faultsOfTables({ ...tables!, ...change }, TODAY)
const names = tables!['city-names']
const [reykjavik] = tables!.climate.stations

describe('the tables of the world', () => {
  it('fit their schemas and do not contradict themselves', () => {
    expect(faults).toEqual([])
    expect(faultsOfTables(tables!, new Date().toISOString().slice(0, 10))).toEqual([])
  })

  it.each<[string, Partial<Tables>, RegExp]>([
    ['an unknown city', { 'city-names': { ...names, gateways: { FR: 'Atlantis' } } }, /Atlantis, FR, is no city/],
    [
      'a name of two cities',
      { 'city-names': { ...names, areas: { FR: { Paris: ['Lisboa'] } } } },
      /lisboa leads to two cities/,
    ],
    [
      'a name of two areas',
      { 'area-names': { ...tables!['area-names'], areaNames: { Sicily: ['X'], Wales: ['X'] } } },
      /x leads to two places/,
    ],
    [
      'a station twice',
      { climate: { ...tables!.climate, stations: [reykjavik!, reykjavik!] } },
      /Reykjavik stands there twice/,
    ],
    [
      'days colder than nights',
      { climate: { ...tables!.climate, stations: [['X', 0, 0, 'sea', [1, 1, 1, 1], [0, 0, 2, 0], [1, 1, 1, 1]]] } },
      /X is colder by day/,
    ],
    [
      'a country twice',
      { sockets: { ...tables!.sockets, sockets: { A: ['JP'], B: ['JP'] } } },
      /JP stands there twice/,
    ],
    ['an unknown country', { health: { ...tables!.health, malaria: ['XX'] } }, /health.json: XX is in no row/],
    ['a check in the future', { sockets: { ...tables!.sockets, checkedAt: '2199-01-01' } }, /checked in the future/],
  ])('data:check says when they hold %s', (_, change, fault) => {
    expect(changed(change)).toContainEqual(expect.stringMatching(fault))
  })
})
