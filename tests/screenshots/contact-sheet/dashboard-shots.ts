import type { Page } from '@playwright/test'
import { goOffline, holdBackFirestore, whileLoading, WITHOUT_NETWORK } from './hindrances.ts'
import { shotsOf, type Shot } from './shot.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

async function openNotices(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: /^Notices/ }).click()
  await page.getByRole('dialog', { name: 'Notices' }).waitFor()
}

const home = shotsOf('home', [
  whileLoading('traveller', '/', (page) => heading(page)),
  {
    state: 'of a newcomer',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/')
      await heading(page).waitFor()
      await page.getByRole('region', { name: 'Featured Deals' }).waitFor()
    },
  },
  {
    state: 'filled',
    as: 'traveller',
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('heading', { name: 'Next trip' }).waitFor()
    },
  },
  {
    state: 'offline',
    as: 'traveller',
    allowed: WITHOUT_NETWORK,
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('heading', { name: 'Next trip' }).waitFor()
      await goOffline(page)
    },
  },
  {
    state: 'menu',
    as: 'traveller',
    windowOnly: true,
    widths: [360],
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    state: 'notices',
    as: 'newcomer',
    windowOnly: true,
    // They close with a change of width.
    widths: [1280],
    open: openNotices,
  },
  { state: 'notices on a phone', as: 'newcomer', windowOnly: true, widths: [360], open: openNotices },
])

const dashboard = shotsOf('dashboard', [
  whileLoading('traveller', '/dashboard', (page) => tab(page, 'AI Trip Plans')),
  {
    state: 'the server does not answer',
    as: 'traveller',
    onNewDevice: true,
    allowed: WITHOUT_NETWORK,
    open: async (page) => {
      await page.clock.install()
      await holdBackFirestore(page)
      await page.goto('/dashboard')
      await page.getByRole('status').first().waitFor({ state: 'attached' })
      await page.clock.runFor(11_000)
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
      await page.clock.resume()
    },
  },
  ...(['trips', 'packing', 'places'] as const).map((name) => ({
    state: `no ${name}`,
    as: 'newcomer' as const,
    open: async (page: Page) => {
      await page.goto(`/dashboard?tab=${name}`)
      await page.getByText('No bookings yet').waitFor()
      await page.getByRole('tabpanel').getByRole('heading').waitFor()
    },
  })),
  {
    state: 'trips and bookings',
    as: 'traveller',
    open: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: 'Lisbon in winter' }).waitFor()
      await page.getByText('ST-1777622400000').first().waitFor()
    },
  },
  {
    state: 'packing lists',
    as: 'traveller',
    open: async (page) => {
      await page.goto('/dashboard?tab=packing')
      await page.getByRole('link', { name: 'Lisbon - City Break' }).waitFor()
    },
  },
  {
    state: 'places',
    as: 'traveller',
    open: async (page) => {
      await page.goto('/dashboard?tab=places')
      await page.getByText('Torre de Belém').first().waitFor()
    },
  },
  {
    state: 'offline',
    as: 'traveller',
    allowed: WITHOUT_NETWORK,
    open: async (page) => {
      await page.goto('/dashboard')
      await page.getByText('ST-1777622400000').first().waitFor()
      await goOffline(page)
    },
  },
  {
    state: 'a trip',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { trip }) => {
      await page.goto(`/dashboard?trip=${trip}`)
      await page.getByRole('dialog').getByText('Daily Itinerary').waitFor()
    },
  },
  {
    state: 'a trip: its end',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { trip }) => {
      await page.goto(`/dashboard?trip=${trip}`)
      await page.getByRole('dialog').getByText('Travel Tips').scrollIntoViewIfNeeded()
    },
  },
  {
    state: 'deleting a trip',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { trip }) => {
      await page.goto(`/dashboard?trip=${trip}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    state: 'a trip that is not there',
    as: 'traveller',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/dashboard?trip=no-such-trip')
      await page.getByRole('dialog').getByRole('heading').waitFor()
    },
  },
  {
    state: 'a packing list',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { packingList }) => {
      await page.goto(`/dashboard?tab=packing&list=${packingList}`)
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  {
    state: 'a place',
    as: 'traveller',
    windowOnly: true,
    open: async (page, { place }) => {
      await page.goto(`/dashboard?tab=places&place=${place}`)
      await page.getByRole('dialog').getByText('In the morning').waitFor()
    },
  },
  {
    state: 'cancelling a booking',
    as: 'traveller',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Cancel booking' }).first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
])

export const DASHBOARD_SHOTS: readonly Shot[] = [...home, ...dashboard]
