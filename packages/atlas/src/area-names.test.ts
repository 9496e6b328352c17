import { describe, expect, it } from 'vitest'
import { nameKey } from '@waymark/domain/name-key'
import { AREA_NAMES, areaInEnglish } from './area-names.ts'
import { findCity } from './find-city.ts'
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
