import { anActivity } from '@waymark/contract/fixtures/activities'
import { describe, expect, it } from 'vitest'
import { citiesOf, filtersIn, matching } from './filters.ts'

const tiles = anActivity({
  title: 'Tile painting',
  dates: [
    { startsAt: '2026-06-01T10:00', places: 4 },
    { startsAt: '2026-06-02T10:00', places: 4 },
  ],
  placesTaken: { '2026-06-02T10:00': 4 },
})
const fado = anActivity({ title: 'Fado night', location: 'Porto, Portugal', description: '', priceCents: 5_000 })
const all = [tiles, fado]
const found = (search: string) => matching(all, filtersIn(new URLSearchParams(search))).map(({ title }) => title)

describe('filters of activities', () => {
  it.each([
    ['', ['Tile painting', 'Fado night']],
    ['q=lisbn', ['Tile painting']],
    ['q=tile portgual', ['Tile painting']],
    ['q=opera', []],
    ['city=Porto', ['Fado night']],
    ['price=25-50', ['Tile painting', 'Fado night']],
    ['price=50-100', ['Fado night']],
    ['price=over-100', []],
    ['price=nonsense', ['Tile painting', 'Fado night']],
    // Activities without dates take place on any day; a full date does not count.
    ['day=2026-06-01', ['Tile painting', 'Fado night']],
    ['day=2026-06-02', ['Fado night']],
  ])('%s finds %j', (search, titles) => {
    expect(found(search)).toEqual(titles)
  })

  it('know the cities, each once', () => {
    expect(citiesOf([...all, fado])).toEqual(['Lisbon', 'Porto'])
  })
})
