import {
  activeItems,
  type PackingItem,
  type PackingList,
  type PackingRequest,
} from '@waymark/contract/packing/packing-list'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPackingTrip } from '../../fixtures/any-packing-request.ts'
import { generatePackingList } from './generate-packing-list.ts'
import { applyItemChanges, mergePackingList } from './merge-packing-list.ts'

type Items = PackingList['items']

const oslo = { lat: 59.9, lng: 10.8, countryCode: 'NO' }
const requestFor = (startDate: string, endDate: string): PackingRequest => ({ destination: 'Oslo', startDate, endDate })

const summer = generatePackingList(requestFor('2027-07-05', '2027-07-08'), oslo)
const winter = generatePackingList(requestFor('2027-01-04', '2027-01-09'), oslo)

const asMap = (items: readonly PackingItem[]): Items => Object.fromEntries(items.map((item) => [item.id, item]))

function merge(current: Items, previous = summer, next = winter, offeredIds: readonly string[] = []): Items {
  return applyItemChanges(current, mergePackingList({ current, previous, next, offeredIds }))
}

const edited = (id: string, change: Partial<PackingItem>): Items => {
  const items = asMap(summer)
  return { ...items, [id]: { ...items[id], ...change } }
}

const ownItem: PackingItem = {
  id: 'Xk29dkw',
  name: 'Grandma’s tea',
  category: 'Food & drink',
  reason: '',
  essential: false,
  packed: true,
  order: 'a5V',
}

describe('a list made again for other dates', () => {
  test('is the new list when nothing was touched', () => {
    const merged = activeItems({ items: merge(asMap(summer)) })
    const bare = (item: PackingItem) => ({ ...item, order: '' })
    expect(merged.map(bare)).toEqual(winter.map(bare))
  })

  test('needs no change when the dates stay', () => {
    expect(mergePackingList({ current: asMap(summer), previous: summer, next: summer })).toEqual({
      added: [],
      changed: new Map(),
      removed: [],
    })
  })

  test('keeps every tick, also on things that are no longer needed', () => {
    const ticked = asMap(summer.map((item) => ({ ...item, packed: true })))
    const merged = merge(ticked)
    for (const { id } of summer) expect(merged[id]?.packed).toBe(true)
    expect(merged['gloves']?.packed).toBe(false)
  })

  test('drops what is no longer needed and was not touched', () => {
    const gone = summer.find(({ id }) => !winter.some((item) => item.id === id))
    expect(gone && merge(asMap(summer))[gone.id]).toBeUndefined()
    expect(gone).toBeDefined()
  })

  test('keeps an edited name and brings the quantity up to date', () => {
    const merged = merge(edited('socks', { name: 'Woollen socks' }))
    expect(merged['socks']).toMatchObject({ name: 'Woollen socks', quantity: 6 })
  })

  test('keeps an edited quantity', () => {
    expect(merge(edited('socks', { quantity: 11 }))['socks']).toMatchObject({ quantity: 11, name: 'Socks' })
  })

  test('keeps own items', () => {
    expect(merge({ ...asMap(summer), [ownItem.id]: ownItem })[ownItem.id]).toEqual(ownItem)
  })

  test('does not bring back what was removed', () => {
    const { socks: _, ...without } = asMap(summer)
    expect(merge(without)['socks']).toBeUndefined()
  })

  test('does not bring back what was removed from an earlier version of the list', () => {
    expect(merge(asMap(summer), summer, winter, ['gloves'])['gloves']).toBeUndefined()
    expect(merge(asMap(summer))['gloves']).toBeDefined()
  })

  test('does not revive the tombstone that a tick left on a removed item', () => {
    const { socks: _, ...rest } = asMap(summer)
    expect(activeItems({ items: merge({ ...rest, socks: { packed: true } }) }).map(({ id }) => id)).not.toContain(
      'socks',
    )
    expect(activeItems({ items: merge({ ...rest, gloves: { packed: true } }) }).map(({ id }) => id)).not.toContain(
      'gloves',
    )
  })

  test('does not double what the traveller added under the same name', () => {
    const ownGloves = { ...ownItem, name: ' gloves', category: 'Clothing' }
    expect(merge({ ...asMap(summer), [ownItem.id]: ownGloves })['gloves']).toBeUndefined()
  })

  test('keeps the order that the traveller chose', () => {
    const [first] = summer
    const reversed = asMap(summer.map((item) => (item.id === first?.id ? { ...item, order: 'zz0' } : item)))
    expect(activeItems({ items: merge(edited('phone', {})) })[0]?.id).toBe(first?.id)
    expect(activeItems({ items: merge(reversed) })[0]?.id).not.toBe(first?.id)
  })

  test('never grows beyond the limit', () => {
    const many = Array.from({ length: 499 }, (_, index) => ({ ...ownItem, id: `own${index}`, name: `Thing ${index}` }))
    expect(Object.keys(merge(asMap(many), [], winter))).toHaveLength(500)
  })
})

test('ticks, own items and removals survive any number of new dates', () => {
  fc.assert(
    fc.property(anyPackingTrip, anyPackingTrip, fc.infiniteStream(fc.nat(3)), (before, after, dice) => {
      const previous = generatePackingList(before.request, before.place)
      const next = generatePackingList(after.request, after.place)
      const fates = previous.map((item) => ({ item, fate: dice.next().value }))
      const current = asMap([
        ...fates.flatMap(({ item, fate }) => (fate === 0 ? [] : [{ ...item, packed: fate === 1 }])),
        ownItem,
      ])
      const merged = merge(current, previous, next)
      expect(merged[ownItem.id]).toMatchObject({ packed: true, name: ownItem.name })
      for (const { item, fate } of fates) {
        if (fate === 0) expect(merged[item.id]).toBeUndefined()
        if (fate === 1) expect(merged[item.id]?.packed).toBe(true)
      }
      const removed = new Set(fates.flatMap(({ item, fate }) => (fate === 0 ? [item.id] : [])))
      for (const { id } of next) if (!removed.has(id)) expect(merged[id]).toBeDefined()
      const orders = activeItems({ items: merged }).map(({ order }) => order)
      expect(new Set(orders).size).toBe(orders.length)
      expect(orders).toEqual(orders.toSorted())
    }),
    { numRuns: 200, seed: 11 },
  )
})
