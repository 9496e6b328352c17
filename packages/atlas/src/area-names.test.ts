import { describe, expect, it } from 'vitest'
import { nameKey } from '@waymark/domain/name-key'
import { AREA_NAMES, areaInEnglish } from './area-names.ts'
import { findCity } from './find-city.ts'
import table from '../../../data/area-names.json' with { type: 'json' }
import { correctedIn, findGoals } from './find-goals.ts'

describe('an area in another language', () => {
  const named = Object.entries(AREA_NAMES).flatMap(([english, names]) => names.map((name) => ({ name, english })))

  it('leads where its English name leads, and keeps the name that was entered', () => {
    const lost = named.filter(({ name, english }) => {
      const [there, here] = [findCity(english), findCity(name)]
      return here === undefined || here.name !== there?.name || nameKey(here.area ?? '') !== nameKey(name)
    })
    expect(lost).toEqual([])
  })

  it.each(['Schottland', 'Escocia', 'スコットランド', '苏格兰', 'trip to Schottland', 'Schottland, UK'])(
    '%s is not told as misspelt',
    (text) => {
      expect(findGoals(text)[0]?.city.name).toBe('Edinburgh')
      expect(correctedIn(text)).toEqual([])
    },
  )

  it('is the same in English', () => {
    expect(areaInEnglish('Sizilien')).toBe('Sicily')
    expect(areaInEnglish('Sicily')).toBe('Sicily')
  })
})

describe('a name in another language', () => {
  it.each([
    ['Japonya', 'Tokyo'],
    ['Kyoto, Japonya', 'Kyoto'],
    ['義大利', 'Rome'],
    ['Armenia', 'Yerevan'],
    ['Trinidad & Tobago', 'Port of Spain'],
    ['조지아', 'Tbilisi'],
    ['Atina', 'Athens'],
    ['Kudüs', 'Jerusalem'],
    ['City of Light', 'Paris'],
    ['ペナン', 'George Town'],
    ['ベナン', 'Porto-Novo'],
    ['北京故宫', 'Beijing'],
    ['京都金閣寺', 'Kyoto'],
    ['Kiruna kyrka', 'Kiruna'],
    ['The Eternal City', 'Rome'],
    ['Stalingrad', 'Volgograd'],
    ['Ceylon', 'Colombo'],
    ['مكة', 'Makkah'],
  ])('%s leads to %s', (text, town) => {
    expect(findGoals(text).map(({ city }) => city.name)).toEqual([town])
    expect(correctedIn(text)).toEqual([])
  })

  it.each([
    ['Gare de Lyon', 'Paris'],
    ['Hauptbahnhof München', 'Munich'],
    ['Praha hlavní nádraží', 'Prague'],
    ['Heathrow Airport', 'London'],
    ['Aeroporto di Fiumicino', 'Rome'],
    ['成田空港', 'Tokyo'],
    ['Narita', 'Narita'],
  ])('a station or an airport: %s is %s', (text, town) => {
    expect(findGoals(text).map(({ city }) => city.name)).toEqual([town])
  })

  it.each([
    ['SEA', 'Seattle'],
    ['KEF', 'Reykjavík'],
    ['DEL', 'Delhi'],
    ['MAN', 'Manchester'],
  ])('a code of an airport in capitals: %s is %s', (text, town) => {
    expect(findGoals(text).map(({ city }) => city.name)).toEqual([town])
    expect(findGoals(text.toLowerCase()).map(({ city }) => city.name)).not.toEqual([town])
  })

  it('all airports lead to towns', () => {
    expect(Object.entries(table.airports).filter(([, town]) => findCity(town) === undefined)).toEqual([])
  })

  it.each(['Xyzzyville Airport', 'the airport', 'Hauptbahnhof', '空港'])('but not %s', (text) => {
    expect(findGoals(text)).toEqual([])
  })

  it('of a place and its country is one destination, of two towns two', () => {
    expect(findGoals('Volcanoes National Park Rwanda').map(({ city }) => city.name)).toEqual([
      'Volcanoes National Park',
    ])
    expect(findGoals('Delhi Agra').map(({ city }) => city.name)).toHaveLength(2)
  })
})
