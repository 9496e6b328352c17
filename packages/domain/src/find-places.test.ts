import { expect, test } from 'vitest'
import { findMisspelt, findPlaces } from './find-places.ts'

const place = (name: string, ...otherNames: string[]) => ({ name, otherNames })

const PLACES = [place('Church of São Francisco'), place('Clérigos Tower', 'Torre dos Clérigos'), place('Foz do Douro')]
const found = (typed: string) => findPlaces(PLACES, typed).map(({ name }) => name)

test.each([
  ['cler', ['Clérigos Tower']],
  ['torre', ['Clérigos Tower']],
  ['tower cl', ['Clérigos Tower']],
  ['sao fran', ['Church of São Francisco']],
  ['o', []],
  ['  ', []],
  ['lér', []],
])('"%s" means %j', (typed, names) => expect(found(typed)).toEqual(names))

test('a name that begins with it comes first', () => {
  expect(findPlaces([place('Old Douro'), place('Douro mouth')], 'douro').map(({ name }) => name)).toEqual([
    'Douro mouth',
    'Old Douro',
  ])
})

test.each([
  ['clerigo towre', ['Clérigos Tower']],
  ['church of sao franzisko', ['Church of São Francisco']],
  ['tover clerigos', ['Clérigos Tower']],
  ['fox', []],
  ['tower of nobody', []],
  ['klerigos', []],
  ['', []],
])('misspelt, "%s" means %j', (typed, names) =>
  expect(findMisspelt(PLACES, typed).map(({ name }) => name)).toEqual(names),
)
