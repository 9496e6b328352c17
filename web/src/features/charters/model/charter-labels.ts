import type { CharterFields } from './charter-fields.ts'

/** Field labels in screen order. */
export const CHARTER_LABELS = {
  title: 'Title',
  destination: 'Destination',
  description: 'Description',
  startDate: 'Start date',
  endDate: 'End date',
  price: 'Price per person ($)',
  maxParticipants: 'Max participants',
  duration: 'Duration',
  imageUrl: 'Image address',
  gallery: 'Gallery',
  includes: 'Includes',
  excludes: 'Excludes',
  departureLocation: 'Departure location',
  departureTime: 'Departure time',
  returnTime: 'Return time',
  dressCode: 'Dress code',
  requirements: 'Requirements',
  location: 'Location',
  reviews: 'Reviews',
  isActive: 'Active',
  featured: 'Featured',
  itinerary: 'Itinerary',
  tourPlan: 'Tour plan',
} as const satisfies Record<keyof CharterFields, string>

/** Field values as text for version conflicts: each day of the tour plan in one line. */
export const fieldTexts = ({ tourPlan, ...fields }: CharterFields) => ({
  ...fields,
  tourPlan: tourPlan.map(({ title, description, activities }) => ({
    day: [title, description].filter((part) => part !== '').join(', '),
    activities: activities.map(({ time, title, description }) => `${time} ${title} ${description}`.trim()).join(', '),
  })),
})
