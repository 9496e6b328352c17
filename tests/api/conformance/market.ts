import { expect } from 'vitest'
import { submittedActivity } from '../support/catalog.ts'
import { aCharterBooking, storedActivity, storedCharter, storedStay } from '../support/marketplace.ts'
import { soon } from '../support/trips.ts'
import { allOf, DAY, DELETED, ID, INSTANT, listOf, MONEY, type Row, savedBy, TEXT } from './row.ts'

const sentActivity = {
  title: 'Tile painting in Alfama',
  description: 'Paint a tile of your own.',
  location: 'Lisbon, Portugal',
  price: '45.00',
  duration: '3 hours',
  category: 'culture',
  imageUrl: '',
}

/** As everyone sees one. */
const activity = allOf({
  id: ID,
  title: TEXT,
  description: expect.any(String),
  location: TEXT,
  price: MONEY,
  duration: expect.any(String),
  isAvailable: true,
  status: 'approved',
  createdAt: INSTANT,
})

const submission = allOf({
  ...sentActivity,
  id: ID,
  imageUrl: null,
  rating: null,
  isAvailable: true,
  status: 'pending',
  createdAt: INSTANT,
})

const submitted = savedBy((person) => submittedActivity(person))

const customer = {
  customerName: 'Ann Miller',
  customerEmail: 'ann@example.com',
  customerPhone: '+1 555 0100',
  specialRequests: 'A table by the window',
}

const booking = {
  id: ID,
  userId: ID,
  tripId: null,
  activityId: null,
  charterTripId: null,
  accommodationId: null,
  title: TEXT,
  participants: 2,
  details: expect.any(Object),
  bookingDate: INSTANT,
  totalPrice: MONEY,
  createdAt: INSTANT,
}

const stay = {
  id: ID,
  name: TEXT,
  category: expect.stringMatching(/^(hotel|apartment|villa|cabin)$/),
  location: TEXT,
  price: MONEY,
  reviewCount: expect.any(Number),
  maxGuests: expect.any(Number),
  description: expect.any(String),
  images: expect.any(Array),
  amenities: expect.any(Array),
  featured: expect.any(Boolean),
}

const found = (changes: object = {}) =>
  allOf({ accommodations: listOf(allOf({ ...stay, ...changes })), page: 1, pageSize: 20 })

const charter = (changes: object = {}) =>
  allOf({
    id: ID,
    title: TEXT,
    description: expect.any(String),
    destination: TEXT,
    startDate: DAY,
    endDate: DAY,
    duration: expect.any(String),
    price: MONEY,
    maxParticipants: expect.any(Number),
    currentParticipants: expect.any(Number),
    includes: expect.any(Array),
    excludes: expect.any(Array),
    tourPlan: expect.any(Array),
    gallery: expect.any(Array),
    createdAt: INSTANT,
    updatedAt: INSTANT,
    ...changes,
  })

