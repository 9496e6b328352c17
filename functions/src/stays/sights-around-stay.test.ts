import { expect, it } from 'vitest'
import { sightsAroundStay } from './sights-around-stay.ts'

it('tells the sights that one walks to from a stay, the nearest first', () => {
  const around = sightsAroundStay({ lat: 38.7167, lng: -9.1333 })
  expect(around).toHaveLength(6)
  expect(around.map(({ name }) => name)).toContain('Castelo de São Jorge')
  const meters = around.map((sight) => sight.meters)
  expect(meters).toEqual(meters.toSorted((a, b) => a - b))
  expect(Math.max(...meters)).toBeLessThanOrEqual(2_500)
})

it('tells none where nobody has said where the stay is, or nothing is known', () => {
  expect(sightsAroundStay(null)).toEqual([])
  expect(sightsAroundStay({ lat: -48.9, lng: -123.4 })).toEqual([])
})
