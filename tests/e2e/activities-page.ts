import type { Locator, Page } from '@playwright/test'

/** Page object of the activities screen. */
export const activitiesScreen = (page: Page) => ({
  submit: page.getByRole('button', { name: 'Submit Activity', exact: true }),
  categories: page.getByRole('region', { name: 'Browse by Category' }),
  own: page.getByRole('region', { name: 'Your Submitted Activities' }),
  /** The public activity with this title. */
  card: (title: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .filter({ has: page.getByRole('button', { name: /^Book Now/ }) }),
  cards: page.getByRole('button', { name: /^Book Now: / }),
  counted: page.getByRole('status').filter({ hasText: /^(?:\d+ of )?\d+ activit(?:y|ies)$/ }),
  more: page.getByRole('button', { name: 'Load more' }),
  dialog: page.getByRole('dialog'),
  question: page.getByRole('alertdialog'),
})

/** The submission form, new or edited. */
export const activityForm = (part: Locator) => ({
  title: part.getByLabel('Title'),
  description: part.getByLabel('Description'),
  location: part.getByLabel('Location'),
  price: part.getByLabel('Price per person ($)'),
  duration: part.getByLabel('Duration'),
  category: part.getByLabel('Category'),
  upload: part.getByRole('button', { name: /^(?:Upload|Replace) image$/ }),
  file: part.getByLabel('Image file'),
})

export const bookingForm = (part: Locator) => ({
  name: part.getByLabel('Full Name'),
  email: part.getByLabel('Email'),
  phone: part.getByLabel('Phone Number'),
  participants: part.getByLabel('Participants'),
  requests: part.getByLabel('Special Requests'),
  confirm: part.getByRole('button', { name: 'Confirm Booking' }),
})
