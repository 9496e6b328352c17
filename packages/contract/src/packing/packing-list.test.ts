import { describe, expect, it } from 'vitest'
import { aPackingItem } from '../../fixtures/packing.ts'
import { activeItems } from './packing-list.ts'

describe('activeItems', () => {
  it('sorts by order, and by id where two devices chose the same order', () => {
    const items = {
      c: aPackingItem({ id: 'c', order: 'a0' }),
      b: aPackingItem({ id: 'b', order: 'a1' }),
      a: aPackingItem({ id: 'a', order: 'a1' }),
    }
    expect(activeItems({ items }).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('leaves out the tombstone that a tick on a removed item leaves: delete wins', () => {
    expect(activeItems({ items: { passport: aPackingItem(), gone: { packed: true } } })).toEqual([aPackingItem()])
  })

  it('takes an item that was never ticked as not packed', () => {
    const { packed: _packed, ...item } = aPackingItem()
    expect(activeItems({ items: { passport: item } })).toEqual([aPackingItem({ packed: false })])
  })

  it('goes by the key when an item carries the id of another', () => {
    const items = { passport: aPackingItem(), shoes: aPackingItem({ id: 'passport', order: 'a1' }) }
    expect(activeItems({ items }).map(({ id }) => id)).toEqual(['passport', 'shoes'])
  })
})
