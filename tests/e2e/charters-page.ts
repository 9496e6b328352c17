import type { Locator, Page } from '@playwright/test'
import type { CharterTrip } from '@waymark/contract/charter-trips/charter-trip'
import { storedCharter } from '../api/support/marketplace.ts'

/** Page object of the charter trips. */
export const charterScreen = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  card: (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
  /** Also while a dialog covers it. */
  bar: page.locator('section[aria-label="Price and booking"]'),
  dialog: page.getByRole('dialog'),
  question: page.getByRole('alertdialog'),
})

export const charterBookingForm = (part: Locator) => ({
  name: part.getByLabel('Full name'),
  email: part.getByLabel('Email'),
  phone: part.getByLabel('Phone number'),
  participants: part.getByLabel('Number of participants'),
  requests: part.getByLabel('Special requests'),
  confirm: part.getByRole('button', { name: 'Confirm Booking' }),
})

/** A visitor's input for booking two seats. */
export async function fillInBooking(part: Locator, participants = '2'): Promise<void> {
  const form = charterBookingForm(part)
  await form.name.fill('Ann Miller')
  await form.email.fill('ann@example.com')
  await form.phone.fill('+1 555 0100')
  await form.participants.fill(participants)
}

const tourDay = (dayNumber: number): CharterTrip['tourPlan'][number] => ({
  dayNumber,
  title: `Day ${dayNumber}`,
  description: '',
  activities: ['Breakfast on deck', 'A walk ashore', 'Evening talk'].map((title, index) => ({
    id: `${dayNumber}-${index}`,
    type: 'activity',
    title: `${title} ${dayNumber}`,
    time: '09:00',
  })),
})

/**
 * Stores a featured trip with more days than its page shows.
 * @returns its id
 */
export const storeFullTrip = (title: string): Promise<string> =>
  storedCharter({
    title,
    featured: true,
    itinerary: [1, 2, 3, 4].map((day) => ({ day, title: `Port ${day}`, description: `What port ${day} is like.` })),
    tourPlan: [1, 2, 3, 4].map(tourDay),
  })

/**
 * Stores a trip with required fields only.
 * @returns its id
 */
export const storeBareTrip = (title: string, changes: Partial<CharterTrip> = {}): Promise<string> =>
  storedCharter({
    title,
    description: '',
    duration: '',
    imageUrl: null,
    itinerary: [],
    tourPlan: [],
    includes: [],
    excludes: [],
    gallery: [],
    reviews: null,
    featured: false,
    ...changes,
  })
