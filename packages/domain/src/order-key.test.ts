import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysToPlace, type Ordered, orderKeys } from './order-key.ts'

const sorted = (items: readonly Ordered[]) =>
  items.toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1))

function place(items: readonly Ordered[], id: string, index: number): Ordered[] {
  const others = sorted(items).filter((item) => item.id !== id)
  const keys = keysToPlace(id, others, index)
  return sorted([...others, { id, order: '' }].map((item) => ({ id: item.id, order: keys.get(item.id) ?? item.order })))
}

const list = (count: number): Ordered[] => orderKeys(count).map((order, index) => ({ id: `i${index}`, order }))
const ids = (items: readonly Ordered[]) => items.map(({ id }) => id)

test('the keys of a new list ascend as text and stay short', () => {
  const keys = orderKeys(500)
  expect(keys.toSorted()).toEqual(keys)
  expect(new Set(keys).size).toBe(500)
  expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(3)
})

test('moving an item writes that item alone', () => {
  const items = list(5)
  expect([...keysToPlace('i4', items.slice(0, 4), 1).keys()]).toEqual(['i4'])
})

test('an item lands where it is put, whatever happened before', () => {
  const moves = fc.array(fc.tuple(fc.nat(30), fc.nat(12)), { maxLength: 60 })
  fc.assert(
    fc.property(moves, (steps) => {
      let items = list(8)
      for (const [who, where] of steps) {
        const id = `i${who}`
        const others = ids(items).filter((each) => each !== id)
        const index = Math.min(where, others.length)
        items = place(items, id, index)
        expect(ids(items)).toEqual(others.toSpliced(index, 0, id))
      }
    }),
    { seed: 7 },
  )
})

test('between two items that got the same key on two devices there is room', () => {
  const twins = [
    { id: 'a', order: 'a1' },
    { id: 'b', order: 'a1' },
  ]
  expect(ids(place(twins, 'new', 1))).toEqual(['a', 'new', 'b'])
})

test('keys of another kind do not stand in the way', () => {
  const foreign = [
    { id: 'x', order: '!' },
    { id: 'y', order: '10' },
    { id: 'z', order: 'zebra' },
  ]
  expect(ids(place(foreign, 'new', 2))).toEqual(['x', 'y', 'new', 'z'])
})

test('keys never outgrow a document, however often one gap is split', () => {
  let items = list(2)
  for (let step = 0; step < 3_000; step++) items = place(items, step % 2 === 0 ? 'p' : 'q', 1)
  expect(Math.max(...items.map(({ order }) => order.length))).toBeLessThanOrEqual(100)
})
