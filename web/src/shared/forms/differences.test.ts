import { expect, test } from 'vitest'
import { differences, typedFields } from './differences.ts'

const LABELS = { title: 'Title', price: 'Price', isActive: 'Active', policies: 'Policies' }
const BEFORE = { title: 'Casa', price: '100.00', isActive: true, policies: [{ name: 'Pets', text: 'Welcome' }] }

test('names what somebody else has changed, as it stands now', () => {
  const newest = { ...BEFORE, price: '', isActive: false, policies: [] }
  expect(differences(LABELS, { before: BEFORE, newest, mine: BEFORE })).toEqual([
    { label: 'Price', now: 'empty', isMine: false },
    { label: 'Active', now: 'No', isMine: false },
    { label: 'Policies', now: 'empty', isMine: false },
  ])
})

test('says where both have changed the same to something else', () => {
  const newest = { ...BEFORE, title: 'Casa Nova', price: '120.00', policies: [{ name: 'Pets', text: 'No' }] }
  const mine = { ...BEFORE, title: 'Casa Velha', price: '120.00' }
  expect(differences(LABELS, { before: BEFORE, newest, mine })).toEqual([
    { label: 'Title', now: 'Casa Nova', isMine: true },
    { label: 'Price', now: '120.00', isMine: false },
    { label: 'Policies', now: 'Pets: No', isMine: false },
  ])
})

test('knows which fields were typed into', () => {
  expect(typedFields(BEFORE, { ...BEFORE, title: 'Casa Nova', policies: [] })).toEqual(['title', 'policies'])
  expect(typedFields(BEFORE, { ...BEFORE })).toEqual([])
})
