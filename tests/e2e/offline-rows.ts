import type { Page } from '@playwright/test'
import { activitiesScreen } from './activities-page.ts'
import { charterScreen } from './charters-page.ts'
import { expect, test } from './installed-app.ts'
import { plainPhoto, scanScreen } from './scan-page.ts'

/**
 * What works offline, a row for each entry: the user's action and the result. Kept vault documents are in
 * vault-offline.spec.ts, lists on several devices in packing-sync.spec.ts, and a cold start at every address in
 * pwa.spec.ts.
 */
export type Row = readonly [what: string, play: (page: Page) => Promise<unknown>]

export async function walk(page: Page, rows: readonly Row[]): Promise<void> {
  for (const [what, play] of rows) await test.step(what, () => play(page))
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

/** Data that the device has loaded while online. */
export interface Seen {
  readonly email: string
  readonly activity: string
  readonly charter: string
}

/** Trips, places, bookings, the profile and offers, loaded before. */
export const reads = ({ email, activity, charter }: Seen): readonly Row[] => [
  [
    'the next trip with its packing',
    async (page) => {
      await expect(page.getByRole('region', { name: 'Next trip' })).toContainText('In 5 days')
      await expect(page.getByText('1 / 2 items packed')).toBeVisible()
    },
  ],
  [
    'a trip',
    async (page) => {
      await page.getByRole('link', { name: 'Lisbon in winter' }).click()
      await expect(heading(page)).toHaveText('Lisbon in winter')
      await expect(page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /^Day / })).toHaveCount(3)
      await goTo(page, 'Dashboard')
      await page.getByRole('link', { name: 'Lisbon in winter', exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { level: 4 })).toHaveCount(3)
      await page.keyboard.press('Escape')
    },
  ],
  [
    'a discovered place',
    async (page) => {
      await page.getByRole('tab', { name: /^Discovered Places/ }).click()
      await page.getByRole('link', { name: 'Torre de Belém' }).click()
      await expect(page.getByRole('dialog', { name: 'Torre de Belém' })).toBeVisible()
      await page.keyboard.press('Escape')
    },
  ],
  [
    'a booking',
    (page) => expect(page.getByRole('region', { name: 'Your Bookings' })).toContainText('Casa do Miradouro'),
  ],
  [
    'the profile',
    async (page) => {
      await goTo(page, 'Profile')
      await expect(page.getByText(email).first()).toBeVisible()
    },
  ],
  [
    'an activity, which becomes a favorite',
    async (page) => {
      await goTo(page, 'Activities')
      const heart = activitiesScreen(page)
        .card(activity)
        .getByRole('button', { name: /^Favorite/ })
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await goTo(page, 'Dashboard')
      await expect(page.getByRole('region', { name: 'Your Favorites' })).toContainText(activity)
    },
  ],
  [
    'a charter trip',
    async (page) => {
      await goTo(page, 'Charter Trips')
      await charterScreen(page).card(charter).getByRole('link', { name: /View/ }).click()
      await expect(heading(page)).toHaveText(charter)
    },
  ],
]

const FORM_WAITS = 'You are offline. Sending this needs a connection; what you entered stays.'

/** Runs after `reads`, which ends on a charter trip's page. */
export const saysSo = ({ activity }: Seen): readonly Row[] => [
  [
    'booking a charter trip',
    async (page) => {
      await charterScreen(page).bar.getByRole('button', { name: 'Book Now' }).click()
      await expect(page.getByRole('dialog')).toContainText(FORM_WAITS)
      await page.keyboard.press('Escape')
    },
  ],
  [
    'booking an activity',
    async (page) => {
      await goTo(page, 'Activities')
      await activitiesScreen(page)
        .card(activity)
        .getByRole('button', { name: /^Book Now/ })
        .click()
      await expect(page.getByRole('dialog')).toContainText(FORM_WAITS)
      await page.keyboard.press('Escape')
    },
  ],
  [
    'planning by AI',
    async (page) => {
      await goTo(page, 'Plan Trip')
      await expect(
        page.getByText('You are offline. Planning a trip needs a connection; what you entered is kept.'),
      ).toBeVisible()
    },
  ],
  [
    'analyzing a scan',
    async (page) => {
      await goTo(page, 'Scan & Discover')
      await scanScreen(page).file.setInputFiles(await plainPhoto(page))
      await expect(
        page.getByText('You are offline. Analyzing a photo needs a connection; your photo is kept on this device.'),
      ).toBeVisible()
    },
  ],
  [
    'the chat',
    async (page) => {
      await goTo(page, 'AI Assistant')
      await page.getByLabel('Message').fill('Where to?')
      await expect(
        page.getByText('You are offline. The assistant needs a network; what you type stays here.'),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
    },
  ],
  [
    'uploading to the vault',
    async (page) => {
      await goTo(page, 'Vault')
      const note = 'You are offline. Uploading needs a connection; what you chose stays here.'
      await expect(page.getByText(note)).toBeVisible()
    },
  ],
  [
    'saving the profile',
    async (page) => {
      await goTo(page, 'Profile')
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await expect(page.getByText('You are offline. Saving needs a connection; what you entered stays.')).toBeVisible()
      await page.getByRole('button', { name: 'Cancel' }).click()
    },
  ],
  [
    'logging out',
    async (page) => {
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByText('Logging out needs a network, so that the server can end the session.')).toBeVisible()
    },
  ],
  ...['Manage Charter', 'Admin'].map((name): Row => [
    `the screen ${name}`,
    async (page) => {
      // Starts on a screen without such a note, which would be mistaken for the next one's.
      await goTo(page, 'Vault')
      await expect(heading(page)).toHaveText('Secure Document Vault')
      await goTo(page, name)
      await expect(page.getByRole('alert')).toContainText('This screen needs a connection.')
    },
  ]),
]
