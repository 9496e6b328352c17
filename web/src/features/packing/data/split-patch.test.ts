import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { expect, it } from 'vitest'
import { ITEMS_PER_WRITE, ITEMS_WITH_DATES, splitPatch } from './split-patch.ts'

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
    changed: new Map(changes(ITEMS_WITH_DATES - 1, { quantity: 3 })),
    removed: Array.from({ length: 30 }, (_, index) => `gone-${index}`),
  })
  expect(writes).toHaveLength(1)
  expect(writes[0]?.[0]).toEqual([
    [['startDate'], '2027-05-01'],
    [['endDate'], '2027-05-09'],
  ])
  expect(writes.map((write) => itemsIn(write).size)).toEqual([ITEMS_WITH_DATES + 30])
})

it('what shows nobody another list goes ahead of other dates, and reasons beyond the limit come behind', () => {
  const writes = splitPatch({
    fields: DATES,
    changed: new Map([
      ...changes(20, { reason: 'For 9 days' }),
      ...changes(30, { quantity: 3 }).slice(20),
      ['declined', { order: 'a' }],
    ]),
  })
  expect(writes.map((write) => itemsIn(write).size)).toEqual([1, ITEMS_WITH_DATES, 9])
  expect([...itemsIn(writes[0] ?? [])]).toEqual(['declined'])
  expect([...itemsIn(writes[1] ?? [])].slice(0, 10)).toEqual(
    changes(30, {})
      .slice(20)
      .map(([id]) => id),
  )
})

it('renaming a list touches no item', () => {
  expect(splitPatch({ fields: { title: 'For the beach' } })).toEqual([[[[['title'], 'For the beach']]]])
})
