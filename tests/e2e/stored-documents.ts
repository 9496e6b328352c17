import { addDays, daysBetween } from '@waymark/contract/calendar'
import type { Booking } from '@waymark/contract/bookings/booking'
import { aBooking } from '@waymark/contract/fixtures/bookings'
import { aScanResult } from '@waymark/contract/fixtures/scans'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { ScanResult } from '@waymark/contract/scans/scan'
import type { Trip } from '@waymark/contract/trips/trip'
import { stopsFromItinerary } from '@waymark/domain/itinerary'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { pictureUrl } from '@waymark/contract/fixtures/pictures'
import { adminBucket, adminFirestore } from '../api/support/stack.ts'
import { aRequest, soon } from '../api/support/trips.ts'

const LISBON = {
  name: 'Lisbon',
  country: 'Portugal',
  countryCode: 'PT',
  lat: 38.72,
  lng: -9.14,
  timeZone: 'Europe/Lisbon',
} as const

const THEMES = ['Alfama on foot', 'Belém by the river', 'Tiles and viewpoints', 'A day by the sea']

export const aDay = (day: number, start: string, changes: Partial<ItineraryDay> = {}): ItineraryDay => ({
  day,
  theme: THEMES[(day - 1) % THEMES.length] ?? '',
  date: addDays(start, day - 1),
  activities: [
    {
      time: '09:30',
      activity: 'Castelo de São Jorge',
      description: 'The castle above the old town, with peacocks and the widest view of the river.',
      place: {
        name: 'Castelo de São Jorge',
        kind: 'castle',
        status: 'verified',
        lat: 38.71,
        lng: -9.13,
        stayMinutes: 90,
        costCents: 1500,
      },
    },
    {
      time: '14:00',
      activity: 'Stroll through the lanes of Graça',
      description: '',
      place: {
        name: 'Graça',
        kind: 'quarter',
        status: 'general',
        lat: 38.72,
        lng: -9.13,
        stayMinutes: 60,
        costCents: 0,
      },
    },
  ],
  meals: { breakfast: 'Pastéis de nata in Baixa', lunch: 'Grilled sardines in Alfama', dinner: 'Caldo verde in Graça' },
  accommodation: 'A guesthouse in Baixa',
  ...changes,
})

type NewTrip = Omit<Trip, 'id' | 'createdAt' | 'updatedAt'>

function aTrip(uid: string, changes: Partial<NewTrip>): NewTrip {
  const request = aRequest()
  const { startDate, endDate } = { ...request, ...changes }
  const days = daysBetween(startDate, endDate) + 1
  return {
    ...request,
    preferences: '',
    userId: uid,
    title: `${days} days in Lisbon`,
    itinerary: {
      overview: { highlights: ['The castle at opening time', 'Sunset at Miradouro da Graça'] },
      dailyItinerary: Array.from({ length: days }, (_, index) => aDay(index + 1, startDate)),
      tips: ['Tram 28 is quietest before nine.'],
      costs: {
        accommodationCents: 36_000,
        mealsCents: 12_050,
        activitiesCents: 6_000,
        transportCents: 2_000,
        totalCents: 56_050,
        overBudget: false,
      },
    },
    status: 'planning',
    place: LISBON,
    progress: { state: 'ready', daysReady: days, daysTotal: days },
    answeredBy: 'guide',
    memberIds: [uid],
    roles: { [uid]: 'owner' },
    ...changes,
  }
}

const store = async (collection: string, document: object): Promise<string> => {
  const { id } = await adminFirestore.collection(collection).add(document)
  return id
}

const written = () => ({ createdAt: FieldValue.serverTimestamp(), updatedAt: FieldValue.serverTimestamp() })

/**
 * Stores a planned trip of three days in Lisbon.
 * @returns its id
 */
export const storeTrip = (uid: string, changes: Partial<NewTrip> = {}): Promise<string> =>
  store('trips', { ...aTrip(uid, changes), ...written() })

/**
 * Stores the same trip in the current format.
 * @returns its id
 */
export function storeTripOfStops(uid: string, changes: Partial<NewTrip> = {}): Promise<string> {
  const { itinerary, ...trip } = aTrip(uid, changes)
  const plan = stopsFromItinerary(itinerary.dailyItinerary, uid)
  return store('trips', { ...trip, itinerary: { ...itinerary, dailyItinerary: [] }, ...plan, ...changes, ...written() })
}

export const storePackingList = (uid: string, changes: Partial<PackingList> = {}): Promise<string> =>
  store('packingLists', {
    userId: uid,
    tripId: null,
    title: 'Lisbon - City Break',
    destination: 'Lisbon',
    startDate: '2027-03-03',
    endDate: '2027-03-09',
    items: {
      socks: {
        id: 'socks',
        name: 'Socks',
        category: 'Clothes',
        quantity: 5,
        reason: '',
        essential: false,
        packed: true,
        order: 'a',
      },
      passport: {
        id: 'passport',
        name: 'Passport',
        category: 'Documents',
        reason: '',
        essential: true,
        packed: false,
        order: 'b',
      },
      // A tick on an item that another device has removed.
      ghost: { packed: true },
    },
    memberIds: [uid],
    ...changes,
    ...written(),
  })

/**
 * Stores a scan without a photo.
 * @returns its id
 */
export function storeScanResult(uid: string, changes: Partial<ScanResult> = {}): Promise<string> {
  const { id: _id, ...result } = aScanResult({ confidence: 0.876, userId: uid, ...changes })
  return store('scanResults', { ...result, createdAt: FieldValue.serverTimestamp() })
}

/**
 * Stores a scan with a photo.
 * @returns its id
 */
export async function storeScanWithPhoto(uid: string, changes: Partial<ScanResult> = {}): Promise<string> {
  const id = await storeScanResult(uid, changes)
  const image = { path: `scans/${uid}/${id}`, contentType: 'image/jpeg' }
  const photo = Buffer.from(pictureUrl().replace(/^.*,/, ''), 'base64')
  await adminBucket.file(image.path).save(photo, { resumable: false, contentType: image.contentType })
  await adminFirestore.collection('scanResults').doc(id).update({ image })
  return id
}

/**
 * Stores a booking of a stay next week.
 * @returns its id
 */
export function storeBooking(uid: string, changes: Partial<Booking> = {}): Promise<string> {
  const booking = aBooking({ userId: uid, startDate: soon(7), endDate: soon(10), ...changes })
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, bookingDate: _bookingDate, ...fields } = booking
  const now = Timestamp.now()
  const document = { ...fields, createdAt: now, updatedAt: now, bookingDate: now }
  return store('bookings', document)
}
