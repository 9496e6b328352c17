import { expect, it } from 'vitest'
import { fittedSize } from './shrink-picture.ts'

it.each([
  ['a phone held sideways', [4000, 3000], [800, 600]],
  ['a phone held upright', [3000, 4000], [450, 600]],
  ['a film frame', [1920, 1080], [800, 450]],
  ['a panorama', [8000, 1000], [800, 100]],
  ['a hair', [10_000, 2], [800, 1]],
  ['exactly the limit', [800, 600], [800, 600]],
  ['a small picture, which is not blown up', [320, 200], [320, 200]],
] as const)('%s', (_what, [width, height], [fittedWidth, fittedHeight]) => {
  expect(fittedSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight })
})
