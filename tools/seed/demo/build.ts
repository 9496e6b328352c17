import { stayCategoryOf } from '@waymark/contract/stays/accommodation'
import { addDays } from '@waymark/contract/calendar'
import { comparedPrice } from '@waymark/atlas/exchange-rates'
import { stayTokens } from '@waymark/atlas/stay-tokens'
import type { NewAccommodation } from '../../../functions/src/stays/accommodations-store.ts'
import type { NewActivity } from '../../../functions/src/activities/activities-store.ts'
import type { NewCharterTrip } from '../../../functions/src/charter-trips/charter-trips-store.ts'
import type { ActivityText, CharterText, StayText } from './catalogue.ts'

const picture = (name: string): string => `/illustrations/${name}.svg`

const CANCELLATION = {
  hotel: 'Free of charge until two days before check-in.',
  apartment: 'Free of charge until five days before check-in.',
  villa: 'Free of charge until 30 days before check-in, half the price until a week before.',
  cabin: 'Free of charge until a week before check-in.',
}

export function demoStay(text: Omit<StayText, 'id' | 'sources' | 'checkedAt'>): NewAccommodation {
  const stayCategory = stayCategoryOf(text.type)
  const [first, ...gallery] = text.pictures
  return {
    title: text.title,
    description: text.description,
    location: text.location,
    address: text.address,
    pricePerNightCents: text.price * 100,
    currency: 'USD',
    ...comparedPrice(text.price * 100, 'USD'),
    maxGuests: text.guests,
    bedrooms: text.bedrooms,
    bathrooms: text.bathrooms,
    propertyType: text.type,
    category: text.category,
    stayCategory,
    imageUrl: picture(first),
    gallery: gallery.map(picture),
    amenities: text.amenities,
    rating: text.rating,
    reviewCount: text.reviews,
    checkInTime: stayCategory === 'hotel' ? '2:00 PM' : '4:00 PM',
    checkOutTime: stayCategory === 'hotel' ? '11:00 AM' : '10:00 AM',
    cancellationPolicy: CANCELLATION[stayCategory],
    hostId: null,
    instantBook: true,
    featured: text.featured ?? false,
    isActive: true,
    coordinates: text.coordinates,
    policies: { house: text.rule },
    searchTokens: stayTokens({ title: text.title, location: text.location, propertyType: text.type }),
  }
}

export const demoActivity = (text: ActivityText): NewActivity => ({
  title: text.title,
  description: text.description,
  location: text.location,
  ...(text.meetingPoint !== undefined && { meetingPoint: text.meetingPoint }),
  priceCents: text.price * 100,
  duration: text.duration,
  category: text.category,
  imageUrl: picture(text.picture),
  rating: text.rating,
  isAvailable: true,
  submittedBy: null,
  status: 'approved',
  rejectionReason: null,
})

/** Starts at least this many days ahead, so that it can be booked. */
const BOOKABLE_DAYS = 14

/** The next date with this `MM-DD`. */
function nextSeason(season: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}-${season}`
  return thisYear >= addDays(today, BOOKABLE_DAYS) ? thisYear : `${year + 1}-${season}`
}

export function demoCharter(text: CharterText, today: string): NewCharterTrip {
  const { season, price, pictures, meetingPoint, nearestAirport, days, rating, reviews } = text
  const [first, ...gallery] = pictures
  const startDate = nextSeason(season, today)
  return {
    title: text.title,
    destination: text.destination,
    description: text.description,
    maxParticipants: text.maxParticipants,
    featured: text.featured,
    requirements: text.requirements,
    dressCode: text.dressCode,
    departureLocation: text.departureLocation,
    departureTime: text.departureTime,
    returnTime: text.returnTime,
    startDate,
    endDate: addDays(startDate, days.length - 1),
    duration: `${days.length} days`,
    priceCents: price * 100,
    currentParticipants: 0,
    imageUrl: picture(first),
    gallery: gallery.map(picture),
    includes: text.includes,
    excludes: text.excludes,
    itinerary: days.slice(0, 3).map(({ title, description }, index) => ({ day: index + 1, title, description })),
    tourPlan: days.map(({ title, description, plan }, index) => ({
      dayNumber: index + 1,
      title,
      description,
      activities: plan.map((entry, at) => ({ id: `day-${index + 1}-${at + 1}`, ...entry })),
    })),
    location: { coordinates: text.coordinates, meetingPoint, nearestAirport },
    reviews: {
      averageRating: rating,
      totalReviews: reviews.length,
      reviews,
    },
    isActive: true,
  }
}
