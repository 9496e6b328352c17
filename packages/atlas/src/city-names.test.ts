import { describe, expect, it } from 'vitest'
import { AREAS, OTHER_NAMES } from './city-names.ts'
import { cityIndex } from './city-index.ts'
import { cityAt } from './city-table.ts'
import { allDestinations } from './destinations.ts'
import { findCity } from './find-city.ts'
import { nameKey } from '@waymark/domain/name-key'

const entries = [...OTHER_NAMES, ...AREAS].flatMap(([city, countryCode, names]) =>
  names.map((name) => ({ name, city, countryCode })),
)

/** An alias may stand before a town of the same name only when the town is far smaller than the city it leads to. */
const MAX_SHARE_OF_HIDDEN_TOWN = 0.5

describe('other names of cities', () => {
  it('there are at least 300', () => {
    expect(entries.length).toBeGreaterThanOrEqual(300)
  })

  it('each leads to its city, or to the destination that is described under that name', () => {
    const described = new Set(allDestinations().map((one) => `${one.countryCode}|${nameKey(one.city)}`))
    const lost = entries.filter(({ name, city, countryCode }) => {
      const found = findCity(name)
      if (found === undefined || found.countryCode !== countryCode) return true
      return nameKey(found.name) !== nameKey(city) && !described.has(`${countryCode}|${nameKey(found.name)}`)
    })
    expect(lost).toEqual([])
  })

  it('none is given to two cities', () => {
    const keys = entries.map(({ name }) => nameKey(name))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('none only repeats the name of its city', () => {
    expect(entries.filter(({ name, city }) => nameKey(name) === nameKey(city))).toEqual([])
  })

  it('none hides a comparable city of that very name', () => {
    const { rowsByName, aliases } = cityIndex()
    const hidden = [...aliases.all()].flatMap(([key, alias]) =>
      (rowsByName.get(key) ?? [])
        .filter((row) => row !== alias.row)
        .map((row) => ({ alias: alias.name, hides: cityAt(row), for: cityAt(alias.row) }))
        .filter(
          ({ hides, for: target }) =>
            hides.countryCode !== target.countryCode && hides.population > target.population * MAX_SHARE_OF_HIDDEN_TOWN,
        )
        .map(({ alias: name, hides, for: target }) => `${name}: ${hides.name} ${hides.countryCode} for ${target.name}`),
    )
    expect(hidden).toEqual([])
  })
})