export const MARKET: readonly Row[] = [
  {
    call: 'GET /api/activities',
    shows: 'the public list',
    as: 'visitor',
    about: () => storedActivity(),
    answers: listOf(activity),
    shownAt: ['/api/activities', activity],
  },
  { call: 'GET /api/activities/approved', shows: 'the public list', as: 'visitor', answers: listOf(activity) },
  {
    call: 'POST /api/activities/submit',
    shows: 'a submission that is pending, its price with two decimals',
    as: 'traveller',
    sends: () => sentActivity,
    answers: submission,
    shownAt: ['/api/activities/my-submissions', submission],
  },
  {
    call: 'GET /api/activities/my-submissions',
    shows: 'a list of own submissions',
    as: 'traveller',
    answers: listOf(submission),
  },
  {
    call: 'PUT /api/activities/{id}/edit',
    shows: 'the edited submission',
    as: 'traveller',
    about: submitted,
    sends: () => ({ ...sentActivity, title: 'Tile painting', price: '50.50' }),
    answers: allOf({ title: 'Tile painting', price: '50.50', status: 'pending' }),
    shownAt: ['/api/activities/my-submissions', allOf({ title: 'Tile painting' })],
  },
  {
    call: 'DELETE /api/activities/{id}/delete',
    shows: 'that it is gone',
    as: 'traveller',
    about: submitted,
    answers: DELETED,
    goneFrom: '/api/activities/my-submissions',
  },
  {
    call: 'POST /api/bookings',
    shows: 'the confirmationCode of an activity; its total is price times participants',
    as: 'traveller',
    about: () => storedActivity({ priceCents: 4_500 }),
    sends: (_everybody, activityId) => ({
      activityId,
      type: 'activity',
      title: 'Tile painting in Alfama',
      ...customer,
      participants: 2,
      details: { location: 'Lisbon, Portugal', duration: '3 hours', category: 'culture' },
      totalPrice: 90,
    }),
    answers: allOf({
      ...booking,
      ...customer,
      type: 'activity',
      activityId: ID,
      totalPrice: '90.00',
      details: allOf({ location: TEXT, duration: TEXT, category: TEXT }),
      confirmationCode: expect.stringMatching(/^AC-\d{13,}/),
    }),
  },
  {
    call: 'POST /api/bookings',
    shows: 'the confirmationCode of a charter trip, CT- and a timestamp; it is pending',
    as: 'traveller',
    about: () => storedCharter({ priceCents: 99_950 }),
    sends: ({ traveller }, charterTripId) =>
      aCharterBooking(charterTripId, {
        userId: traveller.uid,
        ...customer,
        specialRequests: null,
        participants: '2',
        totalPrice: '1999.00',
      }),
    answers: allOf({
      ...booking,
      type: 'charter',
      charterTripId: ID,
      specialRequests: null,
      status: 'pending',
      totalPrice: '1999.00',
      confirmationCode: expect.stringMatching(/^CT-\d{13,}/),
    }),
  },
  {
    call: 'GET /api/bookings',
    shows: 'a list of bookings',
    as: 'traveller',
    answers: listOf(allOf({ id: ID, type: TEXT, title: TEXT, confirmationCode: TEXT, totalPrice: MONEY })),
  },
  {
    call: 'GET /api/charter-trips/active',
    shows: 'a list',
    as: 'visitor',
    about: () => storedCharter(),
    answers: listOf(charter({ isActive: true })),
    shownAt: ['/api/charter-trips/active', charter()],
  },
  {
    call: 'GET /api/charter-trips/featured',
    shows: 'featured trips',
    as: 'visitor',
    about: () => storedCharter({ featured: true }),
    answers: listOf(charter({ isActive: true, featured: true })),
    shownAt: ['/api/charter-trips/featured', charter()],
  },
  {
    call: 'GET /api/charter-trips/{id}',
    shows: 'one trip',
    as: 'visitor',
    about: () => storedCharter({ priceCents: 99_950 }),
    answers: charter({ price: '999.50' }),
  },
  {
    call: 'GET /api/accommodations/featured',
    shows: 'a list of accommodations',
    as: 'visitor',
    answers: listOf(allOf({ ...stay, featured: true })),
  },
  {
    call: 'GET /api/accommodations/search',
    shows: 'the field accommodations; the category is left out for all',
    as: 'visitor',
    query: '?page=1&pageSize=20',
    answers: found(),
  },
  {
    call: 'GET /api/accommodations/search',
    shows: 'those at a location',
    as: 'visitor',
    query: '?page=1&pageSize=20&location=Lisbon',
    answers: found({ location: expect.stringContaining('Lisbon') }),
  },
  {
    call: 'GET /api/accommodations/search',
    shows: 'those of a category',
    as: 'visitor',
    query: '?page=1&pageSize=20&category=villa',
    answers: found({ category: 'villa' }),
  },
  {
    call: 'GET /api/accommodations/search',
    shows: 'page 1 with 20 where neither is said',
    as: 'visitor',
    answers: found(),
  },
  {
    call: 'GET /api/accommodations/{id}',
    shows: 'one accommodation in the words of the public screens',
    as: 'visitor',
    about: () => storedStay({ pricePerNightCents: 12_050, rating: 4.7, bedrooms: 2, bathrooms: 1.5 }),
    answers: allOf({ ...stay, price: '120.50', rating: 4.7, bedrooms: 2, bathrooms: 1.5 }),
  },
  {
    call: 'POST /api/accommodations/{id}/book',
    shows: 'the confirmationCode; its total is nights times price per night',
    as: 'traveller',
    about: () => storedStay({ pricePerNightCents: 12_050 }),
    sends: () => ({ checkInDate: soon(10), checkOutDate: soon(13), guests: 2, totalPrice: 361.5, notes: '' }),
    answers: allOf({
      ...booking,
      type: 'accommodation',
      accommodationId: ID,
      totalPrice: '361.50',
      confirmationCode: expect.stringMatching(/^ST-\d{13,}/),
    }),
  },
  {
    call: 'POST /api/accommodations/{id}/book',
    shows: 'that guests and total may be text',
    as: 'traveller',
    about: () => storedStay({ pricePerNightCents: 12_050 }),
    sends: () => ({ checkInDate: soon(10), checkOutDate: soon(11), guests: '2', totalPrice: '120.50', notes: '' }),
    answers: allOf({ participants: 2, totalPrice: '120.50' }),
  },
]
