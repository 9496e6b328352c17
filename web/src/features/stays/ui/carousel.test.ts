import { expect, test } from 'vitest'
import { ringIndex, ringOffset } from './carousel.tsx'

test('a ring wraps at both ends', () => {
  expect(ringIndex(4, 1, 5)).toBe(0)
  expect(ringIndex(0, -1, 5)).toBe(4)
  expect(ringIndex(2, 1, 5)).toBe(3)
  expect(ringIndex(0, 1, 1)).toBe(0)
  expect(ringIndex(0, 1, 0)).toBe(0)
})

test('neighbours stand beside, over the ends too', () => {
  expect([0, 1, 2, 3, 4].map((item) => ringOffset(item, 0, 5))).toEqual([0, 1, 2, -2, -1])
  expect([0, 1, 2, 3, 4].map((item) => ringOffset(item, 4, 5))).toEqual([1, 2, -2, -1, 0])
  expect([0, 1].map((item) => ringOffset(item, 1, 2))).toEqual([1, 0])
  expect(ringOffset(0, 0, 1)).toBe(0)
})
