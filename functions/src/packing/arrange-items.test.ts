import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { LIMITS } from '@waymark/contract/limits'
import { activeItems } from '@waymark/contract/packing/packing-list'
import type { SentItem } from '@waymark/contract/packing/packing-calls'
import { describe, expect, it } from 'vitest'
import { arrangeItems, rearrangeItems } from './arrange-items.ts'

function sent(id: string, order?: string): SentItem {
  const { order: _order, ...item } = aPackingItem({ id })
  return order === undefined ? item : { ...item, order }
}

const idsOf = (items: Parameters<typeof activeItems>[0]['items']) => activeItems({ items }).map(({ id }) => id)
const many = (count: number) => Array.from({ length: count }, (_, index) => sent(`item-${index}`))

describe('arrangeItems', () => {
  it('puts items in the order of the array, whatever keys they bring', () => {
    expect(idsOf(arrangeItems([sent('z'), sent('a', 'a9'), sent('m', 'a1')]))).toEqual(['z', 'a', 'm'])
  })

  it('prefers the key that is stored to the one that is sent', () => {
    const stored = { hat: aPackingItem({ id: 'hat', order: 'a7' }) }
    expect(arrangeItems([sent('hat', 'a1')], stored)['hat']?.order).toBe('a7')
    expect(arrangeItems([sent('hat', 'a1')])['hat']?.order).toBe('a1')
  })
})

describe('rearrangeItems', () => {
  const stored = { hat: aPackingItem({ id: 'hat' }), map: { packed: true } }

  it('drops what is not sent, and keeps a tombstone of what was removed before', () => {
    const items = rearrangeItems([sent('coat')], stored)
    expect(items).toEqual({ coat: expect.objectContaining({ id: 'coat' }), map: { packed: false } })
    expect(idsOf(items)).toEqual(['coat'])
  })

  it('takes an item back that was removed before', () => {
    expect(idsOf(rearrangeItems([sent('map')], stored))).toEqual(['map'])
  })

  it('keeps tombstones only as far as a list has room', () => {
    const count = LIMITS.packingItems
    expect(Object.keys(rearrangeItems(many(count - 1), stored))).toHaveLength(count)
    expect(Object.keys(rearrangeItems(many(count), stored))).toHaveLength(count)
  })
})
