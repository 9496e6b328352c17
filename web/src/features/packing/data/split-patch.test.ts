import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { expect, it } from 'vitest'
import { isForOwnerAlone, ITEMS_PER_WRITE, splitPatch } from './split-patch.ts'

const itemsIn = (write: ReturnType<typeof splitPatch>[number]) =>
  new Set(write.flat().flatMap(([path]) => (path[0] === 'items' ? [path[1]] : [])))

it('an edit that changes nothing writes nothing', () => {
  expect(splitPatch({})).toEqual([])
  expect(splitPatch({ changed: new Map(), added: [], removed: [] })).toEqual([])
})

it('a tick is a write of one field', () => {
  expect(splitPatch({ changed: new Map([['hat', { packed: true }]]) })).toEqual([
    [[[['items', 'hat', 'packed'], true]]],
  ])
})

const changes = (count: number, fields: object) =>
  Array.from({ length: count }, (_, index) => [`item-${index}`, fields] as const)

it('many changes go in as few writes as the rules allow, each item whole in one of them', () => {
  const writes = splitPatch({
    added: [aPackingItem({ id: 'added' })],
    changed: new Map(changes(30, { packed: false, order: 'a9' })),
    removed: ['gone'],
  })
  expect(writes.map((write) => itemsIn(write).size)).toEqual([ITEMS_PER_WRITE, ITEMS_PER_WRITE, 4])
  const all = writes.flatMap((write) => [...itemsIn(write)])
  expect(new Set(all)).toEqual(new Set(['added', 'gone', ...changes(30, {}).map(([id]) => id)]))
  expect(all).toHaveLength(32)
})

const DATES = { startDate: '2027-05-01', endDate: '2027-05-09' }

it('other dates come in one write with all that they change', () => {
  const writes = splitPatch({
    fields: DATES,
    added: [aPackingItem({ id: 'added' })],
    changed: new Map(changes(99, { quantity: 3 })),
    removed: Array.from({ length: 30 }, (_, index) => `gone-${index}`),
  })
  expect(writes).toHaveLength(1)
  expect(writes[0]?.[0]).toEqual([
    [['startDate'], '2027-05-01'],
    [['endDate'], '2027-05-09'],
  ])
  expect(writes.map((write) => itemsIn(write).size)).toEqual([130])
})

it('what shows nobody another list goes ahead of other dates', () => {
  const writes = splitPatch({
    fields: DATES,
    changed: new Map([...changes(30, { reason: 'x' }), ['declined', { order: 'a' }]]),
  })
  expect(writes.map((write) => [...itemsIn(write)])).toEqual([['declined'], changes(30, {}).map(([id]) => id)])
})

it('a member changes no more with other dates than the rules let through at once', () => {
  const redated = (count: number) => ({ fields: DATES, changed: new Map(changes(count, { quantity: 3 })) })
  const marks = changes(20, {}).map(([id]) => [`declined-${id}`, { order: 'a' }] as const)
  expect(isForOwnerAlone(redated(ITEMS_PER_WRITE))).toBe(false)
  expect(isForOwnerAlone({ ...redated(ITEMS_PER_WRITE), removed: ['gone'] })).toBe(false)
  expect(isForOwnerAlone({ fields: DATES, changed: new Map([...redated(ITEMS_PER_WRITE).changed, ...marks]) })).toBe(
    false,
  )
  expect(isForOwnerAlone(redated(ITEMS_PER_WRITE + 1))).toBe(true)
  expect(isForOwnerAlone({ ...redated(ITEMS_PER_WRITE), added: [aPackingItem({ id: 'added' })] })).toBe(true)
  expect(isForOwnerAlone({ changed: redated(ITEMS_PER_WRITE + 1).changed })).toBe(false)
})

it('renaming a list touches no item', () => {
  expect(splitPatch({ fields: { title: 'For the beach' } })).toEqual([[[[['title'], 'For the beach']]]])
})
