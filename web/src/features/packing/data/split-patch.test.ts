import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { expect, it } from 'vitest'
import { ITEMS_PER_WRITE, splitPatch } from './split-patch.ts'

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

it('many changes go in as few writes as the rules allow, each item whole in one of them', () => {
  const many = Array.from({ length: 20 }, (_, index) => `item-${index}`)
  const writes = splitPatch({
    fields: { startDate: '2027-05-01', endDate: '2027-05-09' },
    added: [aPackingItem({ id: 'added' })],
    changed: new Map(many.map((id) => [id, { packed: false, order: 'a9' }])),
    removed: ['gone'],
  })
  expect(writes.map((write) => itemsIn(write).size)).toEqual([ITEMS_PER_WRITE, ITEMS_PER_WRITE, 6])
  expect(writes[0]?.[0]).toEqual([
    [['startDate'], '2027-05-01'],
    [['endDate'], '2027-05-09'],
  ])
  const all = writes.flatMap((write) => [...itemsIn(write)])
  expect(new Set(all)).toEqual(new Set(['added', 'gone', ...many]))
  expect(all).toHaveLength(22)
})

it('renaming a list touches no item', () => {
  expect(splitPatch({ fields: { title: 'For the beach' } })).toEqual([[[[['title'], 'For the beach']]]])
})
