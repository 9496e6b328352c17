import { anActivity } from '@waymark/contract/fixtures/activities'
import { describe, expect, it } from 'vitest'
import { citiesOf, filtersIn, matching, sorted, widerSearches } from './filters.ts'

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

  it.each([
    // A word of the description counts less than one of the title, and 'home' is not a slip of 'Rome'.
    ['rome', ['Pasta class', 'Ancient Rome at Dusk', 'Romeo and Juliet', 'Opera in a villa']],
    ['paris', ['Louvre at night']],
    ['pars', ['Louvre at night']],
    ['skis home', ['First Day on Skis']],
    // Descriptions are searched as they are spelt only.
    ['barocue', []],
  ])('put what fits %j best first', (typed, titles) => {
    const activities = [
      anActivity({ title: 'First Day on Skis', location: 'Innsbruck, Austria', description: 'Some come home late.' }),
      anActivity({ title: 'Opera in a villa', location: 'Verona, Italy', description: 'Baroque, as in Rome.' }),
      anActivity({ title: 'Romeo and Juliet', location: 'Verona, Italy', description: '' }),
      anActivity({ title: 'Pasta class', location: 'Rome, Italy', description: '' }),
      anActivity({ title: 'Louvre at night', location: 'Paris, France', description: '' }),
      anActivity({ title: 'Ancient Rome at Dusk', location: 'Rome, Italy', description: '' }),
    ]
    expect(matching(activities, filtersIn(new URLSearchParams({ q: typed }))).map(({ title }) => title)).toEqual(titles)
  })

  it('know the cities, each once', () => {
    expect(citiesOf([...all, fado])).toEqual(['Lisbon', 'Porto'])
  })

  it('that are in the way are told, each with what there is without it', () => {
    const wider = (search: string) =>
      widerSearches(all, filtersIn(new URLSearchParams(search))).map(({ label, count }) => `${label} ${count}`)
    expect(wider('city=Porto&price=under-25')).toEqual(['Any price 1'])
    expect(wider('city=Lisbon&price=25-50&day=2026-06-02')).toEqual(['Any city 1', 'Any day 1'])
    expect(wider('q=opera&price=over-100')).toEqual([])
  })

  it('leave the order, which is by rating or price where that is asked for', () => {
    const some = [
      anActivity({ id: 'a', rating: null, priceCents: 2 }),
      anActivity({ id: 'b', rating: 4, priceCents: 3 }),
    ]
    const ids = (by?: string) => sorted(some, by).map(({ id }) => id)
    expect([ids(), ids('rating'), ids('price'), ids('nonsense')].map((each) => each.join(''))).toEqual([
      'ab',
      'ba',
      'ab',
      'ab',
    ])
  })
})
