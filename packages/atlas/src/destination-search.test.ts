import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { destinationNames } from '../scripts/destination-names.ts'
import { destinationSearch, findDestinations, whichOf } from './destination-search.ts'
import { kmBetween } from './distance.ts'
import { findGoal } from './find-goal.ts'
import { destinationRows } from './tables.ts'

const names = destinationNames(destinationRows())
const search = destinationSearch(names, ['en-US', 'de'])
const offered = (typed: string) => findDestinations(search, typed).map(({ text }) => text)
const asked = (typed: string) => {
  const which = whichOf(search, typed)
  return which && [which.question, ...which.choices.map(({ text }) => text)]
}

describe('destinations are offered', () => {
  it.each([
    ['by the beginning of the name', 'osl', 'Oslo, Norway'],
    ['with a letter wrong', 'copenhagn', 'Copenhagen, Denmark'],
    ['by a whole name before the beginning of another', 'bergn', 'Bergen, Norway'],
    ['with two letters exchanged', 'barclona', 'Barcelona, Spain'],
    ['without accents', 'alesund', 'Ålesund, Norway'],
    ['by name and country', 'Bergen, Nor', 'Bergen, Norway'],
    ['by the country', 'norway', 'Oslo, Norway'],
    ['by the country in the language of the browser', 'norwegen', 'Oslo, Norway'],
    ['by the region', 'scotland', 'Edinburgh, United Kingdom'],
    ['by what travellers call them', 'bali', 'Bali, Indonesia'],
    ['with the region where the country has several', 'springfield', 'Springfield, Illinois, United States'],
    ['as the last of several', 'Rome, flor', 'Rome and Florence, Italy'],
    ['as the third one', 'Rome and Florence, Italy and veni', 'Rome and Florence, Italy and Venice, Italy'],
    ['by a short name of the country', 'USA', 'New York City, United States'],
    ['by the code of the state', 'Bisbee, AZ', 'Bisbee, United States'],
  ])('%s: %s', (_how, typed, first) => expect(offered(typed)[0]).toBe(first))

  it('not as two for a state behind the name, nor as the namesake of another state', () => {
    expect(offered('Hoboken, NJ')).toEqual([])
    expect(offered('Beaufort, NC')).toEqual([])
  })

  it('only from two letters on, and not for words that are no name', () => {
    expect(offered('o')).toEqual([])
    expect(offered('somewhere warm without rain')).toEqual([])
  })
})

it.each(['Miyakojima', 'Patna', 'Lanzhou', 'Røros'])('a town is no misspelt other one: %s', (town) => {
  expect(asked(town)).toBeUndefined()
  expect(offered(town)[0]).toContain(town)
})

describe('a name that is several places is asked about', () => {
  it('when towns share it', () =>
    expect(asked('springfield')?.slice(0, 4)).toEqual([
      'Which Springfield?',
      'Springfield, Illinois, United States',
      'Springfield, Missouri, United States',
      'Springfield, Massachusetts, United States',
    ]))

  it('when a better known place is mostly called by a longer name', () => {
    expect(asked('Newcastle')?.slice(0, 2)).toEqual(['Which Newcastle?', 'Newcastle upon Tyne, United Kingdom'])
    expect(asked('Santa Cruz')).toEqual(
      expect.arrayContaining(['Santa Cruz de Tenerife, Spain', 'Santa Cruz, California, United States']),
    )
  })

  it('when it is a country or a region', () => {
    expect(asked('Norway')?.slice(0, 3)).toEqual(['Which part of Norway?', 'Oslo, Norway', 'Bergen, Norway'])
    expect(asked('Tuscany')?.slice(0, 3)).toEqual(['Which part of Tuscany?', 'Florence, Italy', 'Siena, Italy'])
  })

  it('when it is misspelt, and nothing begins so', () => {
    expect(asked('Edinbrugh')).toEqual(['Did you mean Edinburgh?', 'Edinburgh, United Kingdom'])
    expect(asked('Machu Pichu')?.[0]).toBe('Did you mean Machu Picchu?')
    expect(asked('Edinbur')).toBeUndefined()
    expect(asked('Xyzzyville')).toBeUndefined()
  })

  it('and not when everybody means the same', () => {
    for (const clear of [
      'Paris',
      'London',
      'Valencia',
      'San José',
      'Singapore',
      'New York',
      'Bali',
      'Oslo, Norway',
      '',
      'x',
    ])
      expect(asked(clear)).toBeUndefined()
  })
})

describe('what is offered', () => {
  it('leads to the place that was meant', () => {
    const rows = destinationRows()
    const faults = names.flatMap(({ code, name: country, places, towns }) => [
      ...places.flatMap(([name]) => {
        const text = offered(`${name}, ${country}`)[0] ?? offered(name)[0] ?? ''
        const row = rows.find(({ city, countryCode }) => city === name && countryCode === code)
        const goal = findGoal(text)
        // Denali: one sleeps outside the park, and the plan goes there.
        return row && goal && kmBetween(row, goal.city) <= 130 ? [] : [text]
      }),
      ...towns.flatMap(([name, region]) => {
        const text = `${name}, ${region}, ${country}`
        const city = findGoal(text)?.city
        return city?.countryCode === code && city.region === region ? [] : [text]
      }),
    ])
    expect(faults).toEqual([])
  })

  it('is small enough to be fetched when somebody begins to type', () =>
    expect(gzipSync(JSON.stringify(names), { level: 9 }).length).toBeLessThan(45_500))
})
