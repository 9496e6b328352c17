import { expect, it } from 'vitest'
import { photoPosition } from './photo-position.ts'

const BELEM = { lat: 38.6916, lng: -9.216, source: 'photo' }

it('takes the place that a photo notes, and how exact it is', () => {
  const noted = { latitude: 38.6916, longitude: -9.216 }
  expect(photoPosition(noted)).toEqual(BELEM)
  expect(photoPosition({ ...noted, 31: 12 })).toEqual({ ...BELEM, accuracyMeters: 12 })
})

it('does without a precision that makes no sense', () => {
  for (const within of [-1, Number.NaN, '12', 1e9]) {
    expect(photoPosition({ latitude: 38.6916, longitude: -9.216, 31: within })).toEqual(BELEM)
  }
})

it.each([
  ['nothing', undefined],
  ['no place', {}],
  ['half a place', { latitude: 38.7 }],
  ['zeros', { latitude: 0, longitude: 0 }],
  ['what is no number', { latitude: Number.NaN, longitude: Number.NaN }],
  ['texts', { latitude: '38.7', longitude: '-9.2' }],
  ['a place beyond the poles', { latitude: 91, longitude: 10 }],
])('takes no place from a photo that notes %s', (_what, noted) => {
  expect(photoPosition(noted)).toBeUndefined()
})
