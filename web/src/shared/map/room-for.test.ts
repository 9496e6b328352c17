import { expect, test } from 'vitest'
import { type Box, isUncut, roomFor } from './room-for.ts'

/** A name of 40 by 10 pixels. */
const at = (left: number, top: number): Box => ({ left, right: left + 40, top, bottom: top + 10 })
const roomIn = (names: Record<string, readonly Box[]>, taken: readonly Box[] = []) =>
  Object.fromEntries(
    roomFor(Object.entries(names), ([, boxes]) => boxes, taken).map(({ one: [name, boxes], box }) => [
      name,
      boxes.indexOf(box),
    ]),
  )

test('of two that cover each other the first has the room', () => {
  expect(roomIn({ lisbon: [at(0, 0)], almada: [at(30, 5)], sintra: [at(41, 0)] })).toEqual({ lisbon: 0, sintra: 0 })
})

test('the second goes to where it has room', () => {
  expect(roomIn({ lisbon: [at(0, 0)], almada: [at(30, 5), at(0, 5), at(60, 5)] })).toEqual({ lisbon: 0, almada: 2 })
})

test('what is taken stays free, and boxes that only touch have room', () => {
  expect(roomIn({ lisbon: [at(0, 0)], sintra: [at(0, 20)] }, [at(-10, 5)])).toEqual({ sintra: 0 })
  expect(roomIn({ lisbon: [at(0, 0)] }, [at(40, 0), at(0, 10)])).toEqual({ lisbon: 0 })
})

test('a name at the edge of the view is cut off, one inside or outside is not', () => {
  const view = { left: 0, right: 360, top: 0, bottom: 500 }
  expect([at(0, 0), at(320, 490), at(400, 10), at(-90, 600)].every((box) => isUncut(box, view))).toBe(true)
  expect([at(-5, 10), at(330, 10), at(10, -3), at(10, 495)].some((box) => isUncut(box, view))).toBe(false)
})
