import { expect } from 'vitest'
import { savedList } from '../support/packing-lists.ts'
import { allOf, DELETED, ID, INSTANT, listOf, type Row, savedBy, TEXT } from './row.ts'

const sentItem = {
  id: 'item-1',
  name: 'Passport',
  category: 'Documents',
  quantity: 1,
  reason: 'Needed at the border',
  essential: true,
  packed: false,
}

const bareItem = { id: 'item-2', name: 'Map', category: 'Other', reason: '', essential: false, packed: true }

const packingList = (items: readonly object[]) =>
  allOf({
    id: ID,
    userId: ID,
    title: 'Lisbon - Trip',
    destination: 'Lisbon',
    startDate: '2027-05-01',
    endDate: '2027-05-04',
    items: items.map((item) => allOf({ ...item })),
    createdAt: INSTANT,
    updatedAt: INSTANT,
  })

const listInput = {
  title: 'Lisbon - Trip',
  destination: 'Lisbon',
  startDate: '2027-05-01',
  endDate: '2027-05-04',
  items: [sentItem, bareItem],
}

const generated = (title: string) => ({
  packingList: allOf({
    title,
    destination: 'Lisbon',
    startDate: '2027-05-01',
    endDate: '2027-05-04',
    items: listOf(
      allOf({
        id: ID,
        name: TEXT,
        category: TEXT,
        reason: expect.any(String),
        essential: expect.any(Boolean),
        packed: false,
      }),
    ),
  }),
  answeredBy: 'guide',
})

export const PACKING: readonly Row[] = [
  {
    call: 'POST /api/packing-lists',
    shows: 'the saved list; quantity is optional',
    as: 'traveller',
    sends: () => listInput,
    answers: packingList([sentItem, bareItem]),
    shownAt: ['/api/packing-lists', packingList([sentItem, bareItem])],
  },
  {
    call: 'POST /api/packing-lists',
    shows: 'that dates are converted from moments',
    as: 'traveller',
    sends: () => ({ ...listInput, startDate: '2027-05-01T10:00:00.000Z', endDate: '2027-05-04T10:00:00.000Z' }),
    answers: packingList([sentItem, bareItem]),
  },
  {
    call: 'GET /api/packing-lists',
    shows: 'a list of lists',
    as: 'traveller',
    answers: listOf(packingList([sentItem, bareItem])),
  },
  {
    call: 'PUT /api/packing-lists/{id}',
    shows: 'the whole item list in place of the old one',
    as: 'traveller',
    about: savedBy((person) => savedList(person, listInput)),
    sends: () => ({ items: [{ ...sentItem, packed: true }] }),
    answers: packingList([{ ...sentItem, packed: true }]),
    shownAt: ['/api/packing-lists', packingList([{ ...sentItem, packed: true }])],
  },
  {
    call: 'DELETE /api/packing-lists/{id}',
    shows: 'that it is gone',
    as: 'traveller',
    about: savedBy(savedList),
    answers: DELETED,
    goneFrom: '/api/packing-lists',
  },
  {
    call: 'POST /api/packing/generate',
    shows: 'packingList for a trip type, activities and special requirements',
    as: 'traveller',
    sends: () => ({
      destination: 'Lisbon',
      startDate: '2027-05-01',
      endDate: '2027-05-04',
      tripType: 'City Break',
      activities: ['city', 'dining'],
      specialRequirements: 'vegetarian snacks',
    }),
    answers: generated('Lisbon - City Break'),
  },
  {
    call: 'POST /api/packing/generate',
    shows: 'packingList with destination, startDate and endDate alone, called Trip',
    as: 'traveller',
    sends: () => ({
      destination: 'Lisbon',
      startDate: '2027-05-01',
      endDate: '2027-05-04',
      tripType: '',
      activities: [],
      specialRequirements: null,
    }),
    answers: generated('Lisbon - Trip'),
  },
]
