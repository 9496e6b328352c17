import type { Page } from '@playwright/test'
import { charterBookingForm, charterScreen } from '../../e2e/charters-page.ts'
import { stayPage } from '../../e2e/stay-page.ts'
import { breakDown, holdBack, REFUSED } from './hindrances.ts'
import { shotsOf, type Shot } from './shot.ts'

const card = (page: Page) => page.getByRole('article').first()

const landing = shotsOf('landing', [
  { state: 'a visitor', as: 'visitor', open: (page) => page.goto('/') },
  {
    state: 'window of a visitor',
    as: 'visitor',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/')
      await page.getByPlaceholder('Search destinations...').focus()
    },
  },
])

const signIn = shotsOf('sign-in', [
  {
    state: 'empty',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/sign-in')
      await page.getByLabel('E-mail address').waitFor()
    },
  },
  {
    state: 'with errors',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/sign-in')
      await page.getByLabel('E-mail address').fill('nobody')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
  },
  {
    state: 'new account',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/sign-in')
      await page.getByRole('button', { name: 'Create an account' }).click()
    },
  },
  {
    state: 'forgotten password',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/sign-in')
      await page.getByRole('button', { name: /^Forgot/ }).click()
    },
  },
])

const stays = shotsOf('stays', [
  {
    state: 'loading',
    as: 'visitor',
    open: async (page) => {
      await holdBack(page, '**/api/accommodations**')
      await page.goto('/accommodations')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    state: 'featured',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/accommodations')
      await card(page).waitFor()
    },
  },
  {
    state: 'results',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/accommodations?location=Lisbon')
      await card(page).waitFor()
    },
  },
  {
    state: 'nothing found',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/accommodations?location=Qqxzwv')
      await page.getByRole('heading', { name: /^No / }).waitFor()
    },
  },
  {
    state: 'failed',
    as: 'visitor',
    allowed: REFUSED,
    open: async (page) => {
      await breakDown(page, '**/api/accommodations**')
      await page.goto('/accommodations?location=Lisbon')
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
    },
  },
])

const stay = shotsOf('stay', [
  {
    state: 'loading',
    as: 'visitor',
    open: async (page) => {
      await holdBack(page, '**/api/accommodations/**')
      await page.goto('/accommodations/any')
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('status')).first().waitFor()
    },
  },
  {
    state: 'filled',
    as: 'visitor',
    open: async (page, { stay }) => {
      await page.goto(`/accommodations/${stay}`)
      await stayPage(page).bookNow.waitFor()
      // The map is loaded when one gets near, which the first picture of the whole page would not wait for.
      await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
      await page.locator('.base-map path.map-land').first().waitFor({ state: 'attached' })
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    state: 'not found',
    as: 'visitor',
    allowed: REFUSED,
    open: async (page) => {
      await page.goto('/accommodations/no-such-place')
      await page.getByText('Property Not Found').first().waitFor()
    },
  },
  {
    state: 'failed',
    as: 'visitor',
    allowed: REFUSED,
    open: async (page, { stay }) => {
      await breakDown(page, '**/api/accommodations/**', 'Failed to fetch accommodation')
      await page.goto(`/accommodations/${stay}`)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    state: 'booking: choosing days',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { stay }) => {
      await page.goto(`/accommodations/${stay}`)
      const screen = stayPage(page)
      await screen.bookNow.click()
      await screen.checkIn.waitFor()
    },
  },
  {
    state: 'booking: with a price',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { stay }) => {
      await page.goto(`/accommodations/${stay}?checkIn=2027-03-03&checkOut=2027-03-06`)
      const screen = stayPage(page)
      await screen.bookNow.click()
      await screen.chooseDates('2027-03-03', '2027-03-06')
      await screen.price.waitFor()
    },
  },
])

const booked = shotsOf('booking', [
  {
    state: 'confirmed',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { stay }) => {
      await page.goto(`/accommodations/${stay}`)
      const screen = stayPage(page)
      await screen.bookNow.click()
      // The first free days, because another night of this stay is taken by each run.
      const free = screen.dialog.locator('[data-day][aria-disabled=false]')
      await free.first().click()
      await free.first().click()
      await screen.confirm.click()
      await screen.dialog.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor()
    },
  },
])

const charters = shotsOf('charter trips', [
  {
    state: 'loading',
    as: 'visitor',
    open: async (page) => {
      await holdBack(page, '**/api/charter-trips/**')
      await page.goto('/charter')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    state: 'filled',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/charter')
      await card(page).waitFor()
    },
  },
  {
    state: 'details',
    as: 'visitor',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/charter')
      await card(page).getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    state: 'empty',
    as: 'visitor',
    open: async (page) => {
      await page.route('**/api/charter-trips/featured', (route) => route.fulfill({ json: [] }))
      await page.goto('/charter')
      await page.getByRole('heading', { name: 'No Charter Trips Available' }).waitFor()
    },
  },
  {
    state: 'failed',
    as: 'visitor',
    allowed: REFUSED,
    open: async (page) => {
      await breakDown(page, '**/api/charter-trips/**')
      await page.goto('/charter')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
])

const charter = shotsOf('charter trip', [
  {
    state: 'loading',
    as: 'visitor',
    open: async (page) => {
      await holdBack(page, '**/api/charter-trips/**')
      await page.goto('/charter/any')
      await page.getByRole('status').first().waitFor()
    },
  },
  {
    state: 'filled',
    as: 'visitor',
    open: async (page, { charterTrip }) => {
      await page.goto(`/charter/${charterTrip}`)
      await charterScreen(page).bar.waitFor()
    },
  },
  {
    state: 'not found',
    as: 'visitor',
    allowed: REFUSED,
    open: async (page) => {
      await page.goto('/charter/no-such-trip')
      await page.getByRole('link', { name: 'Back to Charter Trips' }).waitFor()
    },
  },
  {
    state: 'booking',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { charterTrip }) => {
      await page.goto(`/charter/${charterTrip}`)
      await charterScreen(page).bar.getByRole('button', { name: 'Book Now' }).click()
      await charterBookingForm(charterScreen(page).dialog).confirm.waitFor()
    },
  },
  {
    state: 'booking with errors',
    as: 'visitor',
    windowOnly: true,
    open: async (page, { charterTrip }) => {
      await page.goto(`/charter/${charterTrip}`)
      await charterScreen(page).bar.getByRole('button', { name: 'Book Now' }).click()
      await charterBookingForm(charterScreen(page).dialog).confirm.click()
      await page.getByText('Name is required').waitFor()
    },
  },
])

const rest = shotsOf('other pages', [
  { state: 'not found', as: 'visitor', open: (page) => page.goto('/no/such/page') },
  {
    state: 'not found, signed in',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/no/such/page')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  { state: 'a mailed link that is over', as: 'visitor', open: (page) => page.goto('/email-action') },
  { state: 'account deleted', as: 'visitor', open: (page) => page.goto('/account-deleted?trips=3&bookings=2') },
])

export const VISITOR_SHOTS: readonly Shot[] = [
  ...landing,
  ...signIn,
  ...stays,
  ...stay,
  ...booked,
  ...charters,
  ...charter,
  ...rest,
]
