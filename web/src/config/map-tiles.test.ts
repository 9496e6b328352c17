import { expect, test } from 'vitest'
import { parseMapTiles } from './map-tiles.ts'

const URL = 'https://tiles.example/{z}/{x}/{y}.png'

test('without a provider there are no tiles', () => {
  expect(parseMapTiles(undefined, undefined)).toBeUndefined()
  expect(parseMapTiles('', '© somebody')).toBeUndefined()
})

test('a provider has an address and is named', () => {
  expect(parseMapTiles(URL, '© somebody')).toEqual({ url: URL, attribution: '© somebody' })
  expect(() => parseMapTiles(URL, undefined)).toThrow('VITE_MAP_ATTRIBUTION')
})

test.each(['http://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}.png', 'tiles'])(
  '%s is no address of tiles',
  (url) => expect(() => parseMapTiles(url, '© somebody')).toThrow('VITE_MAP_TILES'),
)
