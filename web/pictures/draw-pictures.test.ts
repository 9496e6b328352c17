import { expect, test } from 'vitest'
import { pictureName } from '../src/shared/pictures/picture-name.ts'
import { describedDestinations, drawPictures, surroundingsOf } from './draw-pictures.ts'
import { LARGEST, placePicture } from './place-picture.ts'

const described = describedDestinations()
const pictures = drawPictures()

test('every described destination has a small picture, and no two are alike', () => {
  expect(described.length).toBeGreaterThan(800)
  expect(pictures.size).toBeGreaterThanOrEqual(described.length)
  expect([...pictures].filter(([, svg]) => Buffer.byteLength(svg) > LARGEST).map(([name]) => name)).toEqual([])
  expect(new Set(pictures.values()).size).toBe(described.length)
})

test('a picture is one SVG of its own: it is complete, and asks for nothing else', () => {
  for (const [name, svg] of pictures) {
    expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 500".*<\/svg>\n$/s)
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|<script|<image|url\((?!#)|href="(?!#)/)
  }
})

test('a picture comes out alike each time', () => {
  const [place] = described
  if (place === undefined) throw new Error('no destination is described')
  expect(placePicture(place, surroundingsOf(place))).toBe(placePicture(place, surroundingsOf(place)))
})

test('a place has the picture of its name and country, however they are written', () => {
  expect(pictureName('Lisbon, Portugal')).toBe('lisbon-portugal.svg')
  expect(pictureName('Lisbon, Lisbon District, Portugal')).toBe('lisbon-portugal.svg')
  expect(pictures.has(pictureName('reykjavík, iceland'))).toBe(true)
  expect(pictures.has(pictureName('Nowhere-on-Sea, Portugal'))).toBe(false)
})

test('a town is not pictured as its famous namesake', () => {
  const drawn = (location: string) => pictures.get(pictureName(location))
  expect(drawn('Portland, Oregon, United States')).toBe(drawn('Portland, United States'))
  expect(drawn('Portland, Maine, United States')).toBeDefined()
  expect(drawn('Portland, Maine, United States')).not.toBe(drawn('Portland, United States'))
  expect(drawn('Springfield, Ohio, United States')).toBeUndefined()
})
