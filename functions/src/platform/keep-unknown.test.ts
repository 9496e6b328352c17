import { Accommodation } from '@waymark/contract/stays/accommodation'
import { CharterTrip } from '@waymark/contract/charter-trips/charter-trip'
import { anAccommodation } from '@waymark/contract/fixtures/accommodations'
import { aCharterTrip } from '@waymark/contract/fixtures/charter-trips'
import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { PackingList } from '@waymark/contract/packing/packing-list'
import { describe, expect, it } from 'vitest'
import { keepUnknown, keepUnknownIn } from './keep-unknown.ts'

const items = (stored: object, next: object) => keepUnknown(PackingList.shape.items, stored, next)

describe('items that take the place of stored ones', () => {
  const hat = aPackingItem({ id: 'hat', name: 'Hat' })

  it('keep what a newer version has put into them, changed or not', () => {
    const stored = {
      hat: { ...hat, grams: 90 },
      gone: { packed: false, removedBy: 'bob' },
      shoes: { ...hat, grams: 1 },
    }
    const next = { hat: { ...hat, packed: true }, gone: { packed: false } }
    expect(items(stored, next)).toEqual({
      hat: { ...hat, packed: true, grams: 90 },
      gone: { packed: false, removedBy: 'bob' },
    })
  })

  it('lose what they had and this version knows', () => {
    const { quantity: _none, ...single } = hat
    expect(items({ hat: { ...hat, grams: 90 } }, { hat: single })).toEqual({ hat: { ...single, grams: 90 } })
  })
})

describe('a form that takes the place of stored fields', () => {
  const trip = aCharterTrip()
  const [day] = trip.tourPlan
  if (day === undefined) throw new Error('The fixture has no day')
  const change = (stored: object, changes: object) => keepUnknownIn(CharterTrip, { ...trip, ...stored }, changes)

  it('keeps what it does not know, within objects and lists', () => {
    const [boarding] = day.activities
    const stored = {
      location: { ...trip.location, coordinates: { lat: 1, lng: 2, altitude: 3 }, what3words: 'a.b.c' },
      tourPlan: [{ ...day, photo: '/p.svg', activities: [{ ...boarding, by: 'boat' }] }],
      reviews: {
        ...trip.reviews,
        reviews: [
          { comment: 'Fine', on: '2026-01-01' },
          { comment: 'Bad', on: '2026-01-02' },
        ],
      },
    }
    const changes = {
      title: 'Another',
      location: { coordinates: { lat: 5, lng: 6 } },
      tourPlan: [
        { ...day, dayNumber: 2, title: 'New', activities: [] },
        { ...day, title: 'Changed', activities: [{ ...boarding, title: 'All aboard' }] },
      ],
      reviews: { reviews: [{ comment: 'Bad' }] },
    }
    expect(change(stored, changes)).toEqual({
      title: 'Another',
      location: { coordinates: { lat: 5, lng: 6, altitude: 3 }, what3words: 'a.b.c' },
      tourPlan: [
        { ...day, dayNumber: 2, title: 'New', activities: [] },
        { ...day, title: 'Changed', photo: '/p.svg', activities: [{ ...boarding, title: 'All aboard', by: 'boat' }] },
      ],
      reviews: { reviews: [{ comment: 'Bad', on: '2026-01-02' }] },
    })
  })

  it('leaves a word that it was shown another for as it is, and changes it where somebody has chosen', () => {
    const stored = { ...anAccommodation(), propertyType: 'treehouse', category: 'zen' }
    expect(keepUnknownIn(Accommodation, stored, { propertyType: 'hotel', category: null })).toEqual({
      propertyType: 'treehouse',
      category: 'zen',
    })
    expect(keepUnknownIn(Accommodation, stored, { propertyType: 'villa', category: 'luxury' })).toEqual({
      propertyType: 'villa',
      category: 'luxury',
    })
  })
})
