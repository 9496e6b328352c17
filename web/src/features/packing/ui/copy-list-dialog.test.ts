import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { expect, test } from 'vitest'
import { copyPackingList } from './copy-list-dialog.tsx'

const passport = aPackingItem()
const anorak = aPackingItem({ id: 'anorak', name: 'Anorak', order: 'a1' })

test('a copy for another trip has the same items in the same order, none ticked', () => {
  const copy = copyPackingList({ anorak, passport: { ...passport, packed: true } })
  expect(Object.values(copy)).toEqual([passport, anorak])
})

test('a copy for another trip leaves tombstones of removed items behind', () => {
  expect(copyPackingList({ passport, gone: { packed: true } })).toEqual({ passport })
})
