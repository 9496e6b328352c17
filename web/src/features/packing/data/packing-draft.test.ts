import { aPackingList } from '@waymark/contract/fixtures/packing'
import { expect, it } from 'vitest'
import type { ListDraft } from '../model/list-draft.ts'
import { keepDraft, readDraft } from './packing-draft.ts'

const {
  id: _id,
  userId: _userId,
  memberIds: _members,
  createdAt: _created,
  updatedAt: _updated,
  ...fixture
} = aPackingList()
const DRAFT: ListDraft = fixture

it('the unsaved list outlives a reload, and is gone once it is dropped', () => {
  keepDraft('ann', DRAFT)
  expect(readDraft('ann')).toEqual(DRAFT)
  keepDraft('ann', undefined)
  expect(readDraft('ann')).toBeUndefined()
})

it('another account in the same tab does not see it', () => {
  keepDraft('ann', DRAFT)
  expect(readDraft('ben')).toBeUndefined()
})

it.each(['{"title":', '[]', '{"title": 7}'])('%s in its place is no list', (text) => {
  sessionStorage.setItem('waymark:packing-draft:ann', text)
  expect(readDraft('ann')).toBeUndefined()
})
