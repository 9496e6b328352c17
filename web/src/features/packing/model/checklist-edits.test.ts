import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { activeItems, type PackingItem } from '@waymark/contract/packing/packing-list'
import { describe, expect, it } from 'vitest'
import { addItem, editItem, moveItem, untickAll } from './checklist-edits.ts'
import { groupItems } from './item-groups.ts'
import { applyPatch, type ListPatch } from './list-patch.ts'

const item = (id: string, category: string, order: string) => aPackingItem({ id, name: id, category, order })
const ITEMS = [
  item('hat', 'Clothing', 'a0'),
  item('coat', 'Clothing', 'a1'),
  item('phone', 'Electronics', 'a2'),
  item('cable', 'Electronics', 'a3'),
]

function after(patch: ListPatch | undefined, items: readonly PackingItem[] = ITEMS): PackingItem[] {
  const list = { items: Object.fromEntries(items.map((each) => [each.id, each])) }
  return activeItems(patch === undefined ? list : applyPatch(list, patch))
}
const ids = (items: readonly PackingItem[]) => items.map(({ id }) => id)

describe('an own item', () => {
  it('stands behind the last one of its category, not ticked', () => {
    const items = after(addItem(ITEMS, { id: 'new', name: 'Scarf', category: 'Clothing' }))
    expect(ids(items)).toEqual(['hat', 'coat', 'new', 'phone', 'cable'])
    expect(items[2]).toMatchObject({ name: 'Scarf', packed: false, essential: false, reason: '' })
  })

  it('opens a new category at the end', () => {
    const items = after(addItem(ITEMS, { id: 'new', name: 'Gift', category: 'Other' }))
    expect(groupItems(items).map(({ category }) => category)).toEqual(['Clothing', 'Electronics', 'Other'])
  })

  it('is the first of an empty list', () => {
    expect(ids(after(addItem([], { id: 'new', name: 'Gift', category: 'Other' }), []))).toEqual(['new'])
  })
})

describe('moving', () => {
  it('goes past the neighbour in the category with one write of one key', () => {
    const patch = moveItem(ITEMS, 'coat', 'up')
    expect(ids(after(patch))).toEqual(['coat', 'hat', 'phone', 'cable'])
    expect([...(patch?.changed?.keys() ?? [])]).toEqual(['coat'])
    expect(ids(after(moveItem(ITEMS, 'phone', 'down')))).toEqual(['hat', 'coat', 'cable', 'phone'])
  })

  it('stops at the ends of the category', () => {
    expect(moveItem(ITEMS, 'hat', 'up')).toBeUndefined()
    expect(moveItem(ITEMS, 'coat', 'down')).toBeUndefined()
    expect(moveItem(ITEMS, 'phone', 'up')).toBeUndefined()
  })

  it('goes past a neighbour that stands elsewhere in the whole list', () => {
    const mixed = [item('hat', 'Clothing', 'a0'), item('phone', 'Electronics', 'a1'), item('coat', 'Clothing', 'a2')]
    expect(ids(after(moveItem(mixed, 'coat', 'up'), mixed))).toEqual(['coat', 'hat', 'phone'])
  })

  it('works also where two devices have chosen the same key', () => {
    const same = [item('a', 'Clothing', 'a0'), item('b', 'Clothing', 'a0'), item('c', 'Clothing', 'a0')]
    expect(ids(after(moveItem(same, 'c', 'up'), same))).toEqual(['a', 'c', 'b'])
  })
})

describe('editing', () => {
  it('writes only what differs', () => {
    const socks = aPackingItem({ name: 'Socks', quantity: 5 })
    expect(editItem(socks, { name: 'Socks', quantity: 5 })).toEqual({})
    expect(editItem(socks, { name: 'Wool socks', quantity: 5 }).changed?.get('passport')).toEqual({
      name: 'Wool socks',
    })
    expect(editItem(socks, { name: 'Socks', quantity: 7 }).changed?.get('passport')).toEqual({ quantity: 7 })
  })

  it('leaves the quantity when its field is emptied', () => {
    expect(editItem(aPackingItem({ name: 'Socks', quantity: 5 }), { name: 'Socks', quantity: undefined })).toEqual({})
  })
})

it('unchecking all touches the ticked ones alone', () => {
  const items = ITEMS.map((each, index) => ({ ...each, packed: index % 2 === 0 }))
  expect([...(untickAll(items).changed?.keys() ?? [])]).toEqual(['hat', 'phone'])
  expect(after(untickAll(items), items).some(({ packed }) => packed)).toBe(false)
})
