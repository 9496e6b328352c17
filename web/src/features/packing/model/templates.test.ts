import { aPackingItem, aPackingList } from '@waymark/contract/fixtures/packing'
import { activeItems } from '@waymark/contract/packing/packing-list'
import { expect, test } from 'vitest'
import { applyPatch } from './list-patch.ts'
import { templateOf } from './list-draft.ts'
import { addAll, isOwn, missingFrom } from './templates.ts'

const reel = aPackingItem({ id: 'reel', name: 'Reel', category: 'Diving', reason: '', packed: true })
const hat = aPackingItem({ id: 'hat', name: 'Sun hats', category: 'Clothing', quantity: 2, reason: '' })

test('a template holds the same things, nothing ticked, of no trip', () => {
  const template = templateOf('Diving', [reel, hat], '2027-01-02')
  expect(template).toMatchObject({ isTemplate: true, tripId: null, title: 'Diving', startDate: '2027-01-02' })
  expect(activeItems(template).map(({ name, packed }) => [name, packed])).toEqual([
    ['Reel', false],
    ['Sun hats', false],
  ])
})

test('only what the list lacks is added, each after the last of its category', () => {
  const list = aPackingList({
    items: {
      passport: aPackingItem(),
      hat: aPackingItem({ id: 'hat', name: 'Sun hat', category: 'Clothing', order: 'a1' }),
      socks: aPackingItem({ id: 'socks', name: 'Socks', category: 'Clothing', order: 'a2' }),
      charger: aPackingItem({ id: 'charger', name: 'Charger', category: 'Electronics', order: 'a3' }),
    },
  })
  const scarf = aPackingItem({ id: 'socks', name: 'Scarf', category: 'Clothing', packed: true })
  const template = templateOf('Mine', [hat, scarf, reel], '2027-01-02')
  const missing = missingFrom(list, template)
  expect(missing.map(({ name }) => name)).toEqual(['Scarf', 'Reel'])
  let count = 0
  const after = applyPatch(
    list,
    addAll(list, missing, () => `new-${(count += 1)}`),
  )
  expect(activeItems(after).map(({ name }) => name)).toEqual([
    'Passport',
    'Sun hat',
    'Socks',
    'Scarf',
    'Charger',
    'Reel',
  ])
  expect(activeItems(after).filter(({ packed }) => packed)).toEqual([])
})

test('what was typed by hand is told from what the guide gave', () => {
  expect([reel, aPackingItem()].map(isOwn)).toEqual([true, false])
})
