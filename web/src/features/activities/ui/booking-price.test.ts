import { expect, it } from 'vitest'
import { participantsIn } from './booking-price.tsx'

it.each([
  ['3', 3],
  ['12', 12],
  ['', 1],
  ['abc', 1],
  ['0', 1],
  ['-2', 1],
  [2, 2],
  [1.5, 1],
  [Number.NaN, 1],
])('counts %j as %j participants', (typed, participants) => {
  expect(participantsIn(typed)).toBe(participants)
})
