import { pictureUrl } from '@waymark/contract/fixtures/pictures'
import { expect } from 'vitest'
import { savedScan } from '../support/scans.ts'
import { plannedTrip, soon } from '../support/trips.ts'
import { documentForm, storedPlainDocument } from './documents.ts'
import { allOf, DAY, DELETED, ID, INSTANT, listOf, type Row, savedBy, TEXT } from './row.ts'

const tripRequest = () => ({
  destination: 'Lisbon',
  departureCity: 'Berlin',
  startDate: soon(30),
  endDate: soon(31),
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
  preferences: '',
})

const planDay = allOf({
  day: expect.any(Number),
  theme: TEXT,
  date: DAY,
  activities: listOf(allOf({ time: TEXT, activity: TEXT, description: expect.any(String) })),
  meals: allOf({ breakfast: TEXT, lunch: TEXT, dinner: TEXT }),
  // The last day has no night.
  accommodation: expect.any(String),
})

const trip = allOf({
  id: ID,
  userId: ID,
  title: TEXT,
  destination: 'Lisbon',
  startDate: DAY,
  endDate: DAY,
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
  itinerary: allOf({
    overview: allOf({ highlights: listOf(TEXT) }),
    dailyItinerary: listOf(planDay),
    tips: listOf(TEXT),
  }),
  status: 'planning',
  createdAt: INSTANT,
  updatedAt: INSTANT,
})

const locationData = {
  keyFeatures: ['Built of pale stone in the water'],
  location: { address: 'Lisbon, Portugal' },
  historicalInfo: 'Finished in 1519 to guard the harbour.',
  visitingTips: ['Come at opening time.'],
  nearbyAttractions: ['Jerónimos Monastery'],
  bestTimeToVisit: 'In the morning',
}

const sentPlace = {
  locationName: 'Torre de Belém',
  category: 'Monument',
  description: 'A fortress in the river.',
  confidence: 0.876,
  locationData,
  imageData: pictureUrl(),
}

const place = {
  id: ID,
  userId: ID,
  locationName: 'Torre de Belém',
  category: 'Monument',
  description: 'A fortress in the river.',
  confidence: 0.88,
  locationData,
  imageData: TEXT,
  createdAt: INSTANT,
}

const document = (type: string) =>
  allOf({
    id: ID,
    userId: ID,
    tripId: null,
    type,
    name: 'ticket.pdf',
    filename: 'ticket.pdf',
    fileUrl: TEXT,
    verified: expect.any(Boolean),
    createdAt: INSTANT,
  })

export const TRAVELS: readonly Row[] = [
  {
    call: 'POST /api/trips/plan',
    shows: 'a trip with destination and itinerary, whose status is planning',
    as: 'traveller',
    sends: tripRequest,
    answers: trip,
    shownAt: ['/api/trips', trip],
  },
  { call: 'GET /api/trips', shows: 'a list of trips', as: 'traveller', answers: listOf(trip) },
  {
    call: 'DELETE /api/trips/{id}',
    shows: 'that it is gone',
    as: 'traveller',
    about: savedBy(plannedTrip),
    answers: DELETED,
    goneFrom: '/api/trips',
  },
  {
    call: 'POST /api/scan-results',
    shows: 'the saved place, its confidence with two decimals',
    as: 'traveller',
    sends: () => sentPlace,
    answers: place,
    shownAt: ['/api/scan-results', place],
  },
  {
    call: 'POST /api/scan-results',
    shows: 'that confidence may be decimal text, and description and image are optional',
    as: 'traveller',
    sends: () => ({ locationName: 'Torre de Belém', category: 'Monument', confidence: '0.95', locationData }),
    answers: { ...place, description: '', confidence: 0.95, imageData: null },
  },
  {
    call: 'GET /api/scan-results',
    shows: 'a list of places',
    as: 'traveller',
    answers: listOf(allOf({ id: ID, locationName: 'Torre de Belém', confidence: expect.any(Number), locationData })),
  },
  {
    call: 'DELETE /api/scan-results/{id}',
    shows: 'that it is gone',
    as: 'traveller',
    about: savedBy(savedScan),
    answers: DELETED,
    goneFrom: '/api/scan-results',
  },
  {
    call: 'POST /api/scan-discover/analyze',
    shows: 'an error message where nothing is known of the place',
    as: 'traveller',
    sends: () => ({ image: pictureUrl() }),
    answers: { error: 'No location information found', answeredBy: 'guide' },
  },
  {
    call: 'POST /api/scan-discover/analyze',
    shows: 'locationInfo, with a confidence from 0 to 1',
    as: 'traveller',
    sends: () => ({ image: pictureUrl(), position: { lat: 48.8584, lng: 2.2945, source: 'photo' } }),
    answers: allOf({
      locationInfo: allOf({
        name: 'Eiffel Tower',
        category: TEXT,
        description: TEXT,
        confidence: expect.toSatisfy((confidence: number) => confidence > 0 && confidence <= 1),
        location: { address: TEXT },
        keyFeatures: listOf(TEXT),
        historicalInfo: expect.any(String),
        visitingTips: expect.any(Array),
        nearbyAttractions: expect.any(Array),
        bestTimeToVisit: expect.any(String),
      }),
    }),
  },
  {
    call: 'POST /api/documents/upload',
    shows: 'a document of the file in the field document, with its type',
    as: 'traveller',
    sends: () => documentForm('passport'),
    answers: document('passport'),
    shownAt: ['/api/documents', document('passport')],
  },
  { call: 'GET /api/documents', shows: 'a list of documents', as: 'traveller', answers: listOf(document('passport')) },
  {
    call: 'DELETE /api/documents/{id}',
    shows: 'that it is gone',
    as: 'traveller',
    about: savedBy(storedPlainDocument),
    answers: DELETED,
    goneFrom: '/api/documents',
  },
]
