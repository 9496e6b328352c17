import type { Page } from '@playwright/test'
import { REFUSED } from './hindrances.ts'
import { shotsOf, type Shot, type Stored } from './shot.ts'

/** Of the right form, and of no link. */
const NO_TOKEN = 'x'.repeat(22)

async function openTrip(page: Page, { trip }: Stored): Promise<void> {
  await page.goto(`/trips/${trip}`)
  await page.getByRole('region', { name: /^Day 1/ }).waitFor()
}

const trip = shotsOf('trip', [
  { state: 'filled', as: 'traveller', open: openTrip },
  {
    state: 'today',
    as: 'traveller',
    open: async (page, { trip }) => {
      await page.goto(`/trips/${trip}?view=today`)
      await page.getByRole('heading', { name: 'Tickets' }).waitFor()
    },
  },
  {
    state: 'sharing',
    as: 'traveller',
    windowOnly: true,
    open: async (page, stored) => {
      await openTrip(page, stored)
      await page.getByRole('button', { name: /^Share/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    state: 'adding an expense',
    as: 'traveller',
    windowOnly: true,
    open: async (page, stored) => {
      await openTrip(page, stored)
      await page.getByRole('button', { name: 'Add an expense' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    state: 'expenses',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { tripOfTwo }) => {
      await page.goto(`/trips/${tripOfTwo}`)
      await page.getByRole('region', { name: 'Expenses' }).getByText('Dinner by the river').scrollIntoViewIfNeeded()
    },
  },
  {
    state: 'map on a phone',
    as: 'traveller',
    windowOnly: true,
    widths: [360],
    open: async (page, { tripOfTwo }) => {
      await page.goto(`/trips/${tripOfTwo}`)
      await page.getByRole('button', { name: 'Map', exact: true }).click()
      await page.getByRole('region', { name: 'Map' }).locator('canvas, img, svg').first().waitFor()
    },
  },
  {
    state: 'bringing bookings in',
    as: 'traveller',
    windowOnly: true,
    open: async (page, stored) => {
      await openTrip(page, stored)
      await page.getByRole('button', { name: 'More for this trip' }).click()
      await page.getByRole('menuitem', { name: 'Bring in bookings' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
])

const links = shotsOf('links to trips', [
  {
    state: 'an invitation',
    as: 'newcomer',
    open: async (page, { invitation }) => {
      await page.goto(`/join/${invitation}`)
      await page.getByRole('button', { name: 'Join the trip' }).waitFor()
    },
  },
  {
    state: 'a public link',
    as: 'visitor',
    open: async (page, { publicLink }) => {
      await page.goto(`/shared/${publicLink}`)
      await page.getByRole('link', { name: 'Copy to my trips' }).waitFor()
    },
  },
  {
    state: 'an invitation that is not valid',
    as: 'newcomer',
    allowed: REFUSED,
    open: async (page) => {
      await page.goto(`/join/${NO_TOKEN}`)
      await page.getByRole('heading', { name: 'This invitation is not valid any more' }).waitFor()
    },
  },
  {
    state: 'a public link that is not valid',
    as: 'visitor',
    allowed: REFUSED,
    open: async (page) => {
      await page.goto(`/shared/${NO_TOKEN}`)
      await page.getByRole('heading', { name: 'This link is not valid any more' }).waitFor()
    },
  },
])

export const TRIP_SHOTS: readonly Shot[] = [...trip, ...links]
