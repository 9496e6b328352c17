import { expect, it } from 'vitest'
import { standalonePlaceOf } from './found-place.ts'
import { ZLIN } from './testing/zlin.ts'

it('leaves out words that do not fit, so that the database takes the place', () => {
  const found = { key: 'wd-q1', name: 'Kostel', kind: 'religious site', lat: 49.2, lng: 17.6, fame: 3 } as const
  const source = 'https://www.wikidata.org/wiki/Q1'
  for (const words of [{ about: 'church' }, { localName: 'x'.repeat(61) }]) {
    const place = standalonePlaceOf({ ...found, source, ...words }, ZLIN, '2026-11-22')
    expect(place).toMatchObject({ name: 'Kostel', about: expect.stringMatching(/^Listed as/) as string })
    expect(Object.keys(place ?? {})).not.toContain('localName')
  }
})
