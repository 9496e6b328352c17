import { addDays } from '@waymark/contract/calendar'
import type { PackingItem } from '@waymark/contract/packing/packing-list'
import type { Trip, TripPlanRequest } from '@waymark/contract/trips/trip'
import { guideModel } from '../../functions/src/ai/guide/plan-model.ts'
import { planTrip } from '../../functions/src/trips/plan-trip.ts'
import { createPackingList } from '../../functions/src/packing/packing-lists-store.ts'
import { listTrips } from '../../functions/src/trips/trips-store.ts'

const inDays = (count: number): string => addDays(new Date().toISOString().slice(0, 10), count)

const demoTrips = (): TripPlanRequest[] => [
  {
    destination: 'Kyoto',
    departureCity: 'Berlin',
    startDate: inDays(96),
    endDate: inDays(102),
    budget: '$2,500 - $5,000',
    travelStyle: 'Culture',
    preferences: 'Temples, gardens and good noodles',
  },
  {
    destination: 'Lisbon',
    departureCity: 'Berlin',
    startDate: inDays(24),
    endDate: inDays(28),
    budget: '$1,000 - $2,500',
    travelStyle: 'Relaxation',
  },
]

type ItemText = readonly [name: string, category: string, reason: string, essential: boolean, quantity?: number]

const ITEMS: readonly ItemText[] = [
  ['Passport or ID card', 'Documents', 'Needed for the flight and at the hotel', true],
  ['Travel insurance card', 'Documents', 'Has the number to call', true],
  ['Walking shoes with grip', 'Clothing', 'Polished stone pavements on steep hills', true],
  ['Light rain jacket', 'Clothing', 'Showers come in from the Atlantic', false],
  ['T-shirts', 'Clothing', 'One a day', false, 5],
  ['Sunscreen', 'Toiletries', 'The light off the river is strong in any season', false],
  ['Phone charger', 'Electronics', 'Tickets and maps are on the phone', true],
  ['Adapter for type F sockets', 'Electronics', 'Used in Portugal', false],
]

function demoItems(): Record<string, PackingItem> {
  const items = ITEMS.map(([name, category, reason, essential, quantity], index): PackingItem => {
    const id = `item-${index + 1}`
    const packed = index < 2
    const order = 'abcdefghijklmnopqrstuvwxyz'.charAt(index)
    return { id, name, category, reason, essential, packed, order, ...(quantity !== undefined && { quantity }) }
  })
  return Object.fromEntries(items.map((item) => [item.id, item]))
}

const packingListFor = (trip: Trip) =>
  createPackingList(`demo-${trip.id}`, {
    userId: trip.userId,
    tripId: trip.id,
    title: `${trip.destination} - City Break`,
    destination: trip.destination,
    startDate: trip.startDate,
    endDate: trip.endDate,
    items: demoItems(),
    memberIds: [trip.userId],
  })

/** Gives an account without trips two planned ones and a packing list. */
export async function seedTravels(uid: string): Promise<void> {
  if ((await listTrips(uid)).length > 0) return
  for (const request of demoTrips()) {
    const trip = await planTrip(request, { uid, key: undefined, model: guideModel, pauseMs: 0 })
    if (trip.destination === 'Lisbon') await packingListFor(trip)
  }
}
