import { expect, test } from 'vitest'
import { groupPins } from './pin-groups.ts'

const at = (name: string, x: number, y = 0) => ({ name, x, y })
const grouped = (pins: ReturnType<typeof at>[], apart = '') =>
  groupPins(
    pins,
    (pin) => pin,
    ({ name }) => name === apart,
  ).map((group) => group.map(({ name }) => name).join(''))

test('pins that cover each other are together, others alone', () => {
  expect(grouped([at('a', 0), at('b', 100), at('c', 10), at('d', 100, 20), at('e', 200)])).toEqual(['ac', 'bd', 'e'])
})

test('a row of pins does not become one group', () => {
  expect(grouped([at('a', 0), at('b', 30), at('c', 60), at('d', 90)])).toEqual(['ab', 'cd'])
})

test('the chosen one is shown alone', () => {
  expect(grouped([at('a', 0), at('b', 0), at('c', 0)], 'a')).toEqual(['a', 'bc'])
})
